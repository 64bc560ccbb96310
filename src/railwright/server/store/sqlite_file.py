"""The file of a SQLite database: ours alone, readable by its owner only, and watched, because a file can be taken away.

The lock lies on the file itself (its inode), not on a name: a symlink, a hard link or a second mount meets it too.
"""

from __future__ import annotations

import contextlib
import fcntl
import os
import stat
from collections.abc import Iterator
from enum import Enum
from pathlib import Path

from railwright.server.store.records import StoreFailedError

Identity = tuple[int, int]

_held: set[Identity] = set()
"""What this process holds: opening and closing such a file once more would drop the locks that SQLite has on it."""


class State(Enum):
    """What lies where our files should be."""

    OURS = "ours"
    MISSING = "missing"
    LOG_MISSING = "log missing"
    REPLACED = "replaced"


class DatabaseFile:
    """A database file and its log, by identity as well as by name."""

    def __init__(self, path: Path) -> None:
        self.path = path.expanduser().resolve()
        self.log = Path(f"{self.path}-wal")
        self._names = (str(self.path), str(self.log))  # asked after every commit, where a Path would cost 10 us
        self._identity: Identity | None = None
        self._log_identity: Identity | None = None

    @contextlib.contextmanager
    def held(self) -> Iterator[None]:
        """One server for one file: two would write over each other."""
        make_folder(self.path.parent)
        if left := self._left_of_a_lost_one():
            raise StoreFailedError("store_lost", database=str(self.path), left=str(left))
        with contextlib.suppress(FileNotFoundError):
            if _identity(self.path.stat()) in _held:
                raise StoreFailedError("store_used", database=str(self.path))
        descriptor = os.open(self.path, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o600)
        try:
            found = os.fstat(descriptor)
            self._identity = _identity(found)
            _lock(descriptor, self.path)
            if found.st_nlink > 1:
                raise StoreFailedError("store_linked", database=str(self.path))
            for file in (self.path, self.log, Path(f"{self.path}-shm")):
                keep_private(file)
            _held.add(self._identity)
            try:
                yield
            finally:
                _held.discard(self._identity)
        finally:
            os.close(descriptor)

    def rescued(self, when: str) -> Path:
        """Where everything goes if the file loses its name."""
        return self.path.with_name(f"{self.path.name}.rescued-{when}")

    def _left_of_a_lost_one(self) -> Path | None:
        """Where there is no database, but was: a new one would hide what is left, and SQLite would delete the log."""
        if _size(self.path):
            return None
        rescued = sorted(self.path.parent.glob(self.rescued("*").name))
        return rescued[-1] if rescued else self.log if _size(self.log) else None

    @property
    def identity(self) -> str:
        """The file itself, whatever it is called."""
        assert self._identity is not None
        return _written(self._identity)

    def note_log(self) -> None:
        """Remember which log is ours, once SQLite has begun it."""
        self._log_identity = _identity(self.log.stat())

    def state(self) -> State:
        """Whether the files at our names are still those that we write to."""
        name, log = self._names
        try:
            if _identity(os.stat(name)) != self._identity:  # noqa: PTH116 - see above
                return State.REPLACED
        except OSError:
            return State.MISSING
        try:
            ours = _identity(os.stat(log)) == self._log_identity  # noqa: PTH116 - see above
            return State.OURS if ours else State.LOG_MISSING
        except OSError:
            return State.LOG_MISSING


def _identity(found: os.stat_result) -> Identity:
    return found.st_dev, found.st_ino


def _size(file: Path) -> int:
    return file.stat().st_size if file.is_file() else 0


def _written(identity: Identity) -> str:
    return ":".join(map(str, identity))


def is_held(path: Path, identity: str) -> bool:
    """Whether a server, here or in another process, holds the file of this identity that should lie there."""
    if identity in map(_written, _held):
        return True
    with contextlib.suppress(OSError):
        descriptor = os.open(path, os.O_RDONLY | os.O_CLOEXEC)
        try:
            if _written(_identity(os.fstat(descriptor))) == identity:
                fcntl.flock(descriptor, fcntl.LOCK_SH | fcntl.LOCK_NB)
        except BlockingIOError:
            return True
        finally:
            os.close(descriptor)
    return False


def _lock(descriptor: int, path: Path) -> None:
    try:
        fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError as error:
        raise StoreFailedError("store_used", database=str(path)) from error


def make_folder(folder: Path) -> None:
    """Make a folder, and those above it that are missing, for their owner alone."""
    if not folder.is_dir():
        make_folder(folder.parent)
        with contextlib.suppress(FileExistsError):
            folder.mkdir(mode=0o700)


def keep_private(file: Path) -> None:
    """Seeds and hashes of tokens are for the owner's eyes alone."""
    with contextlib.suppress(FileNotFoundError):
        if stat.S_IMODE(file.stat().st_mode) & 0o077:
            file.chmod(0o600)
