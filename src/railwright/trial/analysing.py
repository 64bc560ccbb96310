"""Somebody who has one game after the other analysed while others play."""

from __future__ import annotations

import math
import threading
import time
from types import TracebackType

from railwright.bots.ink import bot
from railwright.core.chance import SeededChance
from railwright.ink.match import Match, Phase
from railwright.ink.options import Options
from railwright.ink.record import write_record
from railwright.ink.view import view_of
from railwright.trial.asking import Asking

_PAUSE = 0.2
_LEAST_SECONDS = 1.0
"""No analysis is done sooner."""


def played(number: int) -> str:
    """The record of a whole game alone; each number has its own."""
    match, chance, player = Match(Options()), SeededChance(f"analysed {number}"), bot("beginner")
    while match.phase is not Phase.OVER:
        match.deal(chance)
        for action in player.play_round(view_of(match, 0), seed=number):
            match.act(0, action)
    return write_record(match)


class Analysing:
    """Used as a context of so many seconds in which a server is at work on analyses; `done` counts those finished."""

    def __init__(self, url: str, seconds: float) -> None:
        self._url = url
        self._records = [played(number) for number in range(1 + math.ceil(seconds / _LEAST_SECONDS))]
        self._over = threading.Event()
        self._begun = threading.Event()
        self._thread = threading.Thread(target=self._ask, daemon=True)
        self.done = 0

    def __enter__(self) -> Analysing:
        self._thread.start()
        self._begun.wait()
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self._over.set()
        self._thread.join()

    def _ask(self) -> None:
        try:
            with Asking(self._url) as asking:
                for record in self._records:
                    self._follow(asking, record)
        finally:
            self._begun.set()

    def _follow(self, asking: Asking, record: str) -> None:
        """Ask until it is done."""
        while not self._over.is_set():
            state, progress = asking.analysis(record)
            if state == "done":
                self.done += 1
                return
            if progress > 0:
                self._begun.set()
            time.sleep(_PAUSE)
