"""The learned value of a sheet: tables summed over its spaces, then one hidden layer; it adds what is to come."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from railwright.bots.ink.patterns import Patterns
from railwright.bots.ink.surroundings import DENSE, ROUGH, Floats, Ints
from railwright.core.compiled import compiled

WIDTH = 32
HIDDEN = 32
INPUTS = WIDTH + DENSE
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


def new_network(patterns: Patterns, seed: int) -> Network:
    """An untaught network: its value is the points as they stand."""
    source = np.random.default_rng(seed)
    return Network(
        (0.05 * source.standard_normal((patterns.rows, WIDTH))).astype(np.float32),
        (source.standard_normal((INPUTS, HIDDEN)) / np.sqrt(INPUTS)).astype(np.float32),
        np.zeros((BUCKETS, HIDDEN), dtype=np.float32),
        np.zeros((BUCKETS, HIDDEN), dtype=np.float32),
        np.zeros((BUCKETS, INPUTS), dtype=np.float32),
        np.zeros(BUCKETS, dtype=np.float32),
    )


@compiled
def forward(network: Network, bucket: int, rows: Ints, count: int, inputs: Floats, hidden: Floats) -> float:
    """The value in points. inputs[WIDTH:] must hold the dense numbers; the rest and the hidden layer are filled."""
    tables, first = network.tables, network.first
    for column in range(WIDTH):
        inputs[column] = 0.0
    for index in range(count):
        row = rows[index]
        for column in range(WIDTH):
            inputs[column] += tables[row, column]
    for unit in range(HIDDEN):
        hidden[unit] = network.first_bias[bucket, unit]
    result = network.bias[bucket]
    inputs_rough = inputs[WIDTH + ROUGH]
    inputs[WIDTH + ROUGH] = 0.0
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
    for number in range(INPUTS):
        result += inputs[number] * network.direct[bucket, number]
    for unit in range(HIDDEN):
        hidden[unit] = max(hidden[unit], np.float32(0.0))
        result += hidden[unit] * network.second[bucket, unit]
    inputs[WIDTH + ROUGH] = inputs_rough
    return SCALE * result + inputs_rough
