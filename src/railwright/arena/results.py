"""What comes out of a game, and the file that keeps it: one JSON line a game, so that a contest can be resumed."""

from __future__ import annotations

import hashlib
import io
from collections.abc import Iterable
from pathlib import Path
from types import TracebackType
from typing import BinaryIO

import msgspec

import railwright
from railwright.arena.contest import Terms
from railwright.bots.registry import GameName
from railwright.core.errors import IllegalError, MalformedError
from railwright.core.reading import read_lines, refusal_of

FORMAT = 1
Key = tuple[int, tuple[str, ...]]


class SeatResult(msgspec.Struct, frozen=True):
    """One seat: points, their parts, its share of the win, and CPU microseconds of each decision by kind."""

    bot: str
    total: int
    win: float
    parts: dict[str, int]
    spent: dict[str, list[int]]


class GameResult(msgspec.Struct, frozen=True):
    """One game: its deal, its seats, and a digest of its record, which pins every roll and every action."""

    deal: int
    record: str
    seats: tuple[SeatResult, ...]
    start: int | None = None
    """The seat that began, where one does."""

    @property
    def key(self) -> Key:
        """What tells this game from all others of the contest."""
        return self.deal, tuple(seat.bot for seat in self.seats)


class Head(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The first line of the file: under what terms and with which code the games were played."""

    arena: int
    terms: Terms
    sources: str


class ResultFile:
    """The file of a contest, open for further games; a new one is made with the first of them."""

    def __init__(self, path: Path, head: Head | None = None) -> None:
        self._path = path
        self._head = head
        self._stream: BinaryIO | None = None

    def __enter__(self) -> ResultFile:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self._stream is not None:
            self._stream.close()

    def add(self, result: GameResult) -> None:
        """Write a line at once, so that nothing that is done can be lost."""
        if self._stream is None:
            self._stream = self._path.open("xb" if self._head else "ab")
            if self._head:
                self._stream.write(_line(self._head))
        self._stream.write(_line(result))
        self._stream.flush()


def _line(data: msgspec.Struct) -> bytes:
    return msgspec.json.encode(data) + b"\n"


def start(path: Path, terms: Terms) -> ResultFile:
    """A new file; an existing one is not overwritten."""
    if path.exists():
        raise IllegalError("arena_results_exist", file=str(path))
    path.parent.mkdir(parents=True, exist_ok=True)
    return ResultFile(path, _head(terms))


def _head(terms: Terms) -> Head:
    return Head(FORMAT, terms, sources_digest(terms.game))


def resume(path: Path, terms: Terms) -> tuple[ResultFile, list[GameResult]]:
    """The games that are done, and the file to add others; refuses a file of other terms or of other code."""
    if not path.exists():
        return start(path, terms), []
    content = path.read_bytes()
    if _line(_head(terms)).startswith(content):
        path.unlink()  # the power went out while the first line was written
        return start(path, terms), []
    whole = content.rfind(b"\n") + 1
    head: Head | None = None
    games: list[GameResult] = []
    for number, line in read_lines(io.BytesIO(content[:whole] or content)):
        try:
            if isinstance(line, MalformedError):
                raise line
            if head is None:
                head = msgspec.json.decode(line, type=Head)
            else:
                games.append(msgspec.json.decode(line, type=GameResult))
        except (MalformedError, msgspec.MsgspecError, UnicodeError, RecursionError) as error:
            raise MalformedError("arena_result_line", line=number, file=str(path), why=refusal_of(error)) from error
    if head is None:
        raise MalformedError("arena_no_results", file=str(path))
    _check_head(path, head, terms)
    if whole < len(content):
        with path.open("rb+") as stream:
            stream.truncate(whole)  # a game that was being written when the power went out is played again
    return ResultFile(path), games


def _check_head(path: Path, head: Head, terms: Terms) -> None:
    for field in Terms.__struct_fields__:
        before, now = getattr(head.terms, field), getattr(terms, field)
        if before != now:
            raise IllegalError("arena_other_terms", file=str(path), field=field, before=_said(before), now=_said(now))
    if head.arena != FORMAT or head.sources != sources_digest(terms.game):
        raise IllegalError("arena_other_code", file=str(path))


def _said(value: object) -> str:
    if isinstance(value, bool):
        return "yes" if value else "no"
    return "none" if value is None else f"“{value}”"


def sources_digest(game: GameName) -> str:
    """A short name for the code and data that decide how games go: bots, rules, and what both stand on."""
    package = Path(railwright.__file__).resolve().parent
    digest = hashlib.sha256()
    for folder in ("bots", "core", game):
        for file in sorted((package / folder).rglob("*")):
            if file.is_file() and file.suffix != ".pyc":
                digest.update(
                    str(file.relative_to(package)).encode() + b"\0" + hashlib.sha256(file.read_bytes()).digest()
                )
    return digest.hexdigest()[:16]


def games_digest(games: Iterable[GameResult]) -> str:
    """A short name for just these games, whatever the order they came in and the time they took."""
    digest = hashlib.sha256()
    for game in sorted(games, key=lambda game: game.key):
        totals = [seat.total for seat in game.seats]
        digest.update(msgspec.json.encode([game.deal, game.record, totals]) + b"\n")
    return digest.hexdigest()[:16]
