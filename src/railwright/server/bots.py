"""The bots at a table: which may sit where, who stands in for somebody, who gives hints, with which seed they think."""

from __future__ import annotations

from railwright.bots.registry import DEFAULT_OPPONENT, bots_for
from railwright.core.chance import SeededChance
from railwright.server.messages import GameName
from railwright.server.problems import Problem
from railwright.server.words import say

_STAND_INS = ("greedy", "casual", "random")
_ADVISERS = ("strong", "casual")


def stand_in(game: GameName) -> str:
    """The bot that finishes a round for somebody whose time is up: quick, ready from the start, and no fool."""
    return _first_of(_STAND_INS, game)


def adviser(game: GameName) -> str:
    """The bot that gives hints."""
    return _first_of(_ADVISERS, game)


def _first_of(wanted: tuple[str, ...], game: GameName) -> str:
    present = {entry.id for entry in bots_for(game)}
    return next(bot for bot in wanted if bot in present)


def known_bot(game: GameName, bot: str | None) -> str:
    """The bot that was asked for, the usual opponent where none was; refuses an unknown one."""
    if bot is None:
        return DEFAULT_OPPONENT
    if all(entry.id != bot for entry in bots_for(game)):
        raise Problem("bot_unknown", bot=bot)
    return bot


def bot_name(bot: str | None) -> str:
    """What a bot is called at the table when nobody has given it a name."""
    return say("en", f"bot.{bot}.name") if bot else ""


def bot_seed(secret: str, seat: int, moment: int) -> int:
    """A number for a bot's lots that nobody outside can foresee."""
    return SeededChance(f"{secret}:bot:{seat}:{moment}").below(2**32)
