"""`railwright dataset` at work: games from whoever plays, written as they are done."""

from __future__ import annotations

import argparse
from pathlib import Path

from rich.console import Console

from railwright.arena.dataset import open_dataset, parquet, rows_of, write_dataset
from railwright.arena.live import GamesBar
from railwright.cli.arena_run import compile_for, contest_of, crew_of
from railwright.cli.main import INTERRUPTED
from railwright.core.errors import IllegalError, MalformedError

MOST_PER_FILE = 1_000_000


def run(arguments: argparse.Namespace) -> int:
    """Play and write; returns the exit status of the command."""
    if not 1 <= arguments.per_file <= MOST_PER_FILE:
        raise MalformedError("dataset_per_file", most=MOST_PER_FILE)
    parquet()
    contest = contest_of(arguments)
    crew, _ = crew_of(arguments, rows_of)
    compile_for(contest)
    folder = Path(arguments.out)
    console = Console(stderr=True, highlight=False, markup=False)
    total = sum(1 for _ in contest.tasks())
    rows = games = 0
    try:
        tasks = open_dataset(contest, folder, arguments.per_file, resuming=arguments.resume)
        earlier = total - len(tasks)
        with GamesBar(console) as bar:
            task = bar.add_task("", total=total, completed=earlier, news="")
            played = crew(contest, tasks) if tasks else iter(())
            for game in write_dataset(contest, played, folder, arguments.per_file):
                games += 1
                rows += len(game.columns["step"])
                bar.update(task, advance=1)
    except OSError as error:
        raise IllegalError("dataset_unwritable", why=str(error)) from error
    except KeyboardInterrupt:
        console.print("Interrupted. Whole files are kept: go on with the same command and --resume.", soft_wrap=True)
        return INTERRUPTED
    before = f", {earlier:,} games before" if earlier else ""
    Console(highlight=False, markup=False).print(
        f"{games:,} games with {rows:,} decisions{before}: {folder}", soft_wrap=True
    )
    return 0
