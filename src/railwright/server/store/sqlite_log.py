"""What SQLite's write-ahead log holds at the start. SQLite drops what it cannot read in silence; we say so.

The format is in SQLite's documentation (fileformat2, section 4): a header, then frames of a header and a page, each
with a running checksum. A frame that ends a commit has the database's size in it.
"""

from __future__ import annotations

import logging
import shutil
from dataclasses import dataclass
from pathlib import Path

import numpy as np

from railwright.server.store.sqlite_file import keep_private

_log = logging.getLogger(__name__)
_HEADER, _FRAME_HEADER = 32, 24
_BIG_ENDIAN, _LITTLE_ENDIAN = 0x377F0683, 0x377F0682
_USUAL_PAGE = 4096
_MOST_BYTES = 256 * 2**20


@dataclass(frozen=True, slots=True)
class LogState:
    """Whole commits, and what comes behind the last of them that can be read."""

    frames: int = 0
    """Frames up to the end of the last whole commit."""
    broken_at: int | None = None
    """The first frame of this log that cannot be read, counted from 1."""
    dropped: int = 0
    """Frames of this log behind the last whole commit that SQLite does not take."""
    commits_dropped: int = 0
    """How many of these end a commit."""


def examine(log: Path) -> LogState:
    """Read a log as SQLite would."""
    try:
        raw = log.read_bytes() if log.stat().st_size <= _MOST_BYTES else b""
    except FileNotFoundError:
        raw = b""
    if len(raw) < _HEADER:
        return LogState()
    head = np.frombuffer(raw, ">u4", 8)
    page = int(head[2])
    order = {_BIG_ENDIAN: ">u4", _LITTLE_ENDIAN: "<u4"}.get(int(head[0]))
    if order is None or not _header_is_good(raw, order):
        lost = (len(raw) - _HEADER) // (_FRAME_HEADER + _USUAL_PAGE)
        return LogState(broken_at=0, dropped=lost, commits_dropped=lost)
    size = _FRAME_HEADER + page
    count = (len(raw) - _HEADER) // size
    if not count:
        return LogState()
    frames = np.frombuffer(raw, np.uint8, count * size, _HEADER).reshape(count, size)
    heads = frames[:, :_FRAME_HEADER].copy().view(">u4")
    ours = (heads[:, 2] == head[4]) & (heads[:, 3] == head[5])
    told = heads[:, 4:6].astype(np.uint32)
    first = np.vstack([head[6:8].astype(np.uint32)[None], told[:-1]])
    words = np.hstack([frames[:, :8], frames[:, _FRAME_HEADER:]]).view(order).astype(np.uint32)
    good = ours & (_checksums(words, first) == told).all(axis=1)
    readable = int(np.argmin(good)) if not good.all() else count
    ends = np.flatnonzero(heads[:, 1] != 0)
    whole = int(ends[ends < readable].max(initial=-1)) + 1
    last = int(np.flatnonzero(ours).max(initial=-1)) + 1
    return LogState(
        frames=whole,
        broken_at=readable + 1 if readable < last else None,
        dropped=max(last - whole, 0),
        commits_dropped=int(((ends >= whole) & (ends < last)).sum()),
    )


def _header_is_good(raw: bytes, order: str) -> bool:
    words = np.frombuffer(raw, order, 6).astype(np.uint32)[None]
    told = np.frombuffer(raw, ">u4", 8)[6:8]
    return bool((_checksums(words, np.zeros((1, 2), np.uint32))[0] == told).all())


def _checksums(words: np.ndarray, first: np.ndarray) -> np.ndarray:
    """The running checksum of every frame, each from the one that the frame before it tells."""
    one, two = first[:, 0].copy(), first[:, 1].copy()
    for place in range(0, words.shape[1], 2):
        one += words[:, place] + two
        two += words[:, place + 1] + one
    return np.stack([one, two], axis=1)


def report(log: Path) -> LogState:
    """Say what of a log is lost, before SQLite writes over it; where it may be more than a torn end, keep a copy."""
    state = examine(log)
    if state.broken_at is None:
        return state
    if state.commits_dropped <= 1:
        _log.warning(
            "The end of %s is torn: %d frames behind the last whole commit are dropped. After a kill or a failure of "
            "power that is a commit that nobody was told of; else the disk is at fault.",
            log,
            state.dropped,
        )
        return state
    kept = log.with_name(f"{log.name}.damaged-{log.stat().st_mtime_ns}")
    shutil.copyfile(log, kept)
    keep_private(kept)
    _log.critical(
        "%s is damaged at frame %d: %d frames with %d commits behind it cannot be read, so moves that were confirmed "
        "are lost. A copy of it is %s. Check the disk; a backup may have more.",
        log,
        state.broken_at,
        state.dropped,
        state.commits_dropped,
        kept,
    )
    return state
