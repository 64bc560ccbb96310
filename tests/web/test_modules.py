"""The modules of the page without a browser: types, and what each promises."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from tests.web.node import ROOT, STATIC, node, typescript

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


def offline_shell() -> list[str]:
    """The files that the service worker keeps, as paths below the page's root."""
    named = (STATIC / "sw.js").read_text().split("const SHELL = [")[1].split("];")[0]
    paths = [part.strip().strip("'").removeprefix("/") for part in named.split(",") if part.strip()]
    return [path for path in paths if path and not path.startswith("api/")]


def test_offline_shell_names_files_that_exist() -> None:
    """What the service worker keeps for offline use is there."""
    assert offline_shell()
    assert not [path for path in offline_shell() if not (STATIC / path).is_file()]


def test_offline_shell_has_all_that_its_modules_import() -> None:
    """A module that is kept for offline use finds there whatever it imports."""
    kept = {(STATIC / path).resolve() for path in offline_shell()}
    imported = {
        (module.parent / found).resolve()
        for module in kept
        if module.suffix == ".js"
        for found in re.findall(r"^(?:import|export)\b[^;]*?from '(\.[^']+)'", module.read_text(), re.MULTILINE)
    }
    assert len(imported) > 10
    assert imported <= kept
