"""Training the players: games with themselves, in chunks, with a falling learning rate; can be stopped and resumed."""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from pathlib import Path

import numpy as np

from railwright.bots.ink.aims import no_aims
from railwright.bots.ink.learning import BATCH, Momentum, learn, new_momentum, new_samples, play_alone, self_play
from railwright.bots.ink.network import BUCKETS, Network, new_network
from railwright.bots.ink.patterns import BLANK, CODES, LAVA_END, PARTITIONS, SIDE_STATES, Patterns, patterns
from railwright.bots.ink.prior import Prior, new_prior
from railwright.bots.ink.room import Game, new_room, stamps
from railwright.bots.ink.surroundings import Ints
from railwright.bots.ink.weights import data_folder, file_name, read, save
from railwright.core.errors import MalformedError
from railwright.ink.rules.board import ROUNDS, ROUNDS_WITH_EXPANSION
from railwright.ink.rules.pieces import PIECE_LIST, SPECIALS
from railwright.ink.rules.sheet import EDITIONS, EXPANSIONS, NO_EXPANSION

Progress = Callable[[int, int, str], None]

CHUNK = 100
"""Games between two lessons."""
UNTAUGHT = 400
"""Games in which a new network looks at every drawing, so that the guesses get a first idea."""
SAMPLES = 150_000
EPOCHS = 12.0
"""How often a position is learned from, on average."""
DICE_SETS = 3
FIRST_RATE, WARM_RATE, LAST_RATE = 2e-3, 7e-4, 4e-5
"""Learning rates: of a new network, of one that begins with the base game's weights, at the end."""
GUESS_RATE = 0.05
RIVALS = 8
BEAM, LOOKS = 2, 16
INNER_BEAM, INNER_LOOKS = 1, 8
EVERY_LOOKS = 300
TEST_GAMES = 200
TEST_SEED = 5_000_000
FIRST_SEED = 20_000_000
"""Dice of the training: far from the seeds that measure the players."""


def warm_start(edition: int, expansion: int, taught: tuple[Network, Prior]) -> tuple[Network, Prior]:
    """A network that knows of the base game what another edition or expansion shares with it."""
    plain, wanted = patterns(0, NO_EXPANSION), patterns(edition, expansion)
    old, prior = taught
    network = new_network(wanted, 1)
    network.tables[:] = 0
    codes = _without_lava()
    for layer in range(wanted.row.shape[1] // CODES):
        for space in range(len(plain.row)):
            network.tables[wanted.row[space, layer * CODES : (layer + 1) * CODES]] = old.tables[plain.row[space, codes]]
    _copy_tail(wanted, network, plain, old)
    network.tables[0] = 0
    network.first[:] = old.first
    shift = 0 if expansion == NO_EXPANSION else ROUNDS - ROUNDS_WITH_EXPANSION
    for bucket in range(BUCKETS):
        source = min(bucket + shift, BUCKETS - 1)
        for part in ("first_bias", "second", "direct", "bias"):
            getattr(network, part)[bucket] = getattr(old, part)[source]
    return network, Prior(*(part.copy() for part in prior))


def _copy_tail(wanted: Patterns, network: Network, plain: Patterns, old: Network) -> None:
    """The rows after those of single spaces: pairs, dice, specials."""
    length = wanted.flags + len(SPECIALS) + 4 - wanted.pairs
    network.tables[wanted.pairs : wanted.pairs + length] = old.tables[plain.pairs : plain.pairs + length]
    assert wanted.flags - wanted.remaining == len(PIECE_LIST)


def _without_lava() -> Ints:
    """For each code the one that shows a blank side where it shows lava."""
    number, partition = np.divmod(np.arange(CODES), PARTITIONS)
    result = np.zeros(CODES, dtype=np.int64)
    for side in range(4):
        state = number // SIDE_STATES ** (3 - side) % SIDE_STATES
        result = result * SIDE_STATES + np.where(state == LAVA_END, BLANK, state)
    return result * PARTITIONS + partition


def train(
    edition: str,
    expansion: str | None,
    *,
    games: int,
    seed: int = 1,
    seconds: float | None = None,
    start: Path | None = None,
    resume: bool = False,
    folder: Path | None = None,
    progress: Progress | None = None,
) -> Path:
    """Train one edition and expansion and write its file of weights, its log and, until it is done, a checkpoint.

    start: a file of the base game's weights to begin with. seconds: stop early (the checkpoint can be resumed).
    """
    e, x = EDITIONS.index(edition), EXPANSIONS.index(expansion)
    folder = folder or data_folder()
    target = folder / file_name(e, x)
    checkpoint, log_file = target.with_suffix(".checkpoint.npz"), target.with_suffix(".log.jsonl")
    done = 0
    if resume:
        if not checkpoint.exists():
            raise MalformedError(f"There is no training to resume at {checkpoint}.")
        network, prior, momentum, done = _read_checkpoint(checkpoint)
    else:
        if start is not None:
            network, prior = warm_start(e, x, read(start))
        else:
            network, prior = new_network(patterns(e, x), seed), new_prior()
        momentum = new_momentum(network)
        log_file.write_text("")
    rounds = ROUNDS if x == NO_EXPANSION else ROUNDS_WITH_EXPANSION
    game = Game(patterns(e, x), network, prior, stamps(), no_aims(), rounds, 0, 0.0)
    samples = new_samples(SAMPLES)
    narrow, open_eyed = new_room(BEAM, LOOKS, RIVALS), new_room(BEAM, EVERY_LOOKS, RIVALS)
    inner, test_room = new_room(INNER_BEAM, INNER_LOOKS, 1), new_room(4, 32, 1)
    totals, test = np.zeros(CHUNK), np.zeros(TEST_GAMES)
    first_rate = FIRST_RATE if start is None else WARM_RATE
    began, noted = time.perf_counter(), 0.0
    while done < games and (seconds is None or time.perf_counter() - began < seconds):
        fresh = done < UNTAUGHT and start is None
        part = done / games
        settings = np.array([1 if fresh else DICE_SETS, GUESS_RATE * 0.1**part, 12 if part < 0.1 else 24, 6])
        before = int(samples.filled[0])
        room = open_eyed if fresh else narrow
        self_play(e, x, game, BEAM, room, INNER_BEAM, inner, settings, FIRST_SEED * (1 + seed) + done, samples, totals)
        done += CHUNK
        batches = max(1, int((int(samples.filled[0]) - before) * EPOCHS / BATCH))
        rate = first_rate * (LAST_RATE / first_rate) ** part
        error = learn(network, momentum, samples, batches, rate, seed + done)
        if progress:
            progress(done, games, f"mean {totals.mean():.1f}")
        if part >= noted or done >= games:
            noted += 0.1
            play_alone(e, x, game, 4, test_room, TEST_SEED, test)
            entry = {"games": done, "self_play": totals.mean(), "error": error, "test_beam_4": test.mean()}
            with log_file.open("a") as log:
                log.write(json.dumps({name: round(float(number), 3) for name, number in entry.items()}) + "\n")
            _write_checkpoint(checkpoint, network, prior, momentum, done)
            save(target, network, prior)
    _write_checkpoint(checkpoint, network, prior, momentum, done)
    save(target, network, prior)
    if done >= games:
        checkpoint.unlink()
    return target


def _write_checkpoint(path: Path, network: Network, prior: Prior, momentum: Momentum, done: int) -> None:
    parts = {f"network_{name}": part for name, part in network._asdict().items()}
    parts |= {f"prior_{name}": part for name, part in prior._asdict().items()}
    parts |= {f"momentum_{name}": part for name, part in momentum._asdict().items()}
    with path.open("wb") as file:
        np.savez(file, done=np.array(done), **parts)


def _read_checkpoint(path: Path) -> tuple[Network, Prior, Momentum, int]:
    with np.load(path) as stored:
        network = Network(*(stored[f"network_{name}"] for name in Network._fields))
        prior = Prior(*(stored[f"prior_{name}"] for name in Prior._fields))
        momentum = Momentum(*(stored[f"momentum_{name}"] for name in Momentum._fields))
        return network, prior, momentum, int(stored["done"])
