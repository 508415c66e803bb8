# SPDX-License-Identifier: GPL-3.0-or-later
# bash completion for muster

_muster_options () { # SUBCOMMAND
  case $1 in
    new) echo --from --size --random --seed --force ;;
    export) echo -o ;;
    do) echo --roll --seed ;;
    orders) echo --player ;;
    advance) echo --to --turn --defaults --roll --seed ;;
    battle) echo --dry-run --roll ;;
    correct) echo --dry-run ;;
    report) echo --turn --player --kind --format --lang -o ;;
    show) echo --turn --format ;;
    branch) echo --at -o ;;
    salvage) echo -o ;;
    adjudicate) echo --format ;;
  esac
  echo --help
}

_muster_values () { # SUBCOMMAND OPTION
  case $2 in
    --to) echo harvest merchant recruitment movement combat claim supply diplomacy ;;
    --kind) echo turn orders battle ledger map roster pack chronicle ;;
    --lang) echo de en fr ;;
    --format)
      case $1 in
        report) echo text html pdf csv png svg ;;
        show) echo table csv ;;
        adjudicate) echo text xml ;;
      esac ;;
  esac
}

_muster_commands='ally begin board build buy choose claim combine disband enlarge equip feed heal hold home land
  name-bodyguard name-commander note orders override paint player plot raze recruit refund rename replace resize resurrect
  reveal road roll ruling sell sortie spell trade troop unally unplot upgrade weather'
_muster_subcommands='adjudicate advance battle branch check correct do export history new orders redo report restore
  rules rulings salvage show undo'

_muster () {
  local word=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD - 1]} subcommand=${COMP_WORDS[1]} words

  if [ "$COMP_CWORD" -eq 1 ]; then
    words="$_muster_subcommands --help --version"
  elif [[ $word == -* ]]; then
    words=$(_muster_options "$subcommand")
  elif [ "$COMP_CWORD" -eq 3 ] && [ "$subcommand" = do ]; then
    words=$_muster_commands
  elif [ "$COMP_CWORD" -eq 3 ] && [ "$subcommand" = show ]; then
    words='units hexes players ledger battles journal'
  else
    words=$(_muster_values "$subcommand" "$before")
  fi

  mapfile -t COMPREPLY < <(compgen -W "$words" -- "$word")
  if [[ $word != -* ]] && [ ${#COMPREPLY[@]} -eq 0 ] || [ "$COMP_CWORD" -eq 1 ]; then
    compopt -o filenames
    mapfile -t -O "${#COMPREPLY[@]}" COMPREPLY < <(compgen -d -- "$word"; compgen -f -X '!*.@(muster|xml|txt)' -- "$word")
  fi
}

complete -F _muster muster
