"""How strong people are in matches with each other: OpenSkill's model for any number at a table.

Bots count with ratings that stay as they are. Nothing is rated twice: what waits is marked in the store, and whoever
looks at ratings first rates what waits.
"""

from __future__ import annotations

import asyncio
import functools
import logging
from importlib.resources import files

import msgspec
from openskill.models import PlackettLuce, PlackettLuceRating

from railwright.bots.registry import DEFAULT_OPPONENT
from railwright.server.result import BotPlace
from railwright.server.store import Store
from railwright.server.store.played_rows import FIND_MATCH, FIND_PENDING, FIND_RATING, seat_rated
from railwright.server.store.records import Alter, Statement

_log = logging.getLogger(__name__)
BOTS_SIGMA = 1.0
"""How sure the fixed ratings of bots are, which were measured in many matches."""
_AT_ONCE = 100
_SCALE, _MIDDLE = 40.0, 1000.0
_bots = msgspec.json.Decoder(list[BotPlace])
_model = PlackettLuce()


class Rating(msgspec.Struct, frozen=True):
    """How strong somebody is, as people read it; `spread` is how far off it may well be."""

    value: int
    spread: int
    games: int


def told_value(mu: float) -> float:
    """A rating in the numbers that people read: 1000 for who begins, 280 more or less for nearly always winning."""
    return _MIDDLE + _SCALE * (mu - _model.mu)


@functools.cache
def bot_ratings() -> dict[str, dict[str, float]]:
    """The fixed ratings of bots in each game, measured in the arena, the weakest first."""
    measured = (files("railwright.server") / "bot-ratings.toml").read_bytes()
    return msgspec.toml.decode(measured, type=dict[str, dict[str, float]])


class Ratings:
    """Rates what waits, and tells."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._rating = asyncio.Lock()

    async def of(self, profile: str) -> Rating | None:
        """Somebody's rating after all that is finished; None without a match."""
        await self.catch_up()
        found = await self._store.find(FIND_RATING, profile)
        if not found:
            return None
        mu, sigma, games = found[0]
        return Rating(round(told_value(mu)), round(_SCALE * sigma), games)

    async def catch_up(self) -> None:
        """Rate the matches that wait, the oldest first."""
        async with self._rating:
            for (room,) in await self._store.find(FIND_PENDING, _AT_ONCE):
                await self._rate(room)

    async def _rate(self, room: str) -> None:
        rows = await self._store.find(FIND_MATCH, room)
        known = bot_ratings()[rows[0][4]]
        bots = _bots.decode(rows[0][3])
        before = [_rating(mu, sigma) for *_, mu, sigma in rows]
        table = [*before, *(_rating(known.get(bot.bot, known[DEFAULT_OPPONENT]), BOTS_SIGMA) for bot in bots)]
        places = [float(row[2]) for row in rows] + [float(bot.place) for bot in bots]
        after = _model.rate([[one] for one in table], ranks=places)
        statements: list[Statement] = []
        for (seat, *_), old, [new] in zip(rows, before, after, strict=False):
            statements += seat_rated(room, seat, new.mu, new.sigma, told_value(new.mu) - told_value(old.mu))
        await self._store.write(Alter(tuple(statements)))
        _log.info("The match in room %s is rated.", room)


def _rating(mu: float | None, sigma: float | None) -> PlackettLuceRating:
    return _model.rating() if mu is None or sigma is None else _model.rating(mu=mu, sigma=sigma)
