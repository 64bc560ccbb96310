"""Commands that a player can type at any time: one letter each, and whole words in every language."""

from __future__ import annotations

import functools
from dataclasses import dataclass

from railwright.core.language import LANGUAGES, speaker

LETTERS = {
    "undo": "u",
    "clear": "c",
    "done": "d",
    "score": "s",
    "opponents": "o",
    "rules": "r",
    "hint": "h",
    "save": "",
    "quit": "q",
    "help": "?",
}
"""The commands, each with its letter if it has one."""


@dataclass(frozen=True, slots=True)
class Command:
    """A command by its name, and what stood behind it."""

    name: str
    rest: str = ""


@functools.cache
def typed(name: str) -> frozenset[str]:
    """The words for something in all languages: a game is often typed in another one than it is read in."""
    return frozenset(word for language in LANGUAGES for word in speaker(language)(f"typed-{name}").split())


@functools.cache
def _by_word() -> dict[str, str]:
    return {word: name for name, letter in LETTERS.items() for word in (letter, *typed(name)) if word}


def read_command(text: str) -> Command | None:
    """The command that a line asks for; None if it asks for something else."""
    word, _, rest = text.strip().partition(" ")
    name = _by_word().get(word.lower())
    if name is None or (rest.strip() and name != "save"):
        return None
    return Command(name, rest.strip())
