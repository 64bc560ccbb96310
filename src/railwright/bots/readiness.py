"""What bots need compiled before they can play, and who compiles it: this process, visibly, or one beside it.

Most bots are compiled with the rules at the first start. The players of a game are larger: they get ready when one is
first needed.
"""

from __future__ import annotations

import functools
import sys
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from pathlib import Path

from railwright.bots.registry import GAME_NAMES, GameName
from railwright.core.compiled import INTERPRETED, cache_folder
from railwright.core.progress import compiling, is_compiled


def _prepare_ink() -> None:
    from railwright.bots.ink.players import prepare

    prepare()


def _prepare_line() -> None:
    from railwright.bots.line import prepare

    prepare()


@dataclass(frozen=True, slots=True)
class Players:
    """The players of a game that are compiled together."""

    game: GameName
    bots: frozenset[str]
    package: Path
    prepare: Callable[[], None]
    """Calls everything that they run on: compiles it, or loads what is compiled."""

    @property
    def _title(self) -> str:
        return f"Compiling the players of {GAME_NAMES[self.game]}"

    @property
    def compiled(self) -> bool:
        """Whether all they need lies on disk."""
        return is_compiled(self._title, self.package)

    @property
    def command(self) -> list[str] | None:
        """What compiles them in a process of its own; None where that could leave nothing behind."""
        return [sys.executable, "-m", "railwright.bots", self.game] if cache_folder(self.package) else None

    def compile(self) -> None:
        """Compile them here and say how far it is; nothing happens where that was done before."""
        compiling(self._title, self.package, [("up to a minute", self.prepare)])

    def load(self) -> None:
        """Have everything in memory, so that no decision waits for it."""
        if not INTERPRETED:
            self.prepare()


@functools.cache
def all_players() -> tuple[Players, ...]:
    """All that are compiled apart from the rules."""
    here = Path(__file__).resolve().parent
    return (
        Players("ink", frozenset({"beginner", "casual", "strong", "master"}), here / "ink", _prepare_ink),
        Players("line", frozenset({"beginner", "strong", "master"}), here / "line", _prepare_line),
    )


def players_with(game: GameName, bot: str) -> Players | None:
    """The players that a bot belongs to; None where it is compiled with the rules."""
    return next((players for players in all_players() if players.game == game and bot in players.bots), None)


def get_ready(game: GameName, bots: Iterable[str]) -> None:
    """Compile visibly what these bots need, and load it."""
    for players in {players_with(game, bot) for bot in bots}:
        if players is not None:
            players.compile()
            players.load()
