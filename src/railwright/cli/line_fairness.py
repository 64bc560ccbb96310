"""`railwright fairness`: how often each track and each seat of Rail Line wins, by simulation with two kinds of bots."""

from __future__ import annotations

import argparse

from rich.console import Console
from rich.table import Table

from railwright.bots.line.trials import KINDS, Rate, fairness
from railwright.cli.line_warm_up import warm_up
from railwright.core.errors import MalformedError
from railwright.line.deck_file import deck_at

_MOST_GAMES = 10_000_000


def fairness_report(chosen: argparse.Namespace) -> int:
    """Print one line for each number of players, sheet and kind of bot."""
    if not 2 <= chosen.games <= _MOST_GAMES:
        raise MalformedError("fairness_games", most=_MOST_GAMES)
    if not 1 <= chosen.seed < 2**32:
        raise MalformedError("fairness_seed")
    deck = deck_at(chosen.deck)
    warm_up()
    console = Console(highlight=False, width=120)
    table = Table(
        "players",
        "sheet",
        "bots",
        *(f"track {track}" for track in (1, 2, 3)),
        *(f"seat {seat}" for seat in (1, 2, 3)),
        "points",
        title=f"Win rates in %, 95% confidence, {chosen.games:,} games each; side and tracks by lot, seat 1 begins",
    )
    ahead = 0.0
    with console.status("Playing"):
        for players in (2, 3):
            for sheet in (1, 2):
                for bot in KINDS:
                    found = fairness(deck, players, sheet, bot, chosen.games, chosen.seed)
                    rates = [_words(rate) for rate in (*found.by_track, *found.by_seat)]
                    rates += [""] * (3 - players)
                    table.add_row(str(players), str(sheet), bot, *rates, f"{found.mean_points:.1f}")
                    ahead = max(ahead, found.lead) if players == 3 else ahead
    console.print(table)
    console.print(f"With three players the best track is at most {ahead:.1f} points of win rate ahead of the worst.")
    return 0


def _words(rate: Rate) -> str:
    return f"{rate.percent:.1f} ± {rate.margin:.1f}"
