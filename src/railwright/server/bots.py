"""The bots at a table: which may sit where, who stands in for somebody, who gives hints, with which seed they think."""

from __future__ import annotations

from collections.abc import Iterable

from railwright.bots.registry import DEFAULT_OPPONENT, GameName, bots_for, opponents_for
from railwright.core.chance import SeededChance
from railwright.server.problems import Problem

BOT_NAMES = ("Mara", "Jonas", "Ada", "Nils", "Ines", "Emil", "Runa", "Theo", "Lena", "Karl", "Svea", "Otto")
"""What bots are called, here and in the page. One is always free: there are as many as seats."""
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


def successor(game: GameName, bot: str | None) -> str:
    """The bot that goes on for a person: one of those that people are offered, so that nobody's game is spoiled."""
    chosen = known_bot(game, bot)
    offered = [entry.id for entry in opponents_for(game)]
    if chosen not in offered:
        raise Problem("bot_not_offered", bot=chosen, bots=", ".join(offered))
    return chosen


def bot_name(taken: Iterable[str]) -> str:
    """What a bot is called when nobody has given it a name: as nobody else at the table, and alike in all languages."""
    others = set(taken)
    return next(name for name in BOT_NAMES if name not in others)


def bot_seed(secret: str, seat: int, moment: int) -> int:
    """A number for a bot's lots that nobody outside can foresee."""
    return SeededChance(f"{secret}:bot:{seat}:{moment}").below(2**32)
