"""A question with yes or no; the answers of all languages are understood."""

from __future__ import annotations

from collections.abc import Callable

from railwright.cli.terminal.commands import typed
from railwright.core.language import Speaker


def yes_words() -> frozenset[str]:
    """What a person types for yes."""
    return typed("yes")


def no_words() -> frozenset[str]:
    """What a person types for no."""
    return typed("no")


def yes_or_no(question: str, ask: Callable[[str], str], tell: Callable[[str], None], say: Speaker) -> bool:
    """Ask until the answer is one of them; Enter alone is no."""
    while True:
        answer = ask(f"{question} {say('terminal-yes_or_no')}").lower()
        if answer in yes_words():
            return True
        if answer in ("", *no_words()):
            return False
        tell(say("terminal-say_yes_or_no"))
