"""The bots of Rail Line and their names."""

from __future__ import annotations

from collections.abc import Callable

from railwright.bots.line.greedy import GreedyBot
from railwright.bots.line.players import MASTER, STRONG, BeginnerBot, SearchingBot, prepare
from railwright.bots.line.random_play import RandomBot
from railwright.bots.registry import LineBot
from railwright.core.errors import MalformedError

BOTS: dict[str, Callable[[float | None], LineBot]] = {
    "random": lambda _: RandomBot(),
    "beginner": lambda _: BeginnerBot(),
    "casual": lambda _: GreedyBot(),
    "strong": lambda seconds: SearchingBot(STRONG, seconds),
    "master": lambda seconds: SearchingBot(MASTER, seconds),
}


def bot(name: str, *, seconds: float | None = None) -> LineBot:
    """A bot by its name; who searches ends the search at the limit of time."""
    if name not in BOTS:
        raise MalformedError("bot_of_game_unknown", bot=name[:40], game="Rail Line", bots=BOTS)
    return BOTS[name](seconds)


__all__ = ["BOTS", "bot", "prepare"]
