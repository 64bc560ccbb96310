"""`railwright puzzles`: make packs of last-round puzzles, list them, prove them again; its options."""

from __future__ import annotations

import argparse
from collections.abc import Callable

from railwright.cli.train import SETS

COUNT, COUNT_OF_BASE = 200, 1000
"""What the packs of the package have."""


def register(parser: argparse.ArgumentParser) -> None:
    """Add the actions and their options."""
    actions = parser.add_subparsers(title="actions", metavar="ACTION", required=True)
    make = actions.add_parser("make", help="find puzzles in games of bots and write a pack")
    _game(make)
    make.add_argument("--count", type=int, metavar="N", help=f"puzzles ({COUNT}; of the base game {COUNT_OF_BASE:,})")
    make.add_argument("--games", type=int, metavar="N", help="end after so many games, whatever has been found")
    make.add_argument("--seed", type=int, default=1, metavar="N", help="the same number gives the same puzzles (1)")
    make.add_argument("--hosts", default="casual,strong,casual", metavar="BOTS", help="who plays the games, in turn")
    make.add_argument("--ways", type=int, default=3, metavar="N", help="drawings that may be equally good (3)")
    make.add_argument("--positions", type=int, default=60_000, metavar="N", help="the most for one proof (60,000)")
    make.add_argument("--out", default="puzzles", metavar="FOLDER", help="where the pack goes (puzzles)")
    make.set_defaults(run=_run("make"))
    check = actions.add_parser("check", help="prove the puzzles of the package again")
    _game(check)
    check.add_argument("--every", type=int, default=1, metavar="N", help="only each so-manieth (1)")
    check.set_defaults(run=_run("check"))
    listed = actions.add_parser("list", help="say which puzzles the package has")
    listed.set_defaults(run=_run("list_packs"))


def _game(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", choices=SETS, metavar="GAME", help="edition and expansion: " + ", ".join(SETS))


def _run(name: str) -> Callable[[argparse.Namespace], int]:
    def run(arguments: argparse.Namespace) -> int:
        from railwright.cli import puzzles_run

        status: int = getattr(puzzles_run, name)(arguments)
        return status

    return run
