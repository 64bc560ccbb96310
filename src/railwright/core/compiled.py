"""Compiling the rules: the one decorator for kernels, its cache on disk, and two bit helpers.

With NUMBA_DISABLE_JIT=1 every kernel runs as the plain Python it is written in.
"""

from __future__ import annotations

import contextlib
import functools
import hashlib
import os
import stat
import sys
import tempfile
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar, cast

import llvmlite.binding
import numba
from numba.core import types
from numba.extending import intrinsic, overload

F = TypeVar("F", bound=Callable[..., Any])

INTERPRETED = bool(numba.config.DISABLE_JIT)
_PACKAGE = Path(__file__).resolve().parent.parent
_DECORATING = threading.Lock()
"""Numba takes the folder of its cache from a setting that all threads share."""


@functools.cache
def cache_root() -> Path | None:
    """The folder of all compiled kernels of this user; None where no folder can be written."""
    chosen = os.environ.get("RAILWRIGHT_CACHE_DIR")
    if chosen and _is_writable(Path(chosen)):
        return Path(chosen)
    with contextlib.suppress(RuntimeError):  # there may be no home folder
        home_cache = Path(os.environ.get("XDG_CACHE_HOME") or Path("~/.cache").expanduser()) / "railwright"
        if _is_writable(home_cache):
            return home_cache
    with contextlib.suppress(FileNotFoundError):  # there may be no folder for temporary files
        shared = Path(tempfile.gettempdir()) / f"railwright-{os.getuid()}"
        if _is_writable(shared) and _is_private(shared):
            return shared
    return None


def _is_writable(folder: Path) -> bool:
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        tempfile.TemporaryFile(dir=folder).close()
    except OSError:
        return False
    return True


def _is_private(folder: Path) -> bool:
    """Whether nobody else can have put files there: what is read back from the cache gets executed."""
    status = folder.lstat()
    return stat.S_ISDIR(status.st_mode) and status.st_uid == os.getuid() and not status.st_mode & 0o077


def _sources(package: Path) -> list[Path]:
    """Every file whose content may be frozen into a kernel of this package."""
    if not package.is_relative_to(_PACKAGE):
        return sorted([*package.glob("*.py"), *_PACKAGE.rglob("*.py"), *_PACKAGE.rglob("*.json")])
    parts = package.relative_to(_PACKAGE).parts
    if "rules" in parts:
        game = _PACKAGE.joinpath(*parts[: parts.index("rules")])
        folders = [_PACKAGE / "core", game / "rules", game / "data"]
    else:
        folders = [_PACKAGE / "core", _PACKAGE / parts[0], *_PACKAGE.glob("*/rules"), *_PACKAGE.glob("*/data")]
    return sorted({file for folder in folders for kind in ("*.py", "*.json") for file in folder.rglob(kind)})


@functools.cache
def cache_folder(package: Path) -> Path | None:
    """A folder named after all that kernels of this package are compiled from; None where nothing can be written.

    Numba itself looks only at the file of the function. Kernels freeze the tables and inline the functions of
    other files, so any change there must lead to another folder.
    """
    root = cache_root()
    if root is None:
        return None
    maker = (sys.version, numba.__version__, llvmlite.binding.get_host_cpu_name(), str(package))
    digest = hashlib.sha256(repr(maker).encode())
    for file in _sources(package):
        digest.update(hashlib.sha256(file.read_bytes()).digest())
    inside = package.is_relative_to(_PACKAGE)
    label = "-".join(package.relative_to(_PACKAGE).parts) if inside else f"outside-{package.name}"
    return root / label / digest.hexdigest()[:16]


def compiled(function: F) -> F:
    """Compile a function of the rules with Numba, cached on disk. It must not call itself (see Numba's cache)."""
    if INTERPRETED:
        return function
    folder = cache_folder(Path(function.__code__.co_filename).resolve().parent)
    with _DECORATING:
        before = numba.config.CACHE_DIR
        numba.config.CACHE_DIR = str(folder)  # read once, while the decorator runs
        try:
            kernel: Any = numba.njit(cache=folder is not None, nogil=True, error_model="numpy")(function)
        finally:
            numba.config.CACHE_DIR = before
    _forget_literals(kernel)
    return cast("F", kernel)


def _forget_literals(kernel: Any) -> None:
    """Compile a kernel once per type: Numba would compile it anew for each constant that another kernel passes."""
    resolve = kernel.get_call_template

    def resolve_types(arguments: Any, keywords: Any) -> Any:
        by_name = {name: numba.types.unliteral(keyword) for name, keyword in keywords.items()}
        return resolve(tuple(numba.types.unliteral(argument) for argument in arguments), by_name)

    kernel.get_call_template = resolve_types


def popcount(mask: int) -> int:
    """How many bits are set in a mask that is not negative."""
    return int(mask).bit_count()


def lowest(mask: int) -> int:
    """The number of the lowest set bit; the mask must not be 0."""
    mask = int(mask)
    return (mask & -mask).bit_length() - 1


@intrinsic  # type: ignore[untyped-decorator]  # Numba is untyped to mypy, see pyproject.toml
def _ctpop(_context: Any, mask: Any) -> Any:  # noqa: ARG001 - Numba goes by the names and the number of arguments
    def generate(_ctx: Any, builder: Any, _signature: Any, arguments: Any) -> Any:
        return builder.ctpop(arguments[0])

    return types.int64(types.int64), generate


@intrinsic  # type: ignore[untyped-decorator]  # the same
def _cttz(_context: Any, mask: Any) -> Any:  # noqa: ARG001 - the same
    def generate(ctx: Any, builder: Any, _signature: Any, arguments: Any) -> Any:
        zero_is_undefined = ctx.get_constant(types.boolean, True)
        return builder.cttz(arguments[0], zero_is_undefined)

    return types.int64(types.int64), generate


# Numba wants an overload and its implementation to agree in their parameters, annotations included.
@overload(popcount, inline="always")  # type: ignore[untyped-decorator]  # the same
def _popcount(mask: int) -> Any:  # noqa: ARG001 - the same
    def implementation(mask: int) -> Any:
        return _ctpop(mask)

    return implementation


@overload(lowest, inline="always")  # type: ignore[untyped-decorator]  # the same
def _lowest(mask: int) -> Any:  # noqa: ARG001 - the same
    def implementation(mask: int) -> Any:
        return _cttz(mask)

    return implementation
