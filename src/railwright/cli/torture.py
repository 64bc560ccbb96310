"""`railwright torture`: whole games against a server that is killed. It imports the rest when it runs."""

from __future__ import annotations

import argparse


def register(parser: argparse.ArgumentParser) -> None:
    """Add the options of the command."""
    parser.add_argument("--json", action="store_true", help="one JSON object instead of a table")
    parser.add_argument("--actions", type=int, default=2000, help="actions confirmed as stored, at least (2000)")
    parser.add_argument("--kills", type=int, default=3, help="how often a server is killed (3)")
    parser.add_argument("--rooms", type=int, default=60, help="matches at the same time (60)")
    parser.add_argument("--seed", type=int, default=1, help="chooses the order of games and the ways to die (1)")
    parser.add_argument("--database", default="", help="a URL postgresql://…; else a SQLite file, removed in the end")
    parser.add_argument("--workers", type=int, default=1, help="servers beside each other that share the database (1)")
    parser.add_argument("--redis", default="", help="a URL redis://… through which several workers find each other")


def run(arguments: argparse.Namespace) -> int:
    """Play, kill, compare and print."""
    from railwright.cli import torture_run

    return torture_run.run(arguments)
