"""The command as a process, behind a pseudo-terminal and behind a pipe."""

from __future__ import annotations

import fcntl
import os
import pty
import re
import select
import signal
import struct
import subprocess
import sys
import termios
import time
from typing import Self

import pytest


class Pty:
    """The command behind a pseudo-terminal."""

    def __init__(self, options: str, rows: int = 24, columns: int = 80) -> None:
        self.rows, self.columns = rows, columns
        self.main, terminal = pty.openpty()
        fcntl.ioctl(terminal, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))
        environment = {**os.environ, "TERM": "xterm-256color", "LANG": "C.UTF-8"}
        del environment["COLUMNS"]  # the pseudo-terminal itself says how wide it is
        command = [sys.executable, "-m", "railwright", "play", *options.split()]
        self.process = subprocess.Popen(
            command, stdin=terminal, stdout=terminal, stderr=terminal, env=environment, start_new_session=True
        )
        os.close(terminal)
        self.output = ""

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        os.close(self.main)
        self.process.kill()
        self.process.wait(60)

    def _read(self, seconds: float) -> bool:
        """More output within this time, if there is any."""
        if not select.select([self.main], [], [], seconds)[0]:
            return False
        try:
            more = os.read(self.main, 65536)
        except OSError:  # Linux says so when the other side is closed
            return False
        self.output += more.decode("utf-8", "replace")
        return bool(more)

    def wait_for_prompt(self) -> None:
        """Read until the command asks for something."""
        shown = len(self.output)
        while not re.search(r"[:?)] $", without_codes(self.output[shown:])):
            assert self._read(120), f"no prompt after {self.output[-500:]!r}"

    def wait_for_reading(self) -> None:
        """Until keys are read one by one: one between the prompt and that would be lost; no hand is that quick."""
        until = time.monotonic() + 120
        while termios.tcgetattr(self.main)[3] & termios.ICANON:
            assert time.monotonic() < until, "nothing is read"
            time.sleep(0.01)

    def type(self, text: str) -> None:
        """Wait for a prompt, then type a line."""
        self.wait_for_prompt()
        os.write(self.main, text.encode() + b"\n")

    def end(self) -> int:
        """Wait for the end of the command; returns its exit status."""
        while self._read(120):
            pass
        return self.process.wait(60)

    def frames(self) -> list[list[str]]:
        """The screens, from one clearing to the next, as lines without escape codes."""
        screens = self.output.split("\x1b[2J")[1:]
        return [without_codes(screen).replace("\r", "").split("\n") for screen in screens]


def without_codes(text: str) -> str:
    """Terminal output without what only colours and moves the cursor."""
    return re.sub(r"\x1b\[[0-9;?]*[a-zA-Z]", "", text)


@pytest.mark.parametrize(
    "options",
    ["--seed 1", "--seed 1 --edition challenge --goals --expansion lava --language de", "--seed 1 --bots 3 --draft"],
)
def test_small_terminal(options: str) -> None:
    """In a terminal of 80 by 24, in colour, no screen scrolls and no line is too wide, whatever is typed."""
    with Pty(options) as shell:
        for typed in ("1", "xyz", "h", "save", "u", "q", "y"):
            shell.type(typed)
        assert shell.end() == 0
        frames = shell.frames()
        assert len(frames) == 6
        for frame in frames:
            # The last frame also holds the question whether to leave, and the farewell.
            assert len(frame) <= shell.rows + (4 if frame is frames[-1] else 1), frame
            assert all(len(line) <= shell.columns for line in frame), frame


@pytest.mark.parametrize(
    ("key", "status", "sentence"), [("\x03", 130, "The game is left."), ("\x04", 0, "The input has ended")]
)
def test_leaving_a_terminal_by_its_keys(key: str, status: int, sentence: str) -> None:
    """Ctrl-C at a prompt of a real terminal ends with status 130, Ctrl-D with 0, both with a sentence."""
    with Pty("--seed 1 --language en") as shell:
        shell.type("1")
        shell.type("A2")
        shell.wait_for_prompt()
        shell.wait_for_reading()
        if key == "\x03":
            shell.process.send_signal(signal.SIGINT)
        else:
            os.write(shell.main, key.encode())
        assert shell.end() == status
        assert sentence in shell.output
        assert "Traceback" not in shell.output


def test_piped_input() -> None:
    """Lines from a pipe play too, and a reader that goes away ends the command quietly."""
    command = [sys.executable, "-m", "railwright", "play", "--seed", "1", "--language", "en"]
    done = subprocess.run(command, input=b"1 A2 1\n\xff\xfe\n", capture_output=True, timeout=300, check=False)
    assert done.returncode == 0
    assert b"Drawn: highway junction in A2." in done.stdout
    assert b"Traceback" not in done.stderr
