"""A network for another game that begins with what the base game taught, or stands in with what its edition knows."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from railwright.bots.ink.codes import BLANK, CODES, EXTRA_END, PARTITIONS, SIDE_STATES
from railwright.bots.ink.layout import feature_names
from railwright.bots.ink.network import BUCKETS, WIDTH, Network, new_network
from railwright.bots.ink.patterns import FLAGS, NO_ROW, Patterns, patterns
from railwright.bots.ink.prior import Prior
from railwright.bots.ink.surroundings import Ints
from railwright.ink.rules.expansions.records import ROUNDS_OF
from railwright.ink.rules.pieces import PIECE_LIST
from railwright.ink.rules.sheet import NO_EXPANSION


class Game(NamedTuple):
    """One edition with one expansion or none."""

    edition: int
    expansion: int


def warm_start(source: Game, taught: tuple[Network, Prior], wanted: Game) -> tuple[Network, Prior]:
    """A network for another game, with other rows and rounds, that values alike what both games have."""
    old, prior = taught
    known, rows = patterns(*source), patterns(*wanted)
    network = new_network(rows, 1)
    network.tables[:] = 0
    if source.expansion == wanted.expansion:
        network.tables[rows.row] = old.tables[known.row]
        network.tables[rows.aux] = old.tables[known.aux]
        network.tables[rows.own_dice :] = old.tables[known.own_dice :]
    else:
        codes = _without_extra()
        for layer in range(rows.row.shape[1] // CODES):
            network.tables[rows.row[:, layer * CODES : (layer + 1) * CODES]] = old.tables[known.row[:, codes]]
    _copy_tail(rows, network, known, old)
    network.tables[NO_ROW] = 0
    network.first[:] = old.first
    shift = ROUNDS_OF[source.expansion] - ROUNDS_OF[wanted.expansion]
    for bucket in range(BUCKETS):
        before = min(bucket + shift, BUCKETS - 1)
        for part in ("first_bias", "second", "direct", "bias"):
            getattr(network, part)[bucket] = getattr(old, part)[before]
    return network, Prior(*(part.copy() for part in prior))


def stand_in(edition: int, expansion: int, taught: tuple[Network, Prior]) -> tuple[Network, Prior]:
    """A network for an expansion that was never trained, from the edition's game without one.

    What that game does not know is left out: the points of the expansion count as they stand, and nothing else of it.
    """
    network, prior = warm_start(Game(edition, NO_EXPANSION), taught, Game(edition, expansion))
    for slot, name in enumerate(feature_names(edition, NO_EXPANSION)):
        if not name:
            network.first[WIDTH + slot] = 0
            network.direct[:, WIDTH + slot] = 0
    return network, prior


def _copy_tail(wanted: Patterns, network: Network, plain: Patterns, old: Network) -> None:
    """The rows after those of single spaces: pairs, dice, flags."""
    length = wanted.flags + FLAGS - wanted.pairs
    network.tables[wanted.pairs : wanted.pairs + length] = old.tables[plain.pairs : plain.pairs + length]
    assert wanted.flags - wanted.remaining == len(PIECE_LIST)


def _without_extra() -> Ints:
    """For each code the one that shows a blank side where it shows the expansion's own kind."""
    number, partition = np.divmod(np.arange(CODES), PARTITIONS)
    result = np.zeros(CODES, dtype=np.int64)
    for side in range(4):
        state = number // SIDE_STATES ** (3 - side) % SIDE_STATES
        result = result * SIDE_STATES + np.where(state == EXTRA_END, BLANK, state)
    return result * PARTITIONS + partition
