"""How long analyses take, in CPU seconds beside the speed of the machine: `python benchmarks/insight.py`."""

from __future__ import annotations

import time

from railwright.bots.ink import bot
from railwright.cli.ink_bench import base_games_per_second
from railwright.core.chance import SeededChance
from railwright.ink.match import Match, Phase
from railwright.ink.options import Options
from railwright.ink.record import write_record
from railwright.ink.view import view_of
from railwright.insight.analysis import analyse
from railwright.insight.readiness import get_ready

GAMES = {
    "base, alone": Options(),
    "challenge, four players with goals": Options(edition="challenge", players=4, goals=True),
}


def played(options: Options) -> str:
    """The record of a game of Casual in all seats, each with its own lots."""
    match, chance, player = Match(options), SeededChance("benchmark"), bot("casual")
    while match.phase is not Phase.OVER:
        match.deal(chance)
        for seat in range(options.players):
            for action in player.play_round(view_of(match, seat), seed=100 * match.round + seat):
                match.act(seat, action)
    return write_record(match)


def main() -> None:
    """Print a line for each game."""
    get_ready()
    for name, options in GAMES.items():
        record, before = played(options), base_games_per_second()
        began = time.process_time()
        analyse(record)
        used = time.process_time() - began
        print(f"{name}: {used:.1f} CPU s; {before:,.0f} and {base_games_per_second():,.0f} random base games a second")


if __name__ == "__main__":
    main()
