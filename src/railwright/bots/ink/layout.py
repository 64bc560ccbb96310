"""What weights must agree in with the code that uses them: the dense numbers, the rows of the tables, the pieces."""

from __future__ import annotations

import hashlib

from railwright.bots.ink.expansions import KNOWN
from railwright.bots.ink.feature_table import DENSE, BuildingFeature, Feature
from railwright.bots.ink.patterns import patterns
from railwright.ink.rules.expansions import KEYS
from railwright.ink.rules.pieces import SPECIALS, VARIANTS
from railwright.ink.rules.sheet import CHALLENGE, EDITIONS

VARIANT_NAMES = tuple(f"{variant.piece}/{variant.orientation}" for variant in VARIANTS)


def set_name(edition: int, expansion: int) -> str:
    """What a game is called where its weights are trained: its edition, with its expansion if it has one."""
    return "-".join(filter(None, (EDITIONS[edition], KEYS[expansion])))


def feature_names(edition: int, expansion: int) -> tuple[str, ...]:
    """The names of a game's dense numbers by slot, empty where a slot is free."""
    names = [""] * DENSE
    buildings = BuildingFeature if edition == CHALLENGE else ()
    for feature in (*Feature, *buildings, *KNOWN[expansion].features):
        assert not names[feature], f"{feature.name} stands in the slot of {names[feature]}"
        names[feature] = feature.name.lower()
    return tuple(names)


def rows_digest(edition: int, expansion: int) -> str:
    """A digest of which row stands for what; the pieces are left out, weights know them by name."""
    rows = patterns(edition, expansion)
    digest = hashlib.sha256(repr((rows.pairs, rows.remaining, SPECIALS)).encode())
    for part in (rows.compact, rows.row, rows.aux):
        digest.update(repr(part.shape).encode() + part.astype("<i2").tobytes())
    return digest.hexdigest()[:16]
