"""Tests of the decorator for kernels, its cache on disk and the bit helpers."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from pathlib import Path

import numpy as np
import numpy.typing as npt
import pytest
from hypothesis import given
from hypothesis import strategies as st

from railwright.core import compiled as module
from railwright.core.compiled import byte_writer, compiled, lowest, overwrite, popcount

Words = npt.NDArray[np.int64]
MASKS = st.integers(min_value=1, max_value=2**49 - 1)


@compiled
def _popcount_kernel(mask: int) -> int:
    return popcount(mask)


@compiled
def _lowest_kernel(mask: int) -> int:
    return lowest(mask)


@compiled
def _bits_kernel(mask: int) -> int:
    numbers = 0
    while mask:
        numbers = numbers * 50 + lowest(mask)
        mask &= mask - 1
    return numbers


write_49 = byte_writer(49)


@compiled
def _writing_kernel(target: npt.NDArray[np.uint8], first: int, mask: int) -> None:
    write_49(target, first, mask)


@pytest.mark.rules
@given(MASKS, st.integers(min_value=0, max_value=6))
def test_the_bits_of_a_mask_are_written_as_bytes(mask: int, first: int) -> None:
    """In a kernel and outside, a byte is written for each of 49 bits, wherever they begin, and none beside them."""
    inside, outside = np.full((2, 55), 7, dtype=np.uint8)
    _writing_kernel(inside, first, mask)
    write_49(outside, first, mask)
    assert inside.tolist() == outside.tolist()
    assert inside.tolist() == [7] * first + [mask >> bit & 1 for bit in range(49)] + [7] * (6 - first)


@pytest.mark.rules
@given(MASKS)
def test_popcount_counts_the_bits(mask: int) -> None:
    """In a kernel and outside, popcount counts the set bits of a mask of 49 spaces."""
    assert _popcount_kernel(mask) == popcount(mask) == bin(mask).count("1")


@pytest.mark.rules
@given(MASKS)
def test_lowest_finds_the_first_bit(mask: int) -> None:
    """In a kernel and outside, lowest is the number of the first set bit."""
    assert _lowest_kernel(mask) == lowest(mask) == bin(mask)[::-1].index("1")


@pytest.mark.rules
def test_the_bits_of_a_mask_can_be_walked() -> None:
    """A kernel walks the set bits from the lowest, the usual loop over spaces."""
    assert _bits_kernel(1 << 3 | 1 << 10 | 1 << 48) == (3 * 50 + 10) * 50 + 48
    assert _popcount_kernel(0) == popcount(0) == 0


@compiled
def _overwrite_kernel(target: Words, source: Words) -> None:
    overwrite(target, source)


@pytest.mark.rules
def test_an_array_is_overwritten() -> None:
    """In a kernel and outside, overwrite copies every number, also into a part of an array."""
    for copy in (_overwrite_kernel, overwrite):
        target = np.zeros(4, dtype=np.int64)
        copy(target[1:3], np.array([5, 6], dtype=np.int64))
        assert target.tolist() == [0, 5, 6, 0]


def _tree(root: Path) -> Path:
    package = root / "railwright"
    for name in ("core/a.py", "ink/rules/b.py", "ink/data/c.json", "ink/match.py", "line/rules/d.py", "bots/e.py"):
        (package / name).parent.mkdir(parents=True, exist_ok=True)
        (package / name).write_text("1")
    return package


@pytest.mark.parametrize(
    ("package", "changed", "moves"),
    [
        ("ink/rules", "ink/rules/b.py", True),
        ("ink/rules", "ink/data/c.json", True),
        ("ink/rules", "core/a.py", True),
        ("ink/rules", "ink/match.py", False),
        ("ink/rules", "line/rules/d.py", False),
        ("bots", "bots/e.py", True),
        ("bots", "ink/rules/b.py", True),
        ("bots", "line/rules/d.py", True),
    ],
)
def test_an_edit_leads_to_another_cache_folder(
    package: str, changed: str, moves: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Kernels are never read back from a cache that was made from other sources, and not recompiled without need."""
    tree = _tree(tmp_path)
    monkeypatch.setattr(module, "_PACKAGE", tree)
    find = module.cache_folder.__wrapped__
    before = find(tree / package)
    assert before is not None
    assert before.parent.name == package.replace("/", "-")
    assert find(tree / package) == before
    (tree / changed).write_text("2")
    assert (find(tree / package) != before) is moves


SCRIPT = """
from railwright.core.compiled import compiled, popcount

@compiled
def kernel(mask):
    return popcount(mask) + 1

print(kernel(7), sum(kernel.stats.cache_hits.values()), sum(kernel.stats.cache_misses.values()))
"""


def _run_script(folder: Path, text: str = SCRIPT, **environment: str) -> list[str]:
    script = folder / "script.py"
    script.write_text(text)
    source = str(Path(module.__file__).parents[2])
    inherited = {name: value for name, value in os.environ.items() if name != "NUMBA_DISABLE_JIT"}
    result = subprocess.run(
        [sys.executable, str(script)],
        env=inherited | {"PYTHONPATH": source} | environment,
        capture_output=True,
        text=True,
        check=True,
    )
    assert result.stderr == ""
    return result.stdout.split()


def test_a_second_start_reads_what_the_first_compiled(tmp_path: Path) -> None:
    """The first process compiles into RAILWRIGHT_CACHE_DIR and nowhere else; the second one reads it back."""
    cache = tmp_path / "cache"
    assert _run_script(tmp_path, RAILWRIGHT_CACHE_DIR=str(cache)) == ["4", "0", "1"]
    assert list(cache.glob(f"outside-{tmp_path.name}/*/script.kernel-*.nbc"))
    assert not (tmp_path / "__pycache__").exists()
    assert _run_script(tmp_path, RAILWRIGHT_CACHE_DIR=str(cache)) == ["4", "1", "0"]


def test_copies_share_what_is_compiled(tmp_path: Path) -> None:
    """The same source at another place, written at another time, is not compiled again; another source is."""
    first, second = tmp_path / "first" / "rules", tmp_path / "second" / "rules"
    cache = {"RAILWRIGHT_CACHE_DIR": str(tmp_path / "cache")}
    for folder in (first, second):
        folder.mkdir(parents=True)
    assert _run_script(first, **cache) == ["4", "0", "1"]
    assert _run_script(second, **cache) == ["4", "1", "0"]
    assert _run_script(second, SCRIPT.replace("+ 1", "+ 2"), **cache) == ["5", "0", "1"]


CALLED_BOTH_WAYS = """
from railwright.core.compiled import compiled

@compiled
def part(x):
    return x + 1

@compiled
def kernel(x):
    return 2 * part(x)

print(*(called(20) for called in ORDER))
print(len(part.signatures), len(kernel.signatures))
"""


@pytest.mark.parametrize("python_first", [True, False])
def test_a_kernel_serves_kernels_and_python(python_first: bool, tmp_path: Path) -> None:
    """Whoever calls it first, now or in a later process, Python and other kernels get the same answers."""
    text = CALLED_BOTH_WAYS.replace("ORDER", "(part, kernel)" if python_first else "(kernel, part)")
    for _ in range(2):
        answers = ["21", "42"] if python_first else ["42", "21"]
        assert _run_script(tmp_path, text, RAILWRIGHT_CACHE_DIR=str(tmp_path / "cache")) == [*answers, "1", "1"]


SEEN_BY_KERNELS = """
from railwright.core.compiled import compiled

@compiled
def part(x):
    return x + 1

@compiled
def kernel(x):
    return 2 * part(x)

kernel(20)
print(len(part.signatures))
"""


def test_what_only_kernels_call_gets_no_entry_for_python(tmp_path: Path) -> None:
    """A kernel that Python never calls is compiled without what Python would need."""
    cache = tmp_path / "cache"
    assert _run_script(tmp_path, SEEN_BY_KERNELS, RAILWRIGHT_CACHE_DIR=str(cache)) == ["0"]
    stored = sorted(file.name.split("-")[0] for file in cache.rglob("*.nbc"))
    assert stored == ["script.kernel", "script.part.part"]


THREADS = """
import sys, threading
from pathlib import Path
from railwright.core.compiled import compiled

sys.setswitchinterval(1e-6)
package = Path(sys.modules["railwright.core.compiled"].__file__).parents[1]
strays = []

def decorate(folder):
    for _ in range(400):
        names = {}
        exec(compile("def kernel(x):\\n    return x", str(package / folder / "__init__.py"), "exec"), names)
        place = Path(compiled(names["kernel"])._cache.cache_path)
        if not place.parent.name == folder.replace("/", "-"):
            strays.append(place)

threads = [threading.Thread(target=decorate, args=(folder,)) for folder in ("bots/ink", "bots/line")]
for thread in threads:
    thread.start()
for thread in threads:
    thread.join()
print(len(strays))
"""


def test_threads_do_not_mix_up_their_folders(tmp_path: Path) -> None:
    """Kernels that two threads load at the same time each belong to the folder of their own package."""
    assert _run_script(tmp_path, THREADS, RAILWRIGHT_CACHE_DIR=str(tmp_path / "cache")) == ["0"]


def test_without_a_home_folder_kernels_go_to_a_private_temporary_one(tmp_path: Path) -> None:
    """Where the home folder cannot be written, compiled files go to a temporary folder of this user alone."""
    no_folder = tmp_path / "file"
    no_folder.write_text("")
    places = {"RAILWRIGHT_CACHE_DIR": str(no_folder), "XDG_CACHE_HOME": str(no_folder), "TMPDIR": str(tmp_path)}
    assert _run_script(tmp_path, **places) == ["4", "0", "1"]
    assert _run_script(tmp_path, **places) == ["4", "1", "0"]
    root = tmp_path / f"railwright-{os.getuid()}"
    assert root.stat().st_mode & 0o777 == 0o700


def _without_any_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    no_folder = tmp_path / "file"
    no_folder.write_text("")
    monkeypatch.delenv("RAILWRIGHT_CACHE_DIR", raising=False)
    monkeypatch.setenv("XDG_CACHE_HOME", str(no_folder))


def test_a_temporary_folder_open_to_others_is_not_used(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Compiled files are executed, so they are not read from a folder that somebody else may have filled."""
    _without_any_home(tmp_path, monkeypatch)
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path))
    open_to_all = tmp_path / f"railwright-{os.getuid()}"
    open_to_all.mkdir()
    open_to_all.chmod(0o777)
    assert module.cache_root.__wrapped__() is None
    open_to_all.chmod(0o700)
    assert module.cache_root.__wrapped__() == open_to_all


@pytest.mark.rules
def test_without_any_folder_kernels_still_work(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Where nothing can be written at all, kernels are compiled for this process, without a traceback."""

    def no_temporary_folder() -> str:
        raise FileNotFoundError

    _without_any_home(tmp_path, monkeypatch)
    monkeypatch.setattr(tempfile, "gettempdir", no_temporary_folder)
    assert module.cache_root.__wrapped__() is None
    monkeypatch.setattr(module, "cache_folder", lambda _package: None)

    @compiled
    def kernel(mask: int) -> int:
        return popcount(mask) * 2

    assert kernel(7) == 6
