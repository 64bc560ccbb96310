"""`railwright train` at work: from its options to a training with a bar of progress that Ctrl-C stops cleanly."""

from __future__ import annotations

import argparse
import signal
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from rich.console import Console

from railwright.arena.live import GamesBar
from railwright.bots.ink.training import train
from railwright.bots.ink.weights import data_folder, file_name
from railwright.cli.main import INTERRUPTED
from railwright.cli.train import GAMES, GAMES_FROM_BASE
from railwright.core.errors import IllegalError, MalformedError

MOST_GAMES = 10_000_000


def run(arguments: argparse.Namespace) -> int:
    """Train; returns the exit status of the command."""
    edition, _, expansion = arguments.set.partition("-")
    start = _start(arguments)
    games = arguments.games if arguments.games is not None else GAMES if start is None else GAMES_FROM_BASE
    if not 1 <= games <= MOST_GAMES:
        raise MalformedError("training_games", most=MOST_GAMES)
    if not 0 <= arguments.seed <= MOST_GAMES:
        raise MalformedError("training_seed", most=MOST_GAMES)
    folder = Path(arguments.out)
    console = Console(stderr=True, highlight=False, markup=False)
    try:
        folder.mkdir(parents=True, exist_ok=True)
        with GamesBar(console) as bars, _interrupts() as interrupts:
            bar = bars.add_task("", total=games, news="compiling, if this is the first time")

            def told(done: int, _: int, news: str) -> None:
                bars.update(bar, completed=done, news=news)
                if interrupts:
                    raise KeyboardInterrupt

            written = train(
                edition,
                expansion or None,
                games=games,
                seed=arguments.seed,
                start=start,
                resume=arguments.resume,
                folder=folder,
                progress=told,
            )
    except OSError as error:
        raise IllegalError("training_unwritable", why=str(error)) from error
    except KeyboardInterrupt:
        console.print("Interrupted. What is learned is kept: go on with the same command and --resume.", soft_wrap=True)
        return INTERRUPTED
    console.print(f"Written: {written}, {written.with_suffix('.log.jsonl')}", soft_wrap=True)
    return 0


def _start(arguments: argparse.Namespace) -> Path | None:
    """The weights to begin with."""
    if arguments.start == "nothing" or (arguments.start is None and arguments.set == "base"):
        return None
    start = Path(arguments.start) if arguments.start else data_folder() / file_name(0, 0)
    if not start.is_file():
        raise MalformedError("file_missing", file=start)
    return start


@contextmanager
def _interrupts() -> Iterator[list[int]]:
    """Ctrl-C is noted and waits for the end of a chunk, so that what is kept belongs together; twice ends at once."""
    noted: list[int] = []
    before = signal.getsignal(signal.SIGINT)

    def note(number: int, _: object) -> None:
        noted.append(number)
        signal.signal(signal.SIGINT, before)

    signal.signal(signal.SIGINT, note)
    try:
        yield noted
    finally:
        signal.signal(signal.SIGINT, before)
