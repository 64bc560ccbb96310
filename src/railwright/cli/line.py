"""The commands of Rail Line; each imports what it needs when it runs, so that other commands start fast."""

from __future__ import annotations

import argparse
from typing import Any

from railwright.bots.registry import DEFAULT_OPPONENT, opponents_for
from railwright.core.language import LANGUAGES


def register_play(parser: argparse.ArgumentParser) -> None:
    """The options of `railwright play line`."""
    parser.add_argument(
        "--players",
        type=int,
        choices=(2, 3),
        default=None,
        help="how many play (2; where several bots are named, all of them and you)",
    )
    parser.add_argument("--sheet", type=int, choices=(1, 2), default=1, help="the score sheet; 2 is harder (1)")
    parser.add_argument(
        "--bots",
        default=DEFAULT_OPPONENT,
        metavar="NAMES",
        help=f"how well they play: {', '.join(entry.id for entry in opponents_for('line'))} "
        f"(default {DEFAULT_OPPONENT}); one for all, or one for each with commas",
    )
    parser.add_argument("--name", default=None, help="your name at the table (You)")
    parser.add_argument("--seed", default=None, help="play the same cards again; without it they are shuffled anew")
    parser.add_argument("--deck", default=None, metavar="FILE", help="play with the cards and sheets of this file")
    parser.add_argument("--record", default=None, metavar="FILE", help="write the record of the game to this file")
    parser.add_argument("--no-colour", dest="colour", action="store_false", default=None, help="without colours")
    parser.add_argument(
        "--language", choices=LANGUAGES, default=None, help="the language of the game (default: from LANG)"
    )


def register_fairness(parser: argparse.ArgumentParser) -> None:
    """The options of `railwright fairness`."""
    parser.add_argument("--games", type=int, default=20_000, help="games for each line of the report (20000)")
    parser.add_argument("--seed", type=int, default=1, help="the seed of the games (1)")
    parser.add_argument("--deck", default=None, metavar="FILE", help="the cards and sheets of this file")


def score(message: bytes) -> dict[str, Any]:
    """Answer one line of `railwright score`."""
    from railwright.cli import line_json

    return line_json.score(message)


def play_out(message: bytes) -> dict[str, Any]:
    """Answer one line of `railwright play-out`."""
    from railwright.cli import line_json

    return line_json.play_out(message)


def play(chosen: argparse.Namespace) -> int:
    """`railwright play line`."""
    from railwright.cli import line_play

    return line_play.play(chosen)


def replay(text: str, deck: str | None = None, colour: bool | None = None) -> int:
    """`railwright replay` for a record of Rail Line."""
    from railwright.cli import line_replay

    return line_replay.replay(text, deck, colour)


def deck_check(path: str) -> int:
    """`railwright deck check FILE`."""
    from railwright.cli import line_deck

    return line_deck.deck_check(path)


def fairness(chosen: argparse.Namespace) -> int:
    """`railwright fairness`: win rates by track and by seat."""
    from railwright.cli import line_fairness

    return line_fairness.fairness_report(chosen)


def bench() -> dict[str, Any]:
    """The speed of Rail Line on one core."""
    from railwright.cli import line_bench

    return line_bench.bench()
