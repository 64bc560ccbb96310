"""`railwright arena`: bots against each other or alone, measured; its options."""

from __future__ import annotations

import argparse

from railwright.ink.rules.expansions import NAMES

DEALS = 100
"""Unless the options say how many, or dice are given."""


def register(parser: argparse.ArgumentParser) -> None:
    """Add the options."""
    parser.add_argument("--list", action="store_true", help="say which bots there are")
    amount = register_contest(parser)
    amount.add_argument("--out", default="arena-results", metavar="FOLDER", help="where results go (arena-results)")
    amount.add_argument("--resume", action="store_true", help="add to the results that are there")


def register_contest(parser: argparse.ArgumentParser) -> argparse._ArgumentGroup:
    """Add who plays what, how much and where; returns the group of the last."""
    parser.add_argument("bots", nargs="*", metavar="BOT", help="who plays (see arena --list); twice for two of a kind")
    parser.add_argument("--game", choices=("ink", "line"), default="ink", help="Railroad Ink (default) or Rail Line")
    parser.add_argument(
        "--players",
        type=int,
        metavar="N",
        help="seats at a table; 1 (default for Railroad Ink): everybody alone on the same dice; "
        "with more bots than seats every choice of them meets",
    )
    ink = parser.add_argument_group("Railroad Ink")
    ink.add_argument("--edition", choices=("base", "challenge"), help="base (default) or challenge")
    ink.add_argument("--expansion", choices=("none", *NAMES), help="none (default) or one")
    ink.add_argument("--draft", action="store_true", default=None, help="the draft variant")
    ink.add_argument("--goals", action="store_true", default=None, help="with goal cards (challenge edition)")
    ink.add_argument(
        "--further-goals", action="store_true", default=None, help="with the further goal cards, too (with --goals)"
    )
    ink.add_argument("--longest", choices=("sections", "spaces"), help="how the longest line is read (sections)")
    ink.add_argument("--dice", metavar="FILE", help='given dice, JSON lines {"rolls": [[face, …], …]}')
    line = parser.add_argument_group("Rail Line")
    line.add_argument("--sheet", type=int, choices=(1, 2), help="the score sheet (1)")
    line.add_argument(
        "--tracks", choices=("chosen", "rotated"), help="chosen by the bots (default), or given to all in turn"
    )
    amount = parser.add_argument_group("how much, and where")
    amount.add_argument(
        "--deals", type=int, metavar="N", help=f"dice sequences or shuffles ({DEALS}, or all that are given)"
    )
    amount.add_argument("--seed", type=int, default=1, metavar="N", help="the same number gives the same games (1)")
    amount.add_argument(
        "--seconds",
        type=float,
        metavar="S",
        help="limit of time for a round or a decision; where it cuts bots short, the machine's speed counts",
    )
    amount.add_argument("--workers", type=int, metavar="N", help="processes (one for each core)")
    amount.add_argument("--ray", metavar="ADDRESS", help="play on a Ray cluster (extra `ray`); auto finds a local one")
    return amount


def run(arguments: argparse.Namespace) -> int:
    """Play and report; returns the exit status of the command."""
    from railwright.cli import arena_run

    return arena_run.run(arguments)
