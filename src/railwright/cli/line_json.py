"""Rail Line's answers to JSON lines: the score of a sheet and games played out by bots."""

from __future__ import annotations

import time
from typing import Annotated, Any, Literal

import msgspec

from railwright.bots.line import bot
from railwright.bots.readiness import get_ready
from railwright.cli.line_warm_up import warm_up
from railwright.core.chance import SeededChance
from railwright.core.errors import MalformedError
from railwright.line.deck import Goods
from railwright.line.deck_file import standard_deck
from railwright.line.match import Match, Options, SetUp
from railwright.line.record import write_record
from railwright.line.rules.scoring import has_most_travellers
from railwright.line.score import Score, sheet_score
from railwright.line.tables import tables_of

_Count = Annotated[int, msgspec.Meta(ge=0, le=1_000_000)]
_Seed = int | Annotated[str, msgspec.Meta(max_length=200)]


class SheetLine(msgspec.Struct):
    """A marked score sheet; fields that are not known are ignored."""

    game: Literal["line"]
    sheet: Literal[1, 2]
    boxes: dict[Goods, _Count] = msgspec.field(default_factory=dict)
    coins: _Count = 0
    most_travellers: bool = False
    glass_first: bool = False


class PlayOutLine(msgspec.Struct):
    """A game for bots, casual ones where none are named; the same line gives the same game."""

    game: Literal["line"]
    players: Literal[2, 3]
    sheet: Literal[1, 2] = 1
    bots: Annotated[list[str], msgspec.Meta(min_length=1, max_length=3)] | None = None
    seed: _Seed = 1


def score(message: bytes) -> dict[str, Any]:
    """Points of each part and the total."""
    asked = msgspec.json.decode(message, type=SheetLine)
    warm_up(bots=False)
    found = sheet_score(
        tables_of(standard_deck(), asked.sheet),
        {str(name): count for name, count in asked.boxes.items()},
        asked.coins,
        most_travellers=asked.most_travellers,
        glass_first=asked.glass_first,
    )
    return score_data(found)


def score_data(found: Score) -> dict[str, Any]:
    """A score as JSON."""
    return {**found.points, "total": found.total}


def play_out(message: bytes) -> dict[str, Any]:
    """A whole game: its record, and for each seat the sheet and the score."""
    asked = msgspec.json.decode(message, type=PlayOutLine)
    names = asked.bots or ["casual"] * asked.players
    if len(names) != asked.players:
        raise MalformedError("bots_for_players", players=asked.players, bots=len(names))
    chance = SeededChance(asked.seed)
    bots = [bot(name) for name in names]
    seed = chance.below(2**32)
    warm_up()
    get_ready("line", names)
    begun = time.process_time()
    match = Match(Options(asked.players, asked.sheet), SetUp.drawn(asked.players, chance))
    while match.decider is not None:
        seat = match.decider
        match.act(seat, bots[seat].act(match.view(seat), seed=seed))
    spent = time.process_time() - begun
    return {
        "record": write_record(match),
        "sheet": [_sheet_data(match, seat) for seat in range(asked.players)],
        "score": [score_data(found) for found in match.scores()],
        "places": [place.place for place in sorted(match.ranking(), key=lambda place: place.seat)],
        "cpu_seconds": round(spent, 4),
    }


def _sheet_data(match: Match, seat: int) -> dict[str, Any]:
    """A sheet that `railwright score` reads."""
    player = match.view(None).players[seat]
    return {
        "game": "line",
        "sheet": match.options.sheet,
        "boxes": player.boxes,
        "coins": player.coins,
        "most_travellers": bool(has_most_travellers(match.state, seat)),
        "glass_first": player.glass_first,
    }
