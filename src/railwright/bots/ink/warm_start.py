"""A network for another edition or expansion that begins with what the base game taught."""

from __future__ import annotations

import numpy as np

from railwright.bots.ink.codes import BLANK, CODES, LAVA_END, PARTITIONS, SIDE_STATES
from railwright.bots.ink.network import BUCKETS, Network, new_network
from railwright.bots.ink.patterns import Patterns, patterns
from railwright.bots.ink.prior import Prior
from railwright.bots.ink.surroundings import Ints
from railwright.ink.rules.pieces import PIECE_LIST, SPECIALS
from railwright.ink.rules.sheet import NO_EXPANSION, ROUNDS_OF


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
    shift = ROUNDS_OF[NO_EXPANSION] - ROUNDS_OF[expansion]
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
