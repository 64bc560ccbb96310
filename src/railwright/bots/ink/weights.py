"""The files of learned numbers, one for each edition and expansion: small, versioned, read once."""

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

from railwright.bots.ink.network import Network
from railwright.bots.ink.prior import Prior
from railwright.core.errors import MalformedError
from railwright.ink.rules.sheet import EDITIONS, EXPANSIONS

VERSION = 2
PRIOR_UNIT = 0.125
"""Guesses are stored in eighths of a point."""


def file_name(edition: int, expansion: int) -> str:
    """The name of a file of weights."""
    return f"{EDITIONS[edition]}-{EXPANSIONS[expansion] or 'plain'}-v{VERSION}.npz"


def save(path: Path, network: Network, prior: Prior) -> None:
    """Write the weights in few bytes: tables in 127 steps a column, guesses in eighths of a point."""
    scale = np.maximum(np.abs(network.tables).max(axis=0), 1e-6) / 127
    parts: dict[str, npt.NDArray[Any]] = {
        "tables": np.round(network.tables / scale).astype(np.int8),
        "scale": scale.astype(np.float32),
    }
    parts |= {name: getattr(network, name).astype(np.float16) for name in Network._fields if name != "tables"}
    parts |= {name: _eighths(getattr(prior, name)) for name in Prior._fields}
    np.savez_compressed(path, allow_pickle=False, **parts)


def _eighths(values: npt.NDArray[np.float32]) -> npt.NDArray[np.int8]:
    return np.clip(np.round(values / PRIOR_UNIT), -127, 127).astype(np.int8)


def read(path: Path) -> tuple[Network, Prior]:
    """The weights of a file."""
    with stored_arrays(path, "no_weights") as stored:
        tables = stored["tables"].astype(np.float32) * stored["scale"]
        others = [stored[name].astype(np.float32) for name in Network._fields if name != "tables"]
        prior = Prior(*(stored[name].astype(np.float32) * np.float32(PRIOR_UNIT) for name in Prior._fields))
    return Network(tables, *others), prior


@contextmanager
def stored_arrays(path: Path, refusal: str) -> Iterator[Mapping[str, npt.NDArray[Any]]]:
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
    """The weights that come with the package."""
    return read(data_folder() / file_name(edition, expansion))
