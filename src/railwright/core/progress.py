"""The wait for the compiler, made visible: one line of progress, only where there is something to compile."""

from __future__ import annotations

import contextlib
import fcntl
import gc
import shutil
import time
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import IO

from railwright.core.compiled import INTERPRETED, cache_folder

Step = tuple[str, Callable[[], object]]

_KEPT_FOLDERS = 3
_MARKER = "ready-"
_LOCK = "lock-"


def compiling(title: str, package: Path, steps: Sequence[Step]) -> None:
    """Call each named step once, so that the kernels of a package get compiled, and say how far it is.

    Nothing happens where all was compiled before (a marker beside the compiled files, named after the title, says so)
    or where kernels run interpreted. Of several processes that need the same, one compiles and the others wait for it.
    Without any folder to write to, the steps run at each start.
    """
    if INTERPRETED:
        return
    folder = cache_folder(package)
    if folder is None:
        _run_steps(title, steps)
        return
    marker = _marker(title, folder)
    if not marker.exists():
        with _alone(title, folder):
            if not marker.exists():
                began = time.perf_counter()
                _run_steps(title, steps)
                _note_as_used(marker)
                with contextlib.suppress(OSError):
                    marker.write_text(f"{time.perf_counter() - began:.1f}")
                _prune(folder.parent)
                return
    _note_as_used(marker)


@contextlib.contextmanager
def _alone(title: str, folder: Path) -> Iterator[None]:
    """Keep other processes from compiling the same at the same time; where files cannot be locked, they do."""
    with contextlib.ExitStack() as held:
        with contextlib.suppress(OSError):
            folder.mkdir(parents=True, exist_ok=True)
            lock = held.enter_context((folder / f"{_LOCK}{_file_name(title)}").open("w"))
            try:
                fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except BlockingIOError:
                _wait_for(lock, title)
        yield


def _wait_for(lock: IO[str], title: str) -> None:
    from rich.console import Console  # imported here, because a warm start does not need it

    console = Console(stderr=True)
    if not console.is_terminal:
        console.print(f"{title}: another process is at it.", soft_wrap=True, highlight=False)
    with console.status(f"{title}, once: another process is at it"):
        fcntl.flock(lock, fcntl.LOCK_EX)


def is_compiled(title: str, package: Path) -> bool:
    """Whether `compiling` would have nothing to do."""
    folder = cache_folder(package)
    return INTERPRETED or (folder is not None and _marker(title, folder).exists())


def _marker(title: str, folder: Path) -> Path:
    return folder / f"{_MARKER}{_file_name(title)}"


def _file_name(title: str) -> str:
    return title.lower().replace(" ", "-")


def compile_seconds(package: Path) -> float:
    """How long the kernels of a package took to compile as they are now, as far as they were."""
    seconds = 0.0
    for marker in _markers(cache_folder(package)):
        with contextlib.suppress(OSError, ValueError):
            seconds += float(marker.read_text())
    return seconds


def _markers(folder: Path | None) -> list[Path]:
    return list(folder.glob(f"{_MARKER}*")) if folder else []


def _run_steps(title: str, steps: Sequence[Step]) -> None:
    from rich.console import Console  # imported here, because a warm start does not need it

    console = Console(stderr=True)
    if not console.is_terminal:
        amount = "1 step" if len(steps) == 1 else f"{len(steps)} steps"
        console.print(f"{title}, once: {amount}.", soft_wrap=True, highlight=False)
    with console.status(f"{title}, once") as status:
        for number, (name, step) in enumerate(steps, start=1):
            status.update(f"{title}, once: {number} of {len(steps)} ({name})")
            with _collector_at_rest():
                step()


@contextlib.contextmanager
def _collector_at_rest() -> Iterator[None]:
    """Look for no garbage meanwhile: the compiler makes so much that lasts that looking costs a tenth of its time."""
    resting = not gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if not resting:
            gc.enable()


def _note_as_used(marker: Path) -> None:
    with contextlib.suppress(OSError):  # should the folder have become read-only, the kernels work all the same
        marker.parent.mkdir(parents=True, exist_ok=True)
        marker.touch()


def _prune(folders: Path) -> None:
    """Remove what was compiled from older sources, but keep the folders that were used last."""
    newest_first = sorted(folders.iterdir(), key=_last_used, reverse=True)
    for folder in newest_first[_KEPT_FOLDERS:]:
        shutil.rmtree(folder, ignore_errors=True)


def _last_used(folder: Path) -> float:
    times = [0.0]
    for file in (folder, *_markers(folder)):
        with contextlib.suppress(OSError):  # removed at this moment by another process
            times.append(file.stat().st_mtime)
    return max(times)
