"""`connectable completion SHELL`: a script made of the list of commands, so that no Tab has to wait for Python.

Games and levels are those of the moment: after a change the script is printed again.
"""

import sys
from collections.abc import Iterator
from functools import cache
from shlex import quote

from connectable.bots.levels import levels_of, weakest_first
from connectable.cli.commands import COMMANDS, COMMON, GROUPS, HOME, members, names
from connectable.cli.help import values_of
from connectable.cli.parser import Command, Kind, Switch
from connectable.i18n import Speech
from connectable.registry import GAMES
from connectable.terminal.setup import BOT, YOU

LISTS = ("levels", "players")
"""Kinds that are words with commas between them."""


def completion(lang: str, shell: str) -> int:
    """Print the script for that shell; its explanations are in the language."""
    script = {"bash": bash, "zsh": zsh, "fish": fish}[shell]
    sys.stdout.write(script(Speech(lang)))
    return 0


def words_of(kind: Kind) -> list[str]:
    """The words that a value of that kind can be, or be made of."""
    if not isinstance(kind.complete, str):
        return list(kind.complete)
    if kind.complete in LISTS:
        return levels() if kind.complete == "levels" else [YOU, *(BOT + level for level in levels())]
    return sorted(GAMES) if "game" in kind.complete else []


@cache
def levels() -> list[str]:
    return weakest_first(level for name in GAMES for level in levels_of(name))


def switches_of(command: Command) -> tuple[Switch, ...]:
    return (*command.switches, *COMMON)


def with_values(command: Command) -> Iterator[tuple[str, Kind]]:
    """The switches of a command that take a value, by all their names."""
    for switch in switches_of(command):
        if switch.kind:
            yield from ((name, switch.kind) for name in (switch.name, switch.alias) if name)


def first_words(command: Command) -> list[str]:
    """What may follow the words of a command: for the plain one, other commands."""
    if command is HOME:
        return names()
    return words_of(command.argument.kind) if command.argument else []


def takes_file(command: Command) -> bool:
    return bool(command.argument and "file" in command.argument.kind.complete)


def second_words(group: str) -> list[str]:
    return [command.name.split()[1] for command in members(group)]


def about(switch: Switch, speech: Speech) -> str:
    return speech.say(switch.about, **values_of(switch))


def cases(pattern: str) -> str:
    """The `case` that finds the command: `lab match` before `lab`."""
    found = [*(command.name for command in COMMANDS), *GROUPS]
    return "\n".join(pattern.replace("NAME", name) for name in found)


BASH = """\
# ~/.bashrc: eval "$(connectable completion bash)"
_connectable() {
    local line=${COMP_LINE:0:COMP_POINT} command= known= list= before= typed whole word previous
    local -a words
    COMPREPLY=()
    read -ra words <<< "$line"  # COMP_WORDS would be broken at : and =
    case $line in *[[:space:]]) words+=("") ;; esac
    local last=$((${#words[@]} - 1))
    whole=${words[last]} word=$whole previous=${words[last - 1]} typed="${words[*]:1:last - 1} "
    case $word in --*=*) previous=${word%%=*} before=$previous= word=${word#*=} ;; esac
    case $typed in
COMMANDS
    esac
    case "$command $previous" in
VALUES
        *) case "$command $word" in
WORDS
        esac ;;
    esac
    if [[ $list ]]; then
        compopt -o nospace 2>/dev/null
        before=$before${word%"${word##*,}"} word=${word##*,}
    fi
    while IFS= read -r word; do COMPREPLY+=("$before$word"); done < <(compgen -W "$known" -- "$word")
    before=${whole%"${whole##*[:=]}"}  # bash replaces only what follows the last of these
    COMPREPLY=("${COMPREPLY[@]#"$before"}")
}
complete -F _connectable connectable
"""
BASH_FILES = {"file": "compopt -o default 2>/dev/null", "folder": "compopt -o dirnames 2>/dev/null"}


def bash(_: Speech) -> str:
    values, words = [], []
    for command in (HOME, *COMMANDS):
        # the pattern of the plain command begins with a space and so fits no other
        values += [f'        "{command.name} {name}") {bash_value(kind)} ;;' for name, kind in with_values(command)]
        switches = " ".join(switch.name for switch in switches_of(command))
        words.append(f'            "{command.name} -"*) known={quote(switches)} ;;')
        files = f"; {BASH_FILES['file']}" if takes_file(command) else ""
        known = " ".join(first_words(command)) or ("" if files else switches)
        words.append(f'            "{command.name} "*) known={quote(known)}{files} ;;')
    words += [f'            "{group} "*) known={quote(" ".join(second_words(group)))} ;;' for group in GROUPS]
    found = BASH.replace("COMMANDS", cases('        "NAME "*) command="NAME" ;;'))
    return found.replace("VALUES", "\n".join(values)).replace("WORDS\n", "\n".join(words) + "\n")


def bash_value(kind: Kind) -> str:
    if isinstance(kind.complete, str) and kind.complete in BASH_FILES:
        return BASH_FILES[kind.complete]
    return f"known={quote(' '.join(words_of(kind)))}{' list=yes' if kind.complete in LISTS else ''}"


ZSH = """\
#compdef connectable
# ~/.zshrc, after compinit: eval "$(connectable completion zsh)"
_connectable() {
    local command= previous=$words[CURRENT-1] typed="${words[2,CURRENT-1]} "
    local -a found
    if [[ $PREFIX == --*=* ]]; then previous=${PREFIX%%=*}; compset -P '*='; fi
    case $typed in
COMMANDS
    esac
    case "$command $previous" in
VALUES
        *) case "$command $PREFIX" in
WORDS
        esac ;;
    esac
}
compdef _connectable connectable
"""


def zsh(speech: Speech) -> str:
    values, words = [], []
    for command in (HOME, *COMMANDS):
        values += [f'        "{command.name} {name}") {zsh_value(kind)} ;;' for name, kind in with_values(command)]
        switches = " ".join(zsh_item(switch.name, about(switch, speech)) for switch in switches_of(command))
        offer = f"found=({switches}); _describe -o switch found"
        words.append(f'            "{command.name} -"*) {offer} ;;')
        words.append(f'            "{command.name} "*) {zsh_first(command, speech) or offer} ;;')
    for group in GROUPS:
        items = " ".join(zsh_item(each.name.split()[1], speech.say(each.about)) for each in members(group))
        words.append(f'            "{group} "*) found=({items}); _describe command found ;;')
    found = ZSH.replace("COMMANDS", cases('        "NAME "*) command="NAME" ;;'))
    return found.replace("VALUES", "\n".join(values)).replace("WORDS\n", "\n".join(words) + "\n")


def zsh_first(command: Command, speech: Speech) -> str:
    if command is HOME:
        items = " ".join(zsh_item(name, first_line(name, speech)) for name in names())
        return f"found=({items}); _describe command found"
    offers = [f"compadd -- {' '.join(first_words(command))}"] if first_words(command) else []
    return "; ".join([*offers, *(["_files"] if takes_file(command) else [])])


def zsh_item(name: str, text: str) -> str:
    return quote(f"{name}:{text}")


def zsh_value(kind: Kind) -> str:
    if kind.complete in LISTS:
        return f"compset -P '*,'; compadd -S '' -- {' '.join(words_of(kind))}"
    known = {"file": "_files", "folder": "_files -/"}.get(str(kind.complete), "")
    return known or (f"compadd -- {' '.join(words_of(kind))}" if words_of(kind) else "_message value")


def first_line(name: str, speech: Speech) -> str:
    """What a first word is about: a command, or the group that begins with it."""
    return speech.say(GROUPS.get(name) or next(command.about for command in COMMANDS if command.name == name))


FISH = """\
# connectable completion fish > ~/.config/fish/completions/connectable.fish
function __connectable_at
    set -l typed (commandline -opc)
    set -l found ''
    switch "$typed[2..-1] "
COMMANDS
    end
    test "$found" = "$argv"
end
function __connectable_list
    set -l before (string match -r '.*,' -- (commandline -ct | string replace -r '^--[^=]*=' ''))
    printf '%s\\n' "$before"$argv
end
complete -c connectable -f
RULES
"""


def fish(speech: Speech) -> str:
    rules = []
    for command in (HOME, *COMMANDS):
        at = f"-n {quote(f'__connectable_at {command.name}'.rstrip())}"
        for switch in switches_of(command):
            name = switch.name.removeprefix("--")
            value = fish_value(switch.kind) if switch.kind else ""
            rules.append(f"complete -c connectable {at} -l {name}{value} -d {quote(about(switch, speech))}")
        if command.argument:
            known = f" -a {quote(' '.join(first_words(command)))}" if first_words(command) else ""
            rules.append(f"complete -c connectable {at}{known}{' -F' if takes_file(command) else ''}")
    rules += [fish_word("", name, first_line(name, speech)) for name in names()]
    rules += [
        fish_word(group, each.name.split()[1], speech.say(each.about)) for group in GROUPS for each in members(group)
    ]
    found = FISH.replace("COMMANDS", cases("        case 'NAME *'\n            set found 'NAME'"))
    return found.replace("RULES", "\n".join(rules))


def fish_word(after: str, word: str, text: str) -> str:
    at = quote(f"__connectable_at {after}".rstrip())
    return f"complete -c connectable -n {at} -a {word} -d {quote(text)}"


def fish_value(kind: Kind) -> str:
    if kind.complete in LISTS:
        call = f"(__connectable_list {' '.join(words_of(kind))})"
        return f" -x -a {quote(call)}"
    known = {"file": " -r -F", "folder": " -x -a '(__fish_complete_directories)'"}.get(str(kind.complete), "")
    return known or f" -x -a {quote(' '.join(words_of(kind)))}"
