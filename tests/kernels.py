"""`python -m tests.kernels GAME`: compile what the tests of a game run on, so that no worker waits for another."""

from __future__ import annotations

import sys
from collections.abc import Callable

from railwright.bots.readiness import all_players
from railwright.cli import ink_warm_up, line_warm_up

RULES: dict[str, Callable[[], None]] = {"ink": ink_warm_up.warm_up, "line": line_warm_up.warm_up}


def compile_all(games: list[str]) -> None:
    """Rules, bots and players, in the order in which they call each other."""
    for game in games:
        RULES[game]()
    for players in all_players():
        if players.game in games:
            players.compile()


if __name__ == "__main__":
    compile_all(sys.argv[1:])
