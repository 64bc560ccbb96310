"""The files of learned numbers, one for each edition and expansion: small, versioned, read once.

With the numbers stand the names of the features and variants that they were learned for and a digest of the tables'
rows, so that weights of another game or another state of the code are refused. Pieces that came later may be missing:
they get numbers that say nothing.
"""

from __future__ import annotations

import functools
import zipfile
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from importlib import resources
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from railwright.bots.ink.layout import VARIANT_NAMES, feature_names, rows_digest, set_name
from railwright.bots.ink.network import Network, shapes
from railwright.bots.ink.patterns import patterns
from railwright.bots.ink.prior import Prior, new_prior
from railwright.bots.ink.warm_start import stand_in
from railwright.core.errors import MalformedError
from railwright.ink.rules.expansions import KEYS
from railwright.ink.rules.pieces import PIECE_LIST
from railwright.ink.rules.sheet import EDITIONS, NO_EXPANSION

VERSION = 2
PRIOR_UNIT = 0.125
"""Guesses are stored in eighths of a point."""
FEATURES, ROWS, VARIANTS = "features", "rows", "variants"
"""What a file says about its numbers."""

Arrays = Mapping[str, npt.NDArray[Any]]


def file_stem(edition: int, expansion: int) -> str:
    """What the names of a game's files begin with."""
    return f"{EDITIONS[edition]}-{KEYS[expansion] or 'plain'}"


def file_name(edition: int, expansion: int) -> str:
    """The name of a file of weights."""
    return f"{file_stem(edition, expansion)}-v{VERSION}.npz"


def save(path: Path, edition: int, expansion: int, network: Network, prior: Prior) -> None:
    """Write the weights in few bytes: tables in 127 steps a column, guesses in eighths of a point."""
    scale = np.maximum(np.abs(network.tables).max(axis=0), 1e-6) / 127
    parts: dict[str, npt.NDArray[Any]] = {
        "tables": np.round(network.tables / scale).astype(np.int8),
        "scale": scale.astype(np.float32),
    }
    parts |= {name: getattr(network, name).astype(np.float16) for name in Network._fields if name != "tables"}
    parts |= {name: _eighths(getattr(prior, name)) for name in Prior._fields}
    np.savez_compressed(path, allow_pickle=False, **parts, **labels(edition, expansion))


def labels(edition: int, expansion: int) -> dict[str, npt.NDArray[Any]]:
    """What a file says about its numbers: features by slot, the digest of the rows, variants by number."""
    return {
        FEATURES: np.array(feature_names(edition, expansion)),
        ROWS: np.array(rows_digest(edition, expansion)),
        VARIANTS: np.array(VARIANT_NAMES),
    }


def _eighths(values: npt.NDArray[np.float32]) -> npt.NDArray[np.int8]:
    return np.clip(np.round(values / PRIOR_UNIT), -127, 127).astype(np.int8)


def read(path: Path, edition: int, expansion: int) -> tuple[Network, Prior]:
    """The weights of a file; refuses those that were not learned for this game as it is described now."""
    with stored_arrays(path, "no_weights") as stored:
        tables = stored["tables"].astype(np.float32) * stored["scale"]
        others = [stored[name].astype(np.float32) for name in Network._fields if name != "tables"]
        own, *rest = (stored[name].astype(np.float32) * np.float32(PRIOR_UNIT) for name in Prior._fields)
        says = _says(stored)
    difference = _difference(says, edition, expansion)
    if difference:
        name = set_name(edition, expansion)
        raise MalformedError("weights_other", file=str(path), game=name, difference=difference)
    tables, own = _for_all_pieces(tables, own, says[VARIANTS], patterns(edition, expansion).remaining)
    network, prior = Network(tables, *others), Prior(own, *rest)
    wanted = (*shapes(patterns(edition, expansion)), *(part.shape for part in new_prior()))
    if tuple(part.shape for part in (*network, *prior)) != wanted:
        raise MalformedError("weights_size", file=str(path))
    return network, prior


def learned_for(path: Path, edition: int, expansion: int) -> bool:
    """Whether a file holds weights of this game as it is described now."""
    with stored_arrays(path, "no_weights") as stored:
        return _difference(_says(stored), edition, expansion) is None


def _says(stored: Arrays) -> dict[str, Any]:
    return {name: stored[name].tolist() for name in (FEATURES, ROWS, VARIANTS) if name in stored}


def _difference(says: Mapping[str, Any], edition: int, expansion: int) -> MalformedError | None:
    """In what the weights of a file are not those that are wanted; None if they are."""
    if len(says) < len((FEATURES, ROWS, VARIANTS)):
        return MalformedError("weights_nameless")
    stored, wanted = says[FEATURES], list(feature_names(edition, expansion))
    missing, foreign = sorted({*wanted} - {*stored}), sorted({*stored} - {*wanted})
    if missing or foreign:
        return MalformedError("weights_features", missing=missing or "-", foreign=foreign or "-")
    if stored != wanted:
        return MalformedError("weights_order")
    if says[ROWS] != rows_digest(edition, expansion):
        return MalformedError("weights_rows")
    gone = sorted({*says[VARIANTS]} - {*VARIANT_NAMES})
    return MalformedError("weights_pieces", pieces=gone) if gone else None


def _for_all_pieces(
    tables: npt.NDArray[np.float32], own: npt.NDArray[np.float32], variants: list[str], remaining: int
) -> tuple[npt.NDArray[np.float32], npt.NDArray[np.float32]]:
    """Rows for undrawn dice by today's pieces, and guesses by today's variants; 0 for what was not known then.

    remaining: the row of the first piece.
    """
    pieces = list(dict.fromkeys(variant.split("/")[0] for variant in variants))
    dice = np.zeros((len(PIECE_LIST), tables.shape[1]), dtype=np.float32)
    dice[[piece.number for piece in PIECE_LIST if piece.name in pieces]] = tables[
        [remaining + pieces.index(piece.name) for piece in PIECE_LIST if piece.name in pieces]
    ]
    guesses = np.zeros((*own.shape[:-1], len(VARIANT_NAMES)), dtype=np.float32)
    known = [name in variants for name in VARIANT_NAMES]
    guesses[..., known] = own[..., [variants.index(name) for name in VARIANT_NAMES if name in variants]]
    return np.concatenate([tables[:remaining], dice, tables[remaining + len(pieces) :]]), guesses


@contextmanager
def stored_arrays(path: Path, refusal: str) -> Iterator[Arrays]:
    """The arrays of a file; a file of another kind is refused, also where the body finds it out."""
    try:
        with np.load(path) as stored:
            yield stored
    except (ValueError, KeyError, TypeError, EOFError, zipfile.BadZipFile) as error:
        raise MalformedError(refusal, file=str(path)) from error


def data_folder() -> Path:
    """Where the package keeps its weights."""
    return Path(str(resources.files("railwright.bots.ink").joinpath("data")))


@functools.cache
def load(edition: int, expansion: int) -> tuple[Network, Prior]:
    """The weights that come with the package; where there are none, those of the edition's plain game stand in."""
    path = data_folder() / file_name(edition, expansion)
    if path.exists() or expansion == NO_EXPANSION:
        return read(path, edition, expansion)
    return stand_in(edition, expansion, load(edition, NO_EXPANSION))
