"""All bots of both games by name: which there are, and how to get one.

A bot is given the view of its seat and a seed, and answers with an action. It thinks as long as its strength needs;
with a limit of time it thinks no further when that is reached. Importing this module is cheap; a bot's code is imported
when one is made.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal, Protocol, overload

from railwright.core.errors import MalformedError

if TYPE_CHECKING:
    from railwright.ink.actions import Action
    from railwright.ink.view import View as InkView
    from railwright.line.view import View as LineView

GameName = Literal["ink", "line"]
GAME_NAMES: dict[GameName, str] = {"ink": "Railroad Ink", "line": "Rail Line"}
_LONGEST_NAME = 40


class InkBot(Protocol):
    """Decides for a seat of Railroad Ink; the same view and seed give the same decision."""

    def act(self, view: InkView, *, seed: int) -> Action:
        """The next action: the first of the round that it would play."""
        ...

    def play_round(self, view: InkView, *, seed: int) -> list[Action]:
        """All actions of the round at once, ending with done."""
        ...

    def pick(self, view: InkView, *, seed: int) -> int:
        """The number of a pair of the draft that is still to be had."""
        ...


class LineBot(Protocol):
    """Decides for a seat of Rail Line; the same view and seed give the same decision."""

    def act(self, view: LineView, *, seed: int) -> int:
        """One of the view's legal actions."""
        ...


@dataclass(frozen=True, slots=True)
class Entry:
    """A bot; its name and a sentence about it stand in the catalogues, as `bot-<id>-name` and `bot-<id>-sentence`."""

    id: str
    games: tuple[GameName, ...]
    opponent: bool = True
    """Whether people are offered it at a table; the others are for research and for standing in."""


BOTS = (
    Entry("random", ("ink", "line"), opponent=False),
    Entry("greedy", ("ink",), opponent=False),
    Entry("beginner", ("ink", "line")),
    Entry("casual", ("ink", "line")),
    Entry("strong", ("ink", "line")),
    Entry("master", ("ink", "line")),
)
DEFAULT_OPPONENT = "casual"


def bots_for(game: GameName) -> list[Entry]:
    """The bots that play this game, the weakest first."""
    return [entry for entry in BOTS if game in entry.games]


def opponents_for(game: GameName) -> list[Entry]:
    """The bots that people are offered, the weakest first."""
    return [entry for entry in bots_for(game) if entry.opponent]


def entry_of(game: GameName, bot: str) -> Entry:
    """What is known about a bot; an unknown name gives a sentence with those that there are."""
    for entry in bots_for(game):
        if entry.id == bot:
            return entry
    raise MalformedError(
        "bot_of_game_unknown",
        bot=bot[:_LONGEST_NAME],
        game=GAME_NAMES[game],
        bots=[entry.id for entry in bots_for(game)],
    )


def check_limit(seconds: float | None) -> None:
    """Refuse a limit that is no length of time."""
    if seconds is not None and not 0 < seconds < math.inf:
        raise MalformedError("limit_of_time")


@overload
def make(game: Literal["ink"], bot: str, *, seconds: float | None = None) -> InkBot: ...
@overload
def make(game: Literal["line"], bot: str, *, seconds: float | None = None) -> LineBot: ...
def make(game: GameName, bot: str, *, seconds: float | None = None) -> InkBot | LineBot:
    """A bot.

    seconds: how long it may think. A first look at a round, and a pick of the draft, always go to their end, in a few
    hundredths of a second. Where the limit cuts a search short, decisions depend on the machine's speed.
    """
    entry_of(game, bot)
    check_limit(seconds)
    if game == "line":
        from railwright.bots.line import bot as line_bot

        return line_bot(bot, seconds=seconds)
    if bot == "random":
        from railwright.bots.ink_random import RandomBot

        return RandomBot()
    if bot == "greedy":
        from railwright.bots.ink_greedy import GreedyBot

        return GreedyBot()
    from railwright.bots.ink import bot as ink_bot

    return ink_bot(bot, seconds=seconds)
