# SPDX-License-Identifier: GPL-3.0-or-later
"""Checks that print TAP: a check is a generator named check_..., whose doc string is its title and which yields a line
for each breach."""

import subprocess
import sys


def note(text):
    """Prints what a reader should see but what breaks nothing."""
    print("#", text)


def tool(*command, **how):
    """Runs a tool; yields what it says, if it fails or complains."""
    run = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False, **how)
    if run.returncode != 0:
        yield f"{' '.join(map(str, command))}: exit code {run.returncode}"
        yield from run.stdout.splitlines()


def run_checks(namespace):
    """Runs the checks of a module, in their order, and prints a point for each."""
    checks = [check for title, check in namespace.items() if title.startswith("check_")]
    print(f"1..{len(checks)}")
    failed = 0
    for number, check in enumerate(checks, start=1):
        breaches = list(check())
        for breach in breaches:
            print(breach, file=sys.stderr)
        failed += bool(breaches)
        print("not ok" if breaches else "ok", number, "-", check.__doc__, flush=True)
    sys.exit(failed > 0)
