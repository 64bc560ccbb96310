"""`railwright analyse`: what finished games tell their players; its options."""

from __future__ import annotations

import argparse


def register(parser: argparse.ArgumentParser) -> None:
    """Add the options."""
    parser.add_argument("file", help="a game record, or JSON lines of many games; - for standard input")
    parser.add_argument("--json", action="store_true", help="JSON instead of tables: a line a seat, or a line a game")
    parser.add_argument("--depth", default="standard", help="how far to look: quick, standard (the default), deep")
    parser.add_argument("--workers", type=int, default=None, metavar="N", help="processes for many games (all cores)")
    parser.add_argument("--ray", default=None, metavar="ADDRESS", help="analyse many games on this Ray cluster")


def run(arguments: argparse.Namespace) -> int:
    """Analyse; returns the exit status of the command."""
    from railwright.cli import analyse_run

    return analyse_run.run(arguments)
