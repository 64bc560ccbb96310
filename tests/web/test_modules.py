"""The modules of the page without a browser: types, and what each promises."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from tests.web.node import ROOT, STATIC, node, typescript

from railwright.server.offline import kept_files, worker

HERE = Path(__file__).parent
MODULES = sorted((HERE / "modules").glob("*.test.mjs"))


def test_types() -> None:
    """Every module of the page passes the strict type checker."""
    done = node(typescript() / "bin" / "tsc", "-p", HERE / "tsconfig.json")
    assert done.returncode == 0, done.stdout


@pytest.mark.parametrize("module", MODULES, ids=lambda module: module.name.removesuffix(".test.mjs"))
def test_module(module: Path) -> None:
    """A module keeps its promises (each is a named test in the file)."""
    done = node("--test", module)
    assert done.returncode == 0, done.stdout + done.stderr


def test_no_visible_text_is_hard_coded() -> None:
    """Whatever a person reads comes from a text catalogue."""
    done = node(HERE / "hard_coded.mjs", typescript() / "lib" / "typescript.js", STATIC)
    assert done.returncode == 0, done.stdout + done.stderr


def test_every_module_has_its_line_in_the_docs() -> None:
    """Whoever reads docs/page.md finds a reason for each module of the shell."""
    table = (ROOT / "docs" / "page.md").read_text()
    assert [module.name for module in sorted((STATIC / "js").glob("*.js")) if f"`js/{module.name}`" not in table] == []


def test_no_screen_styles_what_is_called_alike_on_another() -> None:
    """Styles stay when their screen is left: no class alone is styled by two screens.

    What a screen of the start styles (in css) nobody else even names: those are seen first by everybody.
    """
    shell = set(re.findall(r'href="/([^"]+\.css)"', (STATIC / "index.html").read_text()))
    alone: dict[str, set[str]] = {}
    named: dict[str, set[str]] = {}
    for file in STATIC.rglob("*.css"):
        name = str(file.relative_to(STATIC))
        # what is pointed at looks the same at every table
        if name in shell or name == "css/tell.css":
            continue
        told = re.sub(r"/\*.*?\*/", "", file.read_text(), flags=re.DOTALL)
        for selector in (one.strip() for many in re.findall(r"([^{};]+)\{", told) for one in many.split(",")):
            if re.fullmatch(r"\.[\w-]+", selector):
                alone.setdefault(selector, set()).add(name)
            for part in re.findall(r"\.[a-z][\w-]*", selector):
                named.setdefault(part, set()).add(name)
    assert {one: names for one, names in alone.items() if len(names) > 1} == {}
    at_start = {one: names for one, names in alone.items() if any(name.startswith("css/") for name in names)}
    assert {one: named[one] - names for one, names in at_start.items() if named[one] > names} == {}


def test_whatever_the_page_imports_is_kept_for_offline_use() -> None:
    """The service worker keeps each file that a module imports or a screen styles itself with, never itself."""
    kept = kept_files()
    assert len(kept) == len(set(kept)) > 50
    assert "/sw.js" not in kept
    for file in STATIC.rglob("*.js"):
        for found in re.findall(r"(?:from|import\()\s*'(\.[^']+)'", file.read_text()):
            assert f"/{(file.parent / found).resolve().relative_to(STATIC.resolve())}" in kept
        for found in re.findall(r"'([a-z/_-]+\.css)'", file.read_text()):
            assert found.startswith("api/") or f"/{found}" in kept


def test_service_worker_changes_with_the_files_it_keeps(tmp_path: Path) -> None:
    """A browser notices a new version of any file, since the name of the cache changes with it."""
    (tmp_path / "sw.js").write_text("// keeps")
    (tmp_path / "a.js").write_text("1")
    first = worker(tmp_path)
    assert b'"/a.js"' in first
    (tmp_path / "a.js").write_text("2")
    assert worker(tmp_path) != first
