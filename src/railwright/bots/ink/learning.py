"""Learning by playing alone: games with a narrow beam, and a network that learns what sampled rounds make of sheets."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from railwright.bots.ink.desk import Desk, Doubles, Judge
from railwright.bots.ink.feature_table import DENSE
from railwright.bots.ink.features import describe
from railwright.bots.ink.labels import NODES, Labels, label_networks
from railwright.bots.ink.network import BUCKETS, HIDDEN, INPUTS, ROUGH, SCALE, WIDTH, Network, forward
from railwright.bots.ink.search import search_round
from railwright.bots.ink.surroundings import ROWS, Floats, Ints
from railwright.bots.ink_random import roll
from railwright.bots.stream import STREAM_WORDS, below, seed_stream
from railwright.core.compiled import compiled, overwrite
from railwright.ink.rules.sheet import DICE_SLOTS, ROUND, WORDS, Words
from railwright.ink.rules.turn import apply, new_sheet, start_round

BATCH = 32


class Samples(NamedTuple):
    """Positions and what they turned out to be worth, overwritten round about."""

    rows: npt.NDArray[np.int16]
    counts: npt.NDArray[np.int16]
    dense: Floats
    bucket: npt.NDArray[np.int8]
    target: Floats
    filled: Ints
    """How many were ever written."""


def new_samples(size: int) -> Samples:
    """Memory for so many positions."""
    return Samples(
        np.zeros((size, ROWS), dtype=np.int16),
        np.zeros(size, dtype=np.int16),
        np.zeros((size, DENSE), dtype=np.float32),
        np.zeros(size, dtype=np.int8),
        np.zeros(size, dtype=np.float32),
        np.zeros(1, dtype=np.int64),
    )


@compiled
def note(sheet: Words, labels: Labels, judge: Judge, running: bool, desk: Desk, samples: Samples) -> int:
    """Describe a position among the samples; returns its place."""
    place = samples.filled[0] % len(samples.target)
    samples.filled[0] += 1
    label_networks(sheet, labels)
    count = describe(sheet, labels, judge.patterns, running, desk.scratch, desk.rows, samples.dense[place])
    for index in range(count):
        samples.rows[place, index] = desk.rows[index]
    samples.counts[place] = count
    samples.bucket[place] = sheet[ROUND]
    return place


@compiled
def self_play(
    edition: int,
    expansion: int,
    judge: Judge,
    width: int,
    desk: Desk,
    inner_width: int,
    inner: Desk,
    settings: Doubles,
    seed: int,
    samples: Samples,
    totals: Doubles,
) -> None:
    """Play len(totals) games and note their positions.

    Of each round the best sheet and one of its rivals are noted with what the next round, tried with a few sets of
    dice, makes of them; and a position in the midst of the round with what the round made of it. Now and then a rival
    is played on. settings: sets of dice, rate of the guesses, curiosity, one in how many rounds a rival is played.
    """
    stream = np.empty(STREAM_WORDS, dtype=np.int64)
    ahead = np.empty(STREAM_WORDS, dtype=np.int64)
    dice = np.empty(DICE_SLOTS, dtype=np.int64)
    sheet = np.empty(WORDS, dtype=np.int64)
    trial = np.empty(WORDS, dtype=np.int64)
    labels = np.empty(NODES, dtype=np.uint8)
    for number in range(len(totals)):
        seed_stream(stream, seed + number)
        seed_stream(desk.stream, seed + number)
        new_sheet(sheet, edition, expansion)
        for round_number in range(1, judge.rounds + 1):
            roll(edition, expansion, stream, dice)
            start_round(sheet, dice)
            found = search_round(sheet, judge, width, desk, settings[1], int(settings[2]))
            overwrite(trial, sheet)
            length = desk.final_path[0, 0]
            for step in range(below(stream, max(length, 1))):
                apply(trial, desk.final_path[0, 1 + step])
            samples.target[note(trial, labels, judge, True, desk, samples)] = desk.final_worth[0]
            if round_number == judge.rounds:
                break
            ahead[0], ahead[1] = stream[0], stream[1]
            rival = below(stream, found)
            for which in range(1 + (rival > 0)):
                chosen = rival if which else 0
                place = note(desk.final_words[chosen], labels, judge, False, desk, samples)
                stream[0], stream[1] = ahead[0], ahead[1]
                total = 0.0
                for _ in range(int(settings[0])):
                    roll(edition, expansion, stream, dice)
                    overwrite(trial, desk.final_words[chosen])
                    start_round(trial, dice)
                    search_round(trial, judge, inner_width, inner, 0.0, 0)
                    total += inner.final_worth[0]
                samples.target[place] = total / settings[0]
            overwrite(sheet, desk.final_words[rival if below(stream, int(settings[3])) == 0 else 0])
        totals[number] = desk.final_worth[0]


class Momentum(NamedTuple):
    """What Adam remembers: two moments of each dense weight, flat, and the mean square of each table row's slope."""

    slope: Floats
    first: Floats
    second: Floats
    rows: Floats
    steps: Ints


def dense_size() -> int:
    """How many weights are not in the tables."""
    return AT_BIAS + BUCKETS


def new_momentum(network: Network) -> Momentum:
    """Nothing remembered."""
    size = dense_size()
    return Momentum(
        np.zeros(size, dtype=np.float32),
        np.zeros(size, dtype=np.float32),
        np.zeros(size, dtype=np.float32),
        np.zeros(len(network.tables), dtype=np.float32),
        np.zeros(1, dtype=np.int64),
    )


@compiled
def adam(weights: Floats, momentum: Momentum, offset: int, rate: float) -> None:
    """One step of Adam for one array of weights."""
    flat = weights.reshape(weights.size)
    step = momentum.steps[0]
    correct_first = 1 / (1 - 0.9**step)
    correct_second = 1 / (1 - 0.999**step)
    for index in range(len(flat)):
        slope = momentum.slope[offset + index]
        first = 0.9 * momentum.first[offset + index] + 0.1 * slope
        second = 0.999 * momentum.second[offset + index] + 0.001 * slope * slope
        momentum.first[offset + index] = first
        momentum.second[offset + index] = second
        momentum.slope[offset + index] = 0.0
        flat[index] -= rate * first * correct_first / (np.sqrt(second * correct_second) + 1e-6)


AT_FIRST_BIAS = INPUTS * HIDDEN
AT_SECOND = AT_FIRST_BIAS + BUCKETS * HIDDEN
AT_DIRECT = AT_SECOND + BUCKETS * HIDDEN
AT_BIAS = AT_DIRECT + BUCKETS * INPUTS
"""Where each array of weights begins in the flat moments; `first` begins them."""


@compiled
def add_slopes(network: Network, slope: Floats, bucket: int, delta: np.float32, inputs: Floats, hidden: Floats) -> None:
    """Add one sample's slopes to those of the batch; what flows back takes the place of the hidden layer."""
    slope[AT_BIAS + bucket] += delta
    for unit in range(HIDDEN):
        slope[AT_SECOND + bucket * HIDDEN + unit] += delta * hidden[unit]
        hidden[unit] = delta * network.second[bucket, unit] if hidden[unit] > 0.0 else np.float32(0.0)
        slope[AT_FIRST_BIAS + bucket * HIDDEN + unit] += hidden[unit]
    for number in range(INPUTS):
        x = inputs[number]
        slope[AT_DIRECT + bucket * INPUTS + number] += delta * x
        for unit in range(HIDDEN):
            slope[number * HIDDEN + unit] += x * hidden[unit]


@compiled
def learn_rows(
    network: Network,
    momentum: Momentum,
    bucket: int,
    delta: np.float32,
    back: Floats,
    rows: Ints,
    count: int,
    rate: float,
) -> None:
    """Move the rows of a sample at once, each by its own mean square of slopes."""
    slopes = np.empty(WIDTH, dtype=np.float32)
    mean_square = np.float32(0.0)
    for number in range(WIDTH):
        total = delta * network.direct[bucket, number]
        for unit in range(HIDDEN):
            total += back[unit] * network.first[number, unit]
        slopes[number] = total * BATCH
        mean_square += slopes[number] * slopes[number]
    mean_square /= WIDTH
    for index in range(count):
        row = rows[index]
        seen = momentum.rows[row]
        momentum.rows[row] = max(0.99 * seen + 0.01 * mean_square, mean_square * 0.01)
        step = np.float32(rate * 0.3 / (np.sqrt(momentum.rows[row]) + 1e-4))
        for number in range(WIDTH):
            network.tables[row, number] -= step * slopes[number]


@compiled
def learn(network: Network, momentum: Momentum, samples: Samples, batches: int, rate: float, seed: int) -> float:
    """Some batches of gradient descent on random samples; returns the root mean square error in points."""
    stream = np.empty(STREAM_WORDS, dtype=np.int64)
    seed_stream(stream, seed)
    inputs = np.empty(INPUTS, dtype=np.float32)
    hidden = np.empty(HIDDEN, dtype=np.float32)
    rows = np.empty(ROWS, dtype=np.int64)
    known = min(samples.filled[0], len(samples.target))
    squares = 0.0
    for _ in range(batches):
        for _ in range(BATCH):
            place = below(stream, known)
            bucket, count = samples.bucket[place], samples.counts[place]
            for index in range(count):
                rows[index] = samples.rows[place, index]
            inputs[WIDTH:] = samples.dense[place]
            error = forward(network, bucket, rows, count, inputs, hidden) - samples.target[place]
            inputs[ROUGH] = 0.0
            squares += error * error
            delta = np.float32(error * (1 / SCALE / BATCH))
            add_slopes(network, momentum.slope, bucket, delta, inputs, hidden)
            learn_rows(network, momentum, bucket, delta, hidden, rows, count, rate)
        momentum.steps[0] += 1
        adam(network.first, momentum, 0, rate)
        adam(network.first_bias, momentum, AT_FIRST_BIAS, rate)
        adam(network.second, momentum, AT_SECOND, rate)
        adam(network.direct, momentum, AT_DIRECT, rate)
        adam(network.bias, momentum, AT_BIAS, rate)
    return np.sqrt(squares / (batches * BATCH))


@compiled
def play_alone(
    edition: int, expansion: int, judge: Judge, width: int, desk: Desk, first_seed: int, totals: Doubles
) -> None:
    """Play len(totals) games with the beam only, game number n with the dice of seed first_seed + n."""
    stream = np.empty(STREAM_WORDS, dtype=np.int64)
    dice = np.empty(DICE_SLOTS, dtype=np.int64)
    sheet = np.empty(WORDS, dtype=np.int64)
    for number in range(len(totals)):
        seed_stream(stream, first_seed + number)
        new_sheet(sheet, edition, expansion)
        for _ in range(judge.rounds):
            roll(edition, expansion, stream, dice)
            start_round(sheet, dice)
            search_round(sheet, judge, width, desk, 0.0, 0)
            overwrite(sheet, desk.final_words[0])
        totals[number] = desk.final_worth[0]
