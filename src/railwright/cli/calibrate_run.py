"""`railwright calibrate` at work: games that are kept and never played twice, then the corrections that fit them."""

from __future__ import annotations

import argparse
import functools
from pathlib import Path

import msgspec
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn
from rich.table import Table

from railwright.arena.workers import spread
from railwright.bots.ink.players import bot
from railwright.cli.main import INTERRUPTED
from railwright.core.errors import IllegalError, MalformedError
from railwright.ink.options import Options
from railwright.insight.depth import DEFAULT_DEPTH
from railwright.insight.ink.calibration import Calibration, calibration_for, variant
from railwright.insight.ink.fitting import fit
from railwright.insight.ink.measures import measure
from railwright.insight.ink.sampling import Sample, sample_game
from railwright.insight.readiness import get_ready

MOST_GAMES = 1_000_000


def run(arguments: argparse.Namespace) -> int:
    """Measure; returns the exit status of the command."""
    if not 1 <= arguments.games <= MOST_GAMES:
        raise MalformedError("training_games", most=MOST_GAMES)
    players = arguments.players.split(",")
    for name in players:
        bot(name)  # refuses an unknown one
    edition, _, expansion = arguments.set.partition("-")
    options = Options(edition=edition, expansion=expansion or None)
    folder = Path(arguments.out)
    try:
        folder.mkdir(parents=True, exist_ok=True)
        samples = _samples(arguments, options, players, folder / f"{variant(options)}.{arguments.seed}.jsonl")
        if arguments.check:
            calibration = calibration_for(options)[0]
        else:
            calibration = fit(samples)
            written = folder / f"{variant(options)}.json"
            written.write_bytes(msgspec.json.format(msgspec.json.encode(calibration), indent=1) + b"\n")
            Console(stderr=True).print(f"Written: {written}", soft_wrap=True)
    except OSError as error:
        raise IllegalError("training_unwritable", why=str(error)) from error
    except KeyboardInterrupt:
        Console(stderr=True).print("Interrupted. What is played is kept: go on with the same command.", soft_wrap=True)
        return INTERRUPTED
    _show(samples, calibration)
    return 0


def _samples(arguments: argparse.Namespace, options: Options, players: list[str], file: Path) -> list[Sample]:
    """The games, those that were played before from their file."""
    wanted = [(name, deal) for deal in range(arguments.games) for name in players]
    lines = _kept(file)
    samples = [msgspec.json.decode(line, type=Sample) for line in lines]
    known = {(sample.player, sample.deal): sample for sample in samples}
    missing = [game for game in wanted if game not in known]
    if missing:
        get_ready()  # compiled here once, and only loaded by the workers
    columns = (BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True)) as bars, file.open("ab") as kept:
        kept.truncate(sum(map(len, lines)))
        playing = functools.partial(_play, options, arguments.seed)
        for sample in bars.track(spread(playing, missing, arguments.workers), total=len(missing)):
            known[sample.player, sample.deal] = sample
            kept.write(msgspec.json.encode(sample) + b"\n")
            kept.flush()
    return [known[game] for game in wanted]


def _play(options: Options, seed: int, game: tuple[str, int]) -> Sample:
    """One of the games, wherever it is played."""
    player, deal = game
    get_ready()
    return sample_game(options, player, seed, deal, DEFAULT_DEPTH)


def _kept(file: Path) -> list[bytes]:
    """What was played before; a line that was cut off does not count."""
    lines = file.read_bytes().splitlines(keepends=True) if file.exists() else []
    return [line for line in lines if line.endswith(b"\n")]


def _show(samples: list[Sample], calibration: Calibration) -> None:
    table = Table("player", "games", "points", "loss", "mean luck of each round ± error", "bias by fifth", box=None)
    for one in measure(samples, calibration):
        lucks = " ".join(f"{luck:+.2f}±{error:.2f}" for luck, error in zip(one.luck, one.luck_error, strict=True))
        biases = " ".join(f"{bias:+.2f}" for bias in one.bias)
        table.add_row(one.player, str(one.games), f"{one.total:.2f}", f"{one.loss:.2f}", lucks, biases)
    Console(width=200).print(table)
