"""Packs of puzzles: one compressed file of JSON lines for each game that has one."""

from __future__ import annotations

import functools
import lzma
from collections.abc import Iterable, Iterator
from itertools import product
from pathlib import Path

import msgspec

from railwright.core.errors import MalformedError
from railwright.ink.record import RULES
from railwright.ink.rules.expansions import KEYS
from railwright.ink.rules.sheet import EDITIONS
from railwright.puzzles.puzzle import Puzzle

FOLDER = Path(__file__).resolve().parent / "data"
GAMES = tuple("-".join(filter(None, game)) for game in product(EDITIONS, KEYS))
"""Every edition and expansion; those for which nothing can be proven have no pack."""
_ENDING, _PART = ".jsonl.xz", ".part.jsonl"
_encoder, _decoder, _head = msgspec.json.Encoder(), msgspec.json.Decoder(Puzzle), msgspec.json.Decoder(dict[str, int])


@functools.cache
def packs() -> dict[str, dict[int, Puzzle]]:
    """The puzzles of the package by game and number, in the order in which they were made."""
    return {game: read_pack(path) for game in GAMES if (path := FOLDER / f"{game}{_ENDING}").is_file()}


def read_pack(path: Path) -> dict[int, Puzzle]:
    """The puzzles of a file; one of other rules is refused."""
    head, *lines = lzma.decompress(path.read_bytes()).splitlines()
    if _head.decode(head).get("rules") != RULES:
        raise MalformedError("pack_of_other_rules", file=path)
    return {puzzle.number: puzzle for puzzle in map(_decoder.decode, lines)}


def write_pack(folder: Path, game: str, puzzles: Iterable[Puzzle]) -> Path:
    """Write a pack."""
    lines = [_encoder.encode({"rules": RULES}), *map(_encoder.encode, puzzles)]
    path = folder / f"{game}{_ENDING}"
    path.write_bytes(lzma.compress(b"\n".join(lines) + b"\n", preset=9 | lzma.PRESET_EXTREME))
    return path


class Unfinished:
    """A pack that is being made: a plain file to which each puzzle is added at once."""

    def __init__(self, folder: Path, name: str) -> None:
        self._path = folder / f"{name}{_PART}"

    def __iter__(self) -> Iterator[Puzzle]:
        """What is there of it; a line that was cut off does not count."""
        lines = self._path.read_bytes().splitlines(keepends=True) if self._path.exists() else []
        return (_decoder.decode(line) for line in lines if line.endswith(b"\n"))

    def keep(self, puzzles: Iterable[Puzzle]) -> None:
        """Begin with these."""
        self._path.write_bytes(b"".join(_encoder.encode(puzzle) + b"\n" for puzzle in puzzles))

    def add(self, puzzle: Puzzle) -> None:
        """One more."""
        with self._path.open("ab") as file:
            file.write(_encoder.encode(puzzle) + b"\n")

    def remove(self) -> None:
        """It is finished."""
        self._path.unlink(missing_ok=True)
