"""Training the players: games with themselves, in chunks, with a falling learning rate; can be stopped and resumed."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from railwright.bots.ink.aims import no_aims
from railwright.bots.ink.desk import Judge, new_desk, stamps
from railwright.bots.ink.layout import VARIANT_NAMES, feature_names, rows_digest
from railwright.bots.ink.learning import (
    BATCH,
    Momentum,
    Samples,
    learn,
    new_momentum,
    new_samples,
    play_alone,
    self_play,
)
from railwright.bots.ink.network import Network, new_network
from railwright.bots.ink.patterns import patterns
from railwright.bots.ink.prior import Prior, new_prior
from railwright.bots.ink.warm_start import Game, warm_start
from railwright.bots.ink.weights import file_name, learned_for, read, save, stored_arrays
from railwright.core.errors import IllegalError, MalformedError
from railwright.ink.rules.expansions import KEYS
from railwright.ink.rules.expansions.records import ROUNDS_OF
from railwright.ink.rules.sheet import BASE, EDITIONS, NO_EXPANSION

Progress = Callable[[int, int, str], None]
"""Is told the games done, the games in all and how it goes; what it raises stops the training."""

CHUNK = 100
"""Games between two lessons."""
UNTAUGHT = 400
"""Games in which a new network looks at every drawing, so that the guesses get a first idea."""
SAMPLES = 400_000
EPOCHS = 16.0
"""How often a position is learned from, on average."""
DICE_SETS = 3
FIRST_RATE, WARM_RATE, LAST_RATE = 1e-3, 7e-4, 2e-5
"""Learning rates: of a new network, of one that begins with the base game's weights, at the end."""
GUESS_RATE = 0.05
RIVALS = 8
BEAM, LOOKS = 2, 16
INNER_BEAM, INNER_LOOKS = 1, 8
EVERY_LOOKS = 300
TEST_GAMES = 600
TEST_SEED = 5_000_000
TESTS = 10
"""How often a training plays test games, and leaves a checkpoint."""
FIRST_SEED = 20_000_000
"""Dice of the training: far from the seeds that measure the players."""


class Task(NamedTuple):
    """What is trained and how: what a checkpoint must agree in with the training that goes on from it."""

    edition: str
    expansion: str
    seed: int
    games: int
    start: str
    """A digest of the weights that it began with."""
    layout: str
    """A digest of what the network is told of a sheet."""


class Course(NamedTuple):
    """All that a training has come to."""

    done: int
    network: Network
    prior: Prior
    momentum: Momentum
    samples: Samples


def train(
    edition: str,
    expansion: str | None,
    *,
    games: int,
    seed: int = 1,
    start: Path | None = None,
    resume: bool = False,
    folder: Path,
    progress: Progress | None = None,
) -> Path:
    """Train one edition and expansion and write its file of weights and its log.

    start: a file of weights to begin with, the base game's with the same expansion or with none. Stopped by what
    `progress` raises it leaves a checkpoint: resumed from there it ends with the same weights as if it had not been
    stopped.
    """
    e, x = EDITIONS.index(edition), KEYS.index(expansion)
    target = folder / file_name(e, x)
    log_file = target.with_suffix(".log.jsonl")
    checkpoint = checkpoint_of(target)
    task = Task(edition, expansion or "none", seed, games, _digest(start), _layout(e, x))
    course = _new_course(e, x, seed, start)
    if resume:
        course = _read_checkpoint(checkpoint, task, course)
    else:
        _check_free(target, checkpoint)
        log_file.write_text("")
    rounds = ROUNDS_OF[x]
    network, momentum, samples = course.network, course.momentum, course.samples
    judge = Judge(patterns(e, x), network, course.prior, stamps(), no_aims(), rounds, 0, 0.0)
    narrow, open_eyed = new_desk(BEAM, LOOKS, RIVALS), new_desk(BEAM, EVERY_LOOKS, RIVALS)
    inner, test_desk = new_desk(INNER_BEAM, INNER_LOOKS, 1), new_desk(4, 32, 1)
    totals, test = np.zeros(CHUNK), np.zeros(TEST_GAMES)
    first_rate = FIRST_RATE if start is None else WARM_RATE
    while course.done < games:
        part = course.done / games
        fresh = course.done < UNTAUGHT and start is None
        settings = np.array([1 if fresh else DICE_SETS, GUESS_RATE * 0.1**part, 12 if part < 0.1 else 24, 6])
        before = int(samples.filled[0])
        desk = open_eyed if fresh else narrow
        dice_seed = FIRST_SEED * (1 + seed) + course.done
        self_play(e, x, judge, BEAM, desk, INNER_BEAM, inner, settings, dice_seed, samples, totals)
        done = course.done + CHUNK
        batches = max(1, int((int(samples.filled[0]) - before) * EPOCHS / BATCH))
        error = learn(network, momentum, samples, batches, first_rate * (LAST_RATE / first_rate) ** part, seed + done)
        course = course._replace(done=done)
        if int(done * TESTS / games) > int(part * TESTS):
            play_alone(e, x, judge, 4, test_desk, TEST_SEED, test)
            _log(log_file, games=done, self_play=totals.mean(), error=error, test_beam_4=test.mean())
            _write_checkpoint(checkpoint, task, course)
        if progress:
            try:
                progress(min(done, games), games, f"mean {totals.mean():.1f}")
            except BaseException:
                _write_checkpoint(checkpoint, task, course)
                raise
    save(target, e, x, network, course.prior)
    checkpoint.unlink(missing_ok=True)
    return target


def checkpoint_of(target: Path) -> Path:
    """Where a training that was stopped is kept."""
    return target.with_suffix(".checkpoint.npz")


def _check_free(target: Path, checkpoint: Path) -> None:
    """What was learned before is not overwritten."""
    if checkpoint.exists():
        raise IllegalError("training_stopped", file=str(checkpoint))
    if target.exists():
        raise IllegalError("training_exists", file=str(target))


def _digest(start: Path | None) -> str:
    return hashlib.sha256(start.read_bytes()).hexdigest()[:16] if start is not None else "none"


def _layout(edition: int, expansion: int) -> str:
    told = (feature_names(edition, expansion), rows_digest(edition, expansion), VARIANT_NAMES)
    return hashlib.sha256(repr(told).encode()).hexdigest()[:16]


def _same_shapes(some: Iterable[npt.NDArray[Any]], others: Iterable[npt.NDArray[Any]]) -> bool:
    return all(one.shape == other.shape for one, other in zip(some, others, strict=True))


def _new_course(edition: int, expansion: int, seed: int, start: Path | None) -> Course:
    if start is not None:
        same, plain = Game(BASE, expansion), Game(BASE, NO_EXPANSION)
        source = same if learned_for(start, *same) else plain
        network, prior = warm_start(source, read(start, *source), Game(edition, expansion))
    else:
        network, prior = new_network(patterns(edition, expansion), seed), new_prior()
    return Course(0, network, prior, new_momentum(network), new_samples(SAMPLES))


def _log(path: Path, **entry: float) -> None:
    with path.open("a") as log:
        log.write(json.dumps({name: round(float(number), 3) for name, number in entry.items()}) + "\n")


def _write_checkpoint(path: Path, task: Task, course: Course) -> None:
    """Write it whole or not at all: the one before stays until the new one is complete."""
    parts = {
        f"{name}.{field}": array
        for name, group in course._asdict().items()
        if name != "done"
        for field, array in group._asdict().items()
    }
    unfinished = path.with_suffix(".unfinished")
    with unfinished.open("wb") as file:
        np.savez(file, done=np.array(course.done), task=np.array(json.dumps(task)), **parts)
    unfinished.replace(path)


def _read_checkpoint(path: Path, task: Task, new: Course) -> Course:
    """The course of a training that was stopped; refuses one of another task. new: a course of the wanted shapes."""
    if not path.exists():
        raise MalformedError("training_missing", file=str(path))
    with stored_arrays(path, "no_training") as stored:
        before = Task(*json.loads(str(stored["task"])))
        groups = {
            name: type(group)(*(stored[f"{name}.{field}"] for field in group._fields))
            for name, group in new._asdict().items()
            if name != "done"
        }
        course = Course(int(stored["done"]), **groups)
    for field, old, wanted in zip(Task._fields, before, task, strict=True):
        if old != wanted:
            raise IllegalError("training_terms", file=str(path), field=field, before=str(old), now=str(wanted))
    if not all(_same_shapes(group, getattr(new, name)) for name, group in groups.items()):
        raise MalformedError("training_version", file=str(path))
    return course
