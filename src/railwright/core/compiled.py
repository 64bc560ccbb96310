"""Compiling the rules: the one decorator for kernels, its cache on disk, and a few helpers inside kernels.

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
from collections.abc import Callable
from pathlib import Path
from types import FunctionType
from typing import Any, TypeVar, cast

import llvmlite.binding
import numba
import numpy.typing as npt
from llvmlite import ir
from numba.core import types
from numba.core.caching import CompileResultCacheImpl, FunctionCache, _CacheLocator
from numba.core.registry import CPUDispatcher
from numba.extending import lower_builtin, overload, type_callable

F = TypeVar("F", bound=Callable[..., Any])

INTERPRETED = bool(numba.config.DISABLE_JIT)
_PACKAGE = Path(__file__).resolve().parent.parent


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
        below = [_PACKAGE / "core", _PACKAGE / "bots", *_PACKAGE.glob("*/rules"), *_PACKAGE.glob("*/data")]
        folders = [_PACKAGE / parts[0], *below]
    return sorted({file for folder in folders for kind in ("*.py", "*.json") for file in folder.rglob(kind)})


@functools.cache
def cache_folder(package: Path) -> Path | None:
    """A folder named after all that kernels of this package are compiled from; None where nothing can be written.

    Numba itself looks only at the file of the function. Kernels freeze the tables and inline the functions of
    other files, so any change there must lead to another folder. Where the sources lie and when they were written
    does not matter: all copies of one version share what is compiled.
    """
    root = cache_root()
    if root is None:
        return None
    maker = (sys.version, numba.__version__, llvmlite.binding.get_host_cpu_name())
    digest = hashlib.sha256(repr(maker).encode())
    for file in _sources(package):
        digest.update(file.name.encode() + hashlib.sha256(file.read_bytes()).digest())
    inside = package.is_relative_to(_PACKAGE)
    label = "-".join(package.relative_to(_PACKAGE).parts) if inside else f"outside-{package.name}"
    return root / label / digest.hexdigest()[:16]


class _ByContent(_CacheLocator):  # type: ignore[misc]
    """Finds a kernel in the folder that is named after all it is compiled from: what lies there is never outdated."""

    def __init__(self, function: FunctionType, folder: Path) -> None:
        self._line, self._folder = function.__code__.co_firstlineno, folder
        self._py_file = function.__code__.co_filename  # Numba's warnings name it

    @classmethod
    def from_function(cls, py_func: Any, py_file: str) -> _ByContent | None:
        """Where Numba keeps a function; None where nothing can be written."""
        folder = cache_folder(Path(py_file).resolve().parent)
        return cls(py_func, folder) if folder is not None else None

    def get_cache_path(self) -> str:
        """The folder."""
        return str(self._folder)

    def get_source_stamp(self) -> str:
        """The same for all: another source means another folder."""
        return self._folder.name

    def get_disambiguator(self) -> str:
        """Tells functions of one name apart."""
        return str(self._line)


class _Files(CompileResultCacheImpl):  # type: ignore[misc]
    _locator_classes = (_ByContent,)


class _Cache(FunctionCache):  # type: ignore[misc]
    _impl_class = _Files


class _Stored(CPUDispatcher):  # type: ignore[misc]  # Numba is untyped to mypy, see pyproject.toml
    """A compiled function that keeps on disk what is compiled, where a folder can be written."""

    def __init__(self, function: Any, targetoptions: dict[str, Any]) -> None:
        super().__init__(function, targetoptions=targetoptions)
        if cache_folder(Path(function.__code__.co_filename).resolve().parent) is not None:
            self._cache = _Cache(function)


class _Kernel(_Stored):
    """A compiled function that only gets an entry for Python, a third of its compile time or more, if Python calls it.

    What other kernels call is compiled without one, as a part. A part cannot serve Python, so that kernels which
    Python calls too are compiled twice, unless Python calls them first: then kernels call the same.
    """

    def get_call_template(self, args: Any, kws: Any) -> Any:
        """Compile a kernel once per type: Numba would do it anew for each constant that another kernel passes."""
        by_name = {name: numba.types.unliteral(keyword) for name, keyword in kws.items()}
        by_place = tuple(numba.types.unliteral(argument) for argument in args)
        _, arguments = self.fold_argument_types(by_place, by_name)
        if self._serves_python(tuple(arguments)):
            return super().get_call_template(by_place, by_name)
        return self._part.get_call_template(by_place, by_name)

    def get_overload(self, sig: Any) -> Any:
        """What a kernel calls that is being compiled."""
        return super().get_overload(sig) if self._serves_python(tuple(sig)) else self._part.get_overload(sig)

    def _serves_python(self, arguments: tuple[Any, ...]) -> bool:
        """Whether it was compiled for Python with these types, now or by an earlier process."""
        if arguments not in self.overloads and arguments not in self._part.overloads:
            stored = self._cache.load_overload(arguments, self.targetctx)
            if stored is not None:
                self.targetctx.insert_user_function(stored.entry_point, stored.fndesc, [stored.library])
                self.add_overload(stored)
        return arguments in self.overloads

    @functools.cached_property
    def _part(self) -> Any:
        function = self.py_func
        part = FunctionType(function.__code__, function.__globals__, function.__name__, function.__defaults__)
        part.__qualname__ = f"part.{function.__qualname__}"  # its name in the cache
        part.__module__ = function.__module__
        return _Stored(part, {**self.targetoptions, "no_cpython_wrapper": True})


def compiled(function: F) -> F:
    """Compile a function of the rules with Numba, cached on disk. It must not call itself (see Numba's cache)."""
    if INTERPRETED:
        return function
    options = {"nopython": True, "nogil": True, "error_model": "numpy", "no_cfunc_wrapper": True}
    return cast("F", _Kernel(function, options))


def popcount(mask: int) -> int:
    """How many bits are set in a mask that is not negative."""
    return int(mask).bit_count()


def lowest(mask: int) -> int:
    """The number of the lowest set bit; the mask must not be 0."""
    mask = int(mask)
    return (mask & -mask).bit_length() - 1


def overwrite(target: npt.NDArray[Any], source: npt.NDArray[Any]) -> None:
    """Copy an array into another one of the same length; the assignment, in a kernel, costs seconds to compile."""
    target[:] = source


# To Numba these are operations like + and -, with nothing to compile beside the kernel that uses them.
@type_callable(popcount)  # type: ignore[untyped-decorator]  # the same
@type_callable(lowest)  # type: ignore[untyped-decorator]  # the same
def _bits(_context: Any) -> Any:
    return lambda mask: types.int64(types.int64) if isinstance(mask, types.Integer) else None


@lower_builtin(popcount, types.int64)  # type: ignore[untyped-decorator]  # the same
def _popcount(_context: Any, builder: Any, _signature: Any, arguments: Any) -> Any:
    return builder.ctpop(arguments[0])


@lower_builtin(lowest, types.int64)  # type: ignore[untyped-decorator]  # the same
def _lowest(context: Any, builder: Any, _signature: Any, arguments: Any) -> Any:
    zero_is_undefined = context.get_constant(types.boolean, True)
    return builder.cttz(arguments[0], zero_is_undefined)


def byte_writer(width: int) -> Callable[[npt.NDArray[Any], int, int], None]:
    """A helper that writes so many bits of a mask, lowest first, as a byte each: without a branch, many at once."""

    def write(target: npt.NDArray[Any], first: int, mask: int) -> None:
        for bit in range(width):
            target[first + bit] = mask >> bit & 1

    @type_callable(write)  # type: ignore[untyped-decorator]  # the same
    def _written(_context: Any) -> Any:
        return lambda _target, _first, _mask: types.none(_target, types.int64, types.int64)

    @lower_builtin(write, types.Array, types.int64, types.int64)  # type: ignore[untyped-decorator]  # the same
    def _write(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        target, first, mask = arguments
        place = builder.gep(context.make_array(signature.args[0])(context, builder, target).data, [first])
        done = 0
        while done < width:
            size = 1 << (width - done).bit_length() - 1
            bits = builder.trunc(builder.lshr(mask, ir.Constant(mask.type, done)), ir.IntType(size))
            lanes = builder.bitcast(bits, ir.VectorType(ir.IntType(1), size))
            bytes_ = builder.zext(lanes, ir.VectorType(ir.IntType(8), size))
            there = builder.gep(place, [ir.Constant(ir.IntType(64), done)])
            builder.store(bytes_, builder.bitcast(there, bytes_.type.as_pointer()), align=1)
            done += size
        return context.get_dummy_value()

    return write


# The assignment would bring Numba's strings with it, for the words of an error.
@overload(overwrite)  # type: ignore[untyped-decorator]  # the same
def _overwrite(target: npt.NDArray[Any], source: npt.NDArray[Any]) -> Any:  # noqa: ARG001 - the same
    def implementation(target: npt.NDArray[Any], source: npt.NDArray[Any]) -> Any:
        for index in range(len(target)):
            target[index] = source[index]

    return implementation
