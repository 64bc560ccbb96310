"""`python -m railwright.bots [GAME …]`: compile the players of these games, or of all, ahead of their first game."""

from __future__ import annotations

import os
import sys

from railwright.bots.readiness import all_players

_YIELDING = 5
"""Whoever plays meanwhile comes first."""


def main() -> None:
    """Compile, with a line of progress."""
    os.nice(_YIELDING)
    for players in all_players():
        if not sys.argv[1:] or players.game in sys.argv[1:]:
            players.compile()


if __name__ == "__main__":
    main()
