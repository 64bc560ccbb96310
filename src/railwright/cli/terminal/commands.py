"""Commands that a player can type at any time: one letter each, and whole words in both languages."""

from __future__ import annotations

from dataclasses import dataclass

NAMES: dict[str, tuple[str, ...]] = {
    "undo": ("u", "undo", "zurück"),
    "clear": ("c", "clear", "leeren"),
    "done": ("d", "done", "fertig"),
    "score": ("s", "score", "punkte", "wertung"),
    "opponents": ("o", "opponents", "gegner"),
    "rules": ("r", "rules", "regeln"),
    "hint": ("h", "hint", "tipp"),
    "save": ("save", "speichern"),
    "quit": ("q", "quit", "exit", "ende"),
    "help": ("?", "help", "hilfe"),
}
_BY_WORD = {word: name for name, words in NAMES.items() for word in words}


@dataclass(frozen=True, slots=True)
class Command:
    """A command by its name, and what stood behind it."""

    name: str
    rest: str = ""


def read_command(text: str) -> Command | None:
    """The command that a line asks for; None if it asks for something else."""
    word, _, rest = text.strip().partition(" ")
    name = _BY_WORD.get(word.lower())
    if name is None or (rest.strip() and name != "save"):
        return None
    return Command(name, rest.strip())
