"""A saved record with the names of its players, and the same opened again: read by the engine, told as a replay."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

from railwright.core.language import Language, speaker
from railwright.ink.match import Match as InkMatch
from railwright.ink.match import Phase
from railwright.ink.record import read_record as read_ink
from railwright.line.match import Match as LineMatch
from railwright.line.record import read_record as read_line
from railwright.server.fair_messages import FairView
from railwright.server.games import Frame
from railwright.server.http_messages import InkReplay, LineReplay, SeatInfo
from railwright.server.ink_replay import steps as ink_steps
from railwright.server.line_replay import steps as line_steps
from railwright.server.problems import Problem
from railwright.server.seats import Seat

_PLAYER = re.compile(r"^# player (\d{1,2}): ([^\x00-\x1f\x7f-\x9f]{1,40})$", re.MULTILINE)
"""Names as pages may send them."""
_NO_DICE = FairView("unproven", None, [], asked=False, draws=0, link=None, seed=None)
"""Of a record; `railwright verify` checks where its dice come from."""


def with_names(record: str, names: Sequence[str], remarks: Sequence[str] = ()) -> str:
    """A record that says who played, in remarks that the engine passes over."""
    first, _, rest = record.partition("\n")
    players = (f"# player {number}: {name}" for number, name in enumerate(names, 1))
    return "\n".join([first, *players, *remarks, rest])


def finished(record: str) -> InkMatch | LineMatch:
    """The game of a saved record; what is no record, not legal or not over is refused."""
    if record.lstrip().startswith("railwright line"):
        line = read_line(record)
        if not line.is_over:
            raise Problem("not_over")
        return line
    ink = read_ink(record)
    if ink.phase is not Phase.OVER:
        raise Problem("not_over")
    return ink


def opened(record: str, language: Language) -> InkReplay | LineReplay:
    """A saved game step by step; what is no record, not legal or not over is refused."""
    match = finished(record)
    frame = _frame(record, match.options.players, language)
    if isinstance(match, LineMatch):
        options = {"players": match.options.players, "sheet": match.options.sheet}
        return LineReplay(options, _seats(frame), line_steps(match, frame))
    return InkReplay(_ink_options(match), _seats(frame), ink_steps(match, frame))


def names_in(record: str, players: int, language: Language) -> list[str]:
    """Who played, as the remarks of a record say; who is not named there is called by number."""
    said = {int(number): name.strip() for number, name in _PLAYER.findall(record)}
    say = speaker(language)
    return [said.get(number) or say("seats-player", n=number) for number in range(1, players + 1)]


def _ink_options(match: InkMatch) -> dict[str, Any]:
    played = match.options
    return {
        "edition": played.edition,
        "expansion": played.expansion,
        "players": played.players,
        "draft": played.draft,
        "goals": played.goals,
        "further_goals": played.further_goals,
        "longest": played.longest,
    }


def _frame(record: str, players: int, language: Language) -> Frame:
    names = names_in(record, players, language)
    return Frame("", [Seat("human", name) for name in names], language, None, None, _NO_DICE)


def _seats(frame: Frame) -> list[SeatInfo]:
    return [SeatInfo(seat.name, seat.kind, None, connected=False) for seat in frame.seats]
