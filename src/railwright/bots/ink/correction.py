"""What strong play makes of a finished sheet beyond its learned value: a small convolution over the spaces.

The learned value was trained by narrow searches. The correction is trained by games of stronger players
(scripts/correction_games.py, scripts/train_correction.py), so that the look ahead ends in better values. It is 0 on
average over the sheets of a round: values keep their level.
"""

from __future__ import annotations

import functools
from typing import NamedTuple

import numpy as np

from railwright.bots.ink.desk import Desk, Judge
from railwright.bots.ink.feature_table import DENSE
from railwright.bots.ink.features import describe
from railwright.bots.ink.labels import NODES, Labels, label_networks
from railwright.bots.ink.network import BUCKETS, WIDTH, forward
from railwright.bots.ink.planes import CELLS, FIRST, PAST, PLANES, ROW, draw_planes
from railwright.bots.ink.surroundings import Floats
from railwright.bots.ink.weights import data_folder, file_stem, stored_arrays
from railwright.core.compiled import compiled
from railwright.core.errors import MalformedError
from railwright.ink.rules.board import SIZE, SPACES
from railwright.ink.rules.sheet import ROUND, Words


class Correction(NamedTuple):
    """The learned numbers; all of length 0 where nothing was learned."""

    first: Floats
    """By channel, plane and neighbour: the first layer."""
    layers: Floats
    """By layer, channel, channel of the layer before and neighbour: what each further layer adds to the one before."""
    bias: Floats
    """By layer and channel."""
    dense: Floats
    """By channel: what each dense number of the sheet adds to the first layer everywhere."""
    base: Floats
    """By round and channel: what the first layer begins with."""
    hidden: Floats
    """By unit: weights of the last layer's means, then of the dense numbers."""
    hidden_base: Floats
    """By round and unit."""
    output: Floats
    """By unit."""
    slope: Floats
    """By round: what a point of value more than usual adds."""
    usual: Floats
    """By round: the mean value, and the mean of what the rest says of it, which is taken off."""


class Paper(NamedTuple):
    """What a correction is reckoned on."""

    labels: Labels
    planes: Floats
    one: Floats
    other: Floats


def nothing() -> Correction:
    """The correction of a game for which none was learned."""
    return Correction(*(np.zeros((0,) * dimensions, dtype=np.float32) for dimensions in (3, 4, 2, 2, 2, 2, 2, 1, 1, 2)))


def shapes(channels: int, layers: int, units: int) -> tuple[tuple[int, ...], ...]:
    """How large the parts of a correction are."""
    return (
        (channels, PLANES, 9),
        (layers, channels, channels, 9),
        (layers, channels),
        (channels, DENSE),
        (BUCKETS, channels),
        (units, channels + DENSE),
        (BUCKETS, units),
        (units,),
        (BUCKETS,),
        (BUCKETS, 2),
    )


@functools.cache
def load_correction(edition: int, expansion: int) -> Correction:
    """The correction that comes with the package; `nothing` where there is none."""
    path = data_folder() / f"{file_stem(edition, expansion)}-correction.npz"
    if not path.exists():
        return nothing()
    with stored_arrays(path, "no_weights") as stored:
        found = Correction(*(stored[name].astype(np.float32) for name in Correction._fields))
    channels, layers, units = len(found.first), len(found.layers), len(found.output)
    if tuple(part.shape for part in found) != shapes(channels, layers, units):
        raise MalformedError("weights_size", file=str(path))
    return found


@compiled
def is_learned(correction: Correction) -> bool:
    """Whether there is anything to correct with."""
    return len(correction.output) > 0


@compiled
def new_paper(correction: Correction) -> Paper:
    """Paper for a correction of this size."""
    channels = len(correction.first)
    return Paper(
        np.zeros(NODES, dtype=np.uint8),
        np.zeros((PLANES, CELLS), dtype=np.float32),
        np.zeros((channels, CELLS), dtype=np.float32),
        np.zeros((channels, CELLS), dtype=np.float32),
    )


@compiled
def convolve(weights: Floats, source: Floats, target: Floats) -> None:
    """Add to each cell of the target what the nine cells around the same one of the source come to."""
    for channel in range(len(weights)):
        for plane in range(len(source)):
            a, b, c = weights[channel, plane, 0], weights[channel, plane, 1], weights[channel, plane, 2]
            d, e, f = weights[channel, plane, 3], weights[channel, plane, 4], weights[channel, plane, 5]
            g, h, i = weights[channel, plane, 6], weights[channel, plane, 7], weights[channel, plane, 8]
            for cell in range(FIRST, PAST):
                above, below = cell - ROW, cell + ROW
                target[channel, cell] += (
                    (a * source[plane, above - 1] + b * source[plane, above] + c * source[plane, above + 1])
                    + (d * source[plane, cell - 1] + e * source[plane, cell] + f * source[plane, cell + 1])
                    + (g * source[plane, below - 1] + h * source[plane, below] + i * source[plane, below + 1])
                )


@compiled
def settle(layer: Floats) -> None:
    """Nothing is below 0, and the border is 0."""
    for channel in range(len(layer)):
        for cell in range(FIRST, PAST):
            layer[channel, cell] = max(layer[channel, cell], np.float32(0.0))
        for row in range(1, SIZE + 1):
            layer[channel, ROW * row] = 0.0
            layer[channel, ROW * row + SIZE + 1] = 0.0


@compiled
def convolution(correction: Correction, bucket: int, dense: Floats, paper: Paper) -> float:
    """What the planes on the paper and the dense numbers of a sheet say of it, in points."""
    source, target = paper.one, paper.other
    channels = len(source)
    for channel in range(channels):
        total = correction.base[bucket, channel]
        for number in range(DENSE):
            total += correction.dense[channel, number] * dense[number]
        for cell in range(FIRST, PAST):
            source[channel, cell] = total
    convolve(correction.first, paper.planes, source)
    settle(source)
    for layer in range(len(correction.layers)):
        for channel in range(channels):
            for cell in range(FIRST, PAST):
                target[channel, cell] = source[channel, cell] + correction.bias[layer, channel]
        convolve(correction.layers[layer], source, target)
        settle(target)
        source, target = target, source
    means = np.zeros(channels, dtype=np.float32)
    for channel in range(channels):
        for cell in range(FIRST, PAST):
            means[channel] += source[channel, cell] * np.float32(1 / SPACES)
    said = 0.0
    for unit in range(len(correction.output)):
        total = correction.hidden_base[bucket, unit]
        for channel in range(channels):
            total += correction.hidden[unit, channel] * means[channel]
        for number in range(DENSE):
            total += correction.hidden[unit, channels + number] * dense[number]
        said += correction.output[unit] * max(total, np.float32(0.0))
    return said


@compiled
def corrected(sheet: Words, correction: Correction, judge: Judge, desk: Desk, paper: Paper) -> float:
    """What a correction adds to the value of a sheet at the end of a round that is not the last."""
    bucket = sheet[ROUND]
    label_networks(sheet, paper.labels)
    dense = desk.inputs[WIDTH:]
    count = describe(sheet, paper.labels, judge.patterns, False, desk.scratch, desk.rows, dense)
    value = forward(judge.network, bucket, desk.rows, count, desk.inputs, desk.hidden)
    draw_planes(sheet, paper.labels, desk.scratch, paper.planes)
    said = convolution(correction, bucket, dense, paper)
    return said - correction.usual[bucket, 1] + correction.slope[bucket] * (value - correction.usual[bucket, 0])
