# SPDX-License-Identifier: GPL-3.0-or-later
"""Drives a program as a person does: finds, presses and reads through the accessibility bus, keys and pointer through
X. Runs inside with-display and dbus-run-session.

What GTK 4.8 needs: match names by contains= (a label's name repeats, a mnemonic keeps its underscore); a button's press
takes a quarter of a second, so wait for what it leads to; a check button has no action, so click it."""

import subprocess
import time
import warnings

import gi

warnings.simplefilter("ignore")
gi.require_version("Atspi", "2.0")
from gi.repository import Atspi, GLib  # noqa: E402

PATIENCE_SECONDS = 20
WINDOW_BORDER = 5  # which GTK draws where no window manager runs


def wait(what, condition):
    """Waits until condition() is true and returns what it returned."""
    limit = time.monotonic() + PATIENCE_SECONDS
    while time.monotonic() < limit:
        try:
            result = condition()
            if result:
                return result
        except GLib.Error:  # what was looked at went away meanwhile
            pass
        time.sleep(0.02)
    raise AssertionError(f"waited in vain for {what}")


def below(accessible):
    """Yields the accessible and everything below it."""
    yield accessible
    for index in range(accessible.get_child_count()):
        child = accessible.get_child_at_index(index)
        if child is not None:
            yield from below(child)


def look(root, role=None, name=None, contains=None):
    """Returns the first below root of that role and name, or None."""
    for accessible in below(root):
        if (role in (None, accessible.get_role_name()) and name in (None, accessible.get_name())
                and (contains is None or contains in accessible.get_name())):
            return accessible
    return None


def find(root, role=None, name=None, contains=None):
    """Waits for the first below root of that role and name."""
    return wait(f"{role or 'anything'} “{name or contains}”", lambda: look(root, role, name, contains))


def read(accessible):
    """Returns the text of an entry, text view or label."""
    return Atspi.Text.get_text(accessible, 0, Atspi.Text.get_character_count(accessible))


def act(accessible, action="click"):
    """Does an action of a widget, or one of a window's, such as "win.undo"."""
    for index in range(accessible.get_n_actions()):
        if accessible.get_action_name(index) == action:
            accessible.do_action(index)
            return
    raise AssertionError(f"“{accessible.get_name()}” has no action {action}")


def select(accessible, index):
    """Selects a row of a list or column view."""
    Atspi.Selection.select_child(accessible, index)


def has(accessible, state):
    return accessible.get_state_set().contains(getattr(Atspi.StateType, state))


class Program:
    """A running program with a window; ends with the with statement."""

    def __init__(self, *command, title, folder=None):
        self.process = subprocess.Popen(list(map(str, command)), cwd=folder)
        self.title = title

    def __enter__(self):
        Atspi.init()
        Atspi.set_timeout(2000, 5000)
        self.application = wait("the program", self._look_for_application)
        self.window = wait("its window", lambda: look(self.application, "frame", contains=self.title))
        self.x_window = wait("its X window", self._look_for_x_window)
        self._x("windowfocus", "--sync", self.x_window)
        wait("focus", lambda: has(self.window, "ACTIVE"))
        return self

    def __exit__(self, *_):
        if self.process.poll() is None:
            self.process.terminate()
        self.process.wait()

    def _look_for_application(self):
        assert self.process.poll() is None, "the program ended"
        desktop = Atspi.get_desktop(0)
        running = (desktop.get_child_at_index(index) for index in range(desktop.get_child_count()))
        return next((each for each in running if each.get_process_id() == self.process.pid), None)

    def _look_for_x_window(self):
        found = subprocess.run(["xdotool", "search", "--onlyvisible", "--pid", str(self.process.pid), "--name", "."],
                               capture_output=True, text=True, check=False).stdout.split()
        return found[0] if found else None

    def _x(self, *command):
        subprocess.run(["xdotool", *map(str, command)], check=True)

    def key(self, *keys):
        """Presses keys, such as "ctrl+z"."""
        self._x("key", *keys)

    def type(self, text):
        """Types text; a new line is the key Return, which xdotool would make a line feed."""
        for number, line in enumerate(text.split("\n")):
            if number > 0:
                self.key("Return")
            if line:
                self._x("type", "--delay", "5", "--", line)

    def click(self, accessible):
        """Clicks into the middle of a widget."""
        place = Atspi.Component.get_extents(accessible, Atspi.CoordType.WINDOW)
        self._x("mousemove", "--window", self.x_window,
                place.x + place.width // 2 + WINDOW_BORDER, place.y + place.height // 2 + WINDOW_BORDER, "click", 1)

    def focus(self, accessible):
        """Clicks into a widget until it has the focus: it may still be on its way to the screen."""
        def clicked():
            self.click(accessible)
            return has(accessible, "FOCUSED")

        wait(f"the focus on “{accessible.get_name()}”", clicked)

    def close(self):
        """Closes the window and returns the program's exit code."""
        try:
            act(self.window, "window.close")
        except GLib.Error:
            pass  # it may be gone before it answers; whether it went, and how, its exit code tells
        return self.process.wait(PATIENCE_SECONDS)
