"""`railwright dataset`: games of any bots as Parquet files, for learning from them; its options."""

from __future__ import annotations

import argparse

from railwright.cli.arena import register_contest

GAMES_PER_FILE = 1000


def register(parser: argparse.ArgumentParser) -> None:
    """Add the options."""
    amount = register_contest(parser)
    amount.add_argument("--out", default="dataset", metavar="FOLDER", help="where the files go (dataset)")
    amount.add_argument("--resume", action="store_true", help="play what the files that are there do not hold")
    amount.add_argument(
        "--per-file", type=int, default=GAMES_PER_FILE, metavar="N", help=f"games in a file ({GAMES_PER_FILE})"
    )


def run(arguments: argparse.Namespace) -> int:
    """Play and write; returns the exit status of the command."""
    from railwright.cli import dataset_run

    return dataset_run.run(arguments)
