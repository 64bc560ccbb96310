"""Somebody who types at Railroad Ink's prompts in this process: given lines, or every hint to the end of the game."""

from __future__ import annotations

import argparse
import builtins
import re
from collections.abc import Callable

import pytest

from railwright.cli import ink_play
from railwright.core.language import Language, speaker
from railwright.ink.rules.expansions import NAMES

Answer = Callable[[str, str], str]
"""What is typed at a prompt, after what was said since the last one."""


class Game:
    """Runs the command in this process, with somebody who types."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
        self.monkeypatch, self.capsys = monkeypatch, capsys
        self.output = ""
        self.errors = ""

    def _read(self) -> str:
        said = self.capsys.readouterr()
        self.output += said.out
        self.errors += said.err
        return said.out

    def run(self, options: str, answer: Answer) -> int:
        """The exit status; what was shown is kept."""
        parser = argparse.ArgumentParser()
        ink_play.register(parser)

        def typed(prompt: str = "") -> str:
            said = " ".join(self._read().split())
            self.output += prompt
            return answer(prompt, said)

        self.monkeypatch.setattr(builtins, "input", typed)
        status = ink_play.run(parser.parse_args(options.split()))
        self._read()
        return status

    @property
    def shown(self) -> str:
        """Everything shown, with single spaces."""
        return " ".join(self.output.split())


def lines(*typed: str) -> Answer:
    """Types these lines, then ends the input."""
    left = iter(typed)

    def answer(_prompt: str, _said: str) -> str:
        line = next(left, None)
        if line is None:
            raise EOFError
        return line

    return answer


class HintTaker:
    """Follows every hint to the end of the game, in any language; `also` may answer first."""

    def __init__(
        self, language: Language = "en", *, save: str = "", also: Callable[[], str | None] | None = None
    ) -> None:
        say = speaker(language)
        self.takes = say("terminal-hint-draw", keys="", piece="", space="SPACE").rpartition("SPACE")[2]
        self.done = say("terminal-hint-done")
        self.key = re.compile(re.escape(say("terminal-hint-key", key="KEY")).replace("KEY", r"(\w+)") + "$")
        self.prompts = {name: say(f"terminal-ask-{name}") for name in ("die", "pair", "save")}
        self.questions = [say(f"question-{name}-ask") for name in NAMES if say.knows(f"question-{name}-ask")]
        self.yes = say("terminal-yes_or_no")
        self.save, self.also = save, also

    def __call__(self, prompt: str, said: str) -> str:
        if self.prompts["save"] in prompt:
            return self.save
        if self.yes in prompt:
            return "y"
        if any(asked in prompt for asked in (*self.questions, self.prompts["pair"])):
            hint = self.key.search(said)
            return hint[1] if hint else "h"
        assert self.prompts["die"] in prompt, prompt
        if " ".join(self.takes.split()) in said:
            return ""
        if self.done in said:
            return "d"
        return (self.also and self.also()) or "h"
