"""The modules of the page without a browser: types, and what each promises."""

from __future__ import annotations

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


def test_offline_shell_names_files_that_exist() -> None:
    """What the service worker keeps for offline use is there."""
    worker = (STATIC / "sw.js").read_text()
    named = worker.split("const SHELL = [")[1].split("];")[0]
    paths = [part.strip().strip("'") for part in named.split(",") if part.strip()]
    missing = [
        path for path in paths if not path.startswith("/api/") and path != "/" and not (STATIC / path[1:]).is_file()
    ]
    assert paths
    assert not missing
