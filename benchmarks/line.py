"""Rail Line's speed and fairness at length: `python benchmarks/line.py [GAMES]`.

`railwright bench` gives the same speeds in a few seconds; here they are taken for each sheet and each kind of bot.
"""

from __future__ import annotations

import sys
import time

import numpy as np

from railwright.bots.line.random_play import random_games
from railwright.bots.line.trials import KINDS, fairness
from railwright.cli.line_bench import legal_python_us
from railwright.cli.line_warm_up import warm_up
from railwright.line.deck_file import standard_deck
from railwright.line.tables import tables_of


def main(games: int) -> None:
    """Print one line for each measurement."""
    warm_up()
    totals = np.zeros((games, 3), dtype=np.int64)
    for players in (2, 3):
        for sheet in (1, 2):
            tables = tables_of(standard_deck(), sheet)
            begun = time.process_time()
            decisions = random_games(tables, players, games, 1, totals)
            spent = time.process_time() - begun
            print(
                f"{players} players, sheet {sheet}: {games / spent:,.0f} random games/s, "
                f"{1e9 * spent / decisions:.0f} ns a decision, mean {totals[:, :players].mean():.1f} points"
            )
    print(f"a list of legal actions from Python: {legal_python_us():.2f} us")
    for bot in KINDS:
        fairness(standard_deck(), 3, 1, bot, 2)
        begun = time.process_time()
        found = fairness(standard_deck(), 3, 1, bot, games // 50)
        spent = time.process_time() - begun
        print(f"{bot}: {games // 50 / spent:,.0f} games/s with three of them, tracks within {found.lead:.1f} points")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 100_000)
