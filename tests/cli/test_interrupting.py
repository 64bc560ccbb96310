"""Tests that Ctrl-C ends a command without a word, even before the command itself is loaded."""

from __future__ import annotations

import subprocess
import sys

_CTRL_C_WHILE_LOADING = """
import os, signal, sys

class CtrlC:
    @staticmethod
    def find_spec(name, path=None, target=None):
        if name.startswith("railwright.") and name not in ("railwright.cli", "railwright.cli.main"):
            os.kill(os.getpid(), signal.SIGINT)

sys.meta_path.insert(0, CtrlC)
from railwright.cli.main import main
sys.exit(main(["analyse", "no-such-file"]))
"""


def test_ctrl_c_while_a_command_is_loaded_is_no_traceback() -> None:
    """Loading takes a second; the first module of ours that is looked for meets Ctrl-C: exit status 130."""
    done = subprocess.run([sys.executable, "-c", _CTRL_C_WHILE_LOADING], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout, done.stderr) == (130, "", "\n")
