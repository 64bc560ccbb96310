"""Saved games: the record of the match, with one comment line that says how to go on."""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path

from railwright.core.errors import MalformedError
from railwright.core.lines import read_text
from railwright.ink.match import Match
from railwright.ink.record import read_record, write_record

_NOTE = re.compile(r"^# play: seed (-?\d{1,20}), people (\d)$", re.MULTILINE)


@dataclass(frozen=True, slots=True)
class Saved:
    """A game from a file; the seed is unknown where the file was written by something else."""

    match: Match
    seed: int | None
    people: int


def save(match: Match, seed: int, people: int, file: Path) -> None:
    """Write the record; a comment keeps the seed of the coming dice and how many of the seats are people."""
    file.write_text(f"{write_record(match)}\n# play: seed {seed}, people {people}\n", encoding="utf-8")


def load(file: str) -> Saved:
    """Read a record and replay it."""
    text = read_text(file)
    match = read_record(text)
    note = _NOTE.search(text)
    if note is None:
        return Saved(match, None, 1)
    people = int(note[2])
    if not 1 <= people <= match.options.players:
        raise MalformedError(f"The file says that {people} people play, but there are {match.options.players} seats.")
    return Saved(match, int(note[1]), people)
