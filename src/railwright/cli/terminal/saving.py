"""Saved games: the record of the match, with one comment line that says how to go on."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from railwright.bots.registry import entry_of
from railwright.core.errors import MalformedError
from railwright.core.reading import read_text
from railwright.ink.match import Match
from railwright.ink.record import read_record, write_record

_NOTE = re.compile(r"^# play: seed (-?\d{1,20}), people (\d)(?:, bots ([a-z,]{1,200}))?$", re.MULTILINE)


@dataclass(frozen=True, slots=True)
class Saved:
    """A game from a file; the seed is unknown where the file was written by something else."""

    match: Match
    seed: int | None
    people: int
    bots: tuple[str, ...] = ()
    """Who plays the other seats; empty where the file does not say."""


def save(match: Match, seed: int, people: int, bots: Sequence[str], file: Path) -> None:
    """Write the record; a comment keeps the seed of the coming dice, how many seats are people, and which bots play."""
    played_by = f", bots {','.join(bots)}" if bots else ""
    file.write_text(f"{write_record(match)}\n# play: seed {seed}, people {people}{played_by}\n", encoding="utf-8")


def load(file: str) -> Saved:
    """Read a record and replay it."""
    text = read_text(file)
    match = read_record(text)
    note = _NOTE.search(text)
    if note is None:
        return Saved(match, None, 1)
    people = int(note[2])
    if not 1 <= people <= match.options.players:
        raise MalformedError("saved_people", people=people, seats=match.options.players)
    bots = tuple(note[3].split(",")) if note[3] else ()
    if bots and len(bots) != match.options.players - people:
        raise MalformedError("saved_bots", bots=len(bots), seats=match.options.players - people)
    return Saved(match, int(note[1]), people, tuple(entry_of("ink", bot).id for bot in bots))
