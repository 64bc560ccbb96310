"""`railwright torture` at work: from its options to an ordeal, a bar while it lasts and what is printed in the end."""

from __future__ import annotations

import argparse
import asyncio
import tempfile
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, TextColumn, TimeElapsedColumn, TimeRemainingColumn
from rich.progress import Progress as Bar

from railwright.cli.load_run import check_least, compile_all, print_figures
from railwright.core.errors import MalformedError
from railwright.trial.host import raise_file_limit
from railwright.trial.torture import Ordeal, Progress, Torture

_LEAST = {"actions": 1, "kills": 0, "rooms": 1, "workers": 1}
_WRONG = ("lost", "doubled", "unfinished", "replays_differ", "refused", "tracebacks")


def run(arguments: argparse.Namespace) -> int:
    """Play, kill, compare and print; the exit status is 1 where anything is not as it should be."""
    check_least(arguments, _LEAST)
    if arguments.workers > 1 and not (arguments.database and arguments.redis):
        raise MalformedError("trial_workers")
    raise_file_limit()
    compile_all()
    with tempfile.TemporaryDirectory() as folder:
        ordeal = Ordeal(
            arguments.database or str(Path(folder) / "games.db"),
            arguments.actions,
            arguments.kills,
            arguments.rooms,
            arguments.seed,
            arguments.workers,
            ("--redis", arguments.redis) if arguments.redis else (),
        )
        figures = _endure(ordeal)
    print_figures(figures, as_json=arguments.json)
    return int(any(figures[name] for name in _WRONG))


def _endure(ordeal: Ordeal) -> dict[str, Any]:
    columns = (
        TextColumn("Confirmed"),
        BarColumn(bar_width=24),
        MofNCompleteColumn(),
        TextColumn("{task.fields[kills]} of {task.fields[of]} kills, {task.fields[matches]} matches"),
        TimeElapsedColumn(),
        TimeRemainingColumn(),
    )
    with Bar(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task("", total=ordeal.actions, kills=0, of=ordeal.kills, matches=0)

        def watched(now: Progress) -> None:
            bar.update(task, completed=min(now.acked, ordeal.actions), kills=now.kills, matches=now.matches)

        return asyncio.run(Torture(ordeal, watched).run())
