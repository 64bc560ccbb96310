"""The learned value of a sheet: tables summed over its spaces, then one hidden layer; it adds what is to come."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from railwright.bots.ink.feature_table import DENSE, Feature
from railwright.bots.ink.patterns import Patterns
from railwright.bots.ink.surroundings import Floats, Ints
from railwright.core.compiled import compiled

WIDTH = 32
HIDDEN = 64
INPUTS = WIDTH + DENSE
ROUGH = WIDTH + Feature.ROUGH_POINTS
"""The input that is not weighed, but added to."""
BUCKETS = 8
"""Output weights by round; round 0 is not used."""
SCALE = 10.0
"""One unit of the network's output in points."""


class Network(NamedTuple):
    """The learned numbers of one edition and expansion."""

    tables: Floats
    first: Floats
    first_bias: Floats
    second: Floats
    direct: Floats
    bias: Floats


def shapes(patterns: Patterns) -> tuple[tuple[int, ...], ...]:
    """How large the parts of a network are."""
    by_bucket = (BUCKETS, HIDDEN)
    return (patterns.rows, WIDTH), (INPUTS, HIDDEN), by_bucket, by_bucket, (BUCKETS, INPUTS), (BUCKETS,)


def new_network(patterns: Patterns, seed: int) -> Network:
    """An untaught network: its value is the points as they stand."""
    source = np.random.default_rng(seed)
    tables, first, *others = shapes(patterns)
    return Network(
        (0.05 * source.standard_normal(tables)).astype(np.float32),
        (source.standard_normal(first) / np.sqrt(INPUTS)).astype(np.float32),
        *(np.zeros(shape, dtype=np.float32) for shape in others),
    )


@compiled
def forward(network: Network, bucket: int, rows: Ints, count: int, inputs: Floats, hidden: Floats) -> float:
    """The value in points. inputs[WIDTH:] must hold the dense numbers; the rest and the hidden layer are filled."""
    tables, first = network.tables, network.first
    second, direct = network.second[bucket], network.direct[bucket]
    for column in range(WIDTH):
        inputs[column] = 0.0
    paired = count & ~3
    for index in range(0, paired, 4):
        p, q, r, s = rows[index], rows[index + 1], rows[index + 2], rows[index + 3]
        for column in range(WIDTH):
            inputs[column] += (tables[p, column] + tables[q, column]) + (tables[r, column] + tables[s, column])
    for index in range(paired, count):
        row = rows[index]
        for column in range(WIDTH):
            inputs[column] += tables[row, column]
    for unit in range(HIDDEN):
        hidden[unit] = network.first_bias[bucket, unit]
    rough = inputs[ROUGH]
    inputs[ROUGH] = 0.0
    for number in range(0, INPUTS, 8):
        a, b, c, d = inputs[number], inputs[number + 1], inputs[number + 2], inputs[number + 3]
        e, f, g, h = inputs[number + 4], inputs[number + 5], inputs[number + 6], inputs[number + 7]
        for unit in range(HIDDEN):
            hidden[unit] += (
                (a * first[number, unit] + b * first[number + 1, unit])
                + (c * first[number + 2, unit] + d * first[number + 3, unit])
            ) + (
                (e * first[number + 4, unit] + f * first[number + 5, unit])
                + (g * first[number + 6, unit] + h * first[number + 7, unit])
            )
    # Four sums side by side: a single one would wait for each addition before the next.
    w, x, y, z = network.bias[bucket], np.float32(0.0), np.float32(0.0), np.float32(0.0)
    for number in range(0, INPUTS, 4):
        w += inputs[number] * direct[number]
        x += inputs[number + 1] * direct[number + 1]
        y += inputs[number + 2] * direct[number + 2]
        z += inputs[number + 3] * direct[number + 3]
    for unit in range(HIDDEN):
        hidden[unit] = max(hidden[unit], np.float32(0.0))
    for unit in range(0, HIDDEN, 4):
        w += hidden[unit] * second[unit]
        x += hidden[unit + 1] * second[unit + 1]
        y += hidden[unit + 2] * second[unit + 2]
        z += hidden[unit + 3] * second[unit + 3]
    inputs[ROUGH] = rough
    return SCALE * ((w + x) + (y + z)) + rough
