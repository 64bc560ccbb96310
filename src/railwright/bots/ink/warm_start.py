"""A network for another game that begins with what the base game taught, or stands in with what its edition knows."""

from __future__ import annotations

import numpy as np

from railwright.bots.ink.codes import BLANK, CODES, EXTRA_END, PARTITIONS, SIDE_STATES
from railwright.bots.ink.layout import feature_names
from railwright.bots.ink.network import BUCKETS, WIDTH, Network, new_network
from railwright.bots.ink.patterns import FLAGS, Patterns, patterns
from railwright.bots.ink.prior import Prior
from railwright.bots.ink.surroundings import Ints
from railwright.ink.rules.expansions.records import ROUNDS_OF
from railwright.ink.rules.pieces import PIECE_LIST
from railwright.ink.rules.sheet import BASE, NO_EXPANSION


def warm_start(edition: int, expansion: int, taught: tuple[Network, Prior]) -> tuple[Network, Prior]:
    """A network that knows of the base game what another edition or expansion shares with it."""
    return _carried_over(patterns(BASE, NO_EXPANSION), taught, patterns(edition, expansion), expansion)


def stand_in(edition: int, expansion: int, taught: tuple[Network, Prior]) -> tuple[Network, Prior]:
    """A network for an expansion that was never trained, from the edition's game without one.

    What that game does not know is left out: the points of the expansion count as they stand, and nothing else of it.
    """
    network, prior = _carried_over(patterns(edition, NO_EXPANSION), taught, patterns(edition, expansion), expansion)
    for slot, name in enumerate(feature_names(edition, NO_EXPANSION)):
        if not name:
            network.first[WIDTH + slot] = 0
            network.direct[:, WIDTH + slot] = 0
    return network, prior


def _carried_over(
    plain: Patterns, taught: tuple[Network, Prior], wanted: Patterns, expansion: int
) -> tuple[Network, Prior]:
    """A network with other rows and another number of rounds that values alike what both games have."""
    old, prior = taught
    network = new_network(wanted, 1)
    network.tables[:] = 0
    codes = _without_extra()
    for layer in range(wanted.row.shape[1] // CODES):
        for space in range(len(plain.row)):
            network.tables[wanted.row[space, layer * CODES : (layer + 1) * CODES]] = old.tables[plain.row[space, codes]]
    _copy_tail(wanted, network, plain, old)
    network.tables[0] = 0
    network.first[:] = old.first
    shift = ROUNDS_OF[NO_EXPANSION] - ROUNDS_OF[expansion]
    for bucket in range(BUCKETS):
        source = min(bucket + shift, BUCKETS - 1)
        for part in ("first_bias", "second", "direct", "bias"):
            getattr(network, part)[bucket] = getattr(old, part)[source]
    return network, Prior(*(part.copy() for part in prior))


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
