"""The bots of Rail Line and their names."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from railwright.bots.line.greedy import GreedyBot
from railwright.bots.line.players import MASTER, STRONG, BeginnerBot, SearchingBot, prepare
from railwright.bots.line.random_play import RandomBot
from railwright.core.chance import Chance
from railwright.core.errors import MalformedError
from railwright.line.view import View


class Bot(Protocol):
    """Whoever decides for a seat from what that seat may see."""

    def choose(self, view: View) -> int:
        """One of the view's legal actions."""
        ...


BOTS: dict[str, Callable[[Chance], Bot]] = {
    "random": RandomBot,
    "beginner": BeginnerBot,
    "casual": GreedyBot,
    "strong": lambda chance: SearchingBot(chance, STRONG),
    "master": lambda chance: SearchingBot(chance, MASTER),
}


def bot_named(name: str, chance: Chance) -> Bot:
    """A bot by its name; the chance decides where it has no preference."""
    if name not in BOTS:
        raise MalformedError(f"There is no bot “{name[:40]}” for Rail Line; there are {', '.join(BOTS)}.")
    return BOTS[name](chance)


__all__ = ["BOTS", "Bot", "bot_named", "prepare"]
