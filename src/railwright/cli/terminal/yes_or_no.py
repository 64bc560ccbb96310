"""A question with yes or no, in both languages."""

from __future__ import annotations

from collections.abc import Callable

from railwright.core.language import Speaker

YES = ("y", "yes", "j", "ja")
NO = ("n", "no", "nein")


def yes_or_no(question: str, ask: Callable[[str], str], tell: Callable[[str], None], say: Speaker) -> bool:
    """Ask until the answer is one of them; Enter alone is no."""
    while True:
        answer = ask(f"{question} {say('yes_or_no')}").lower()
        if answer in YES:
            return True
        if answer in ("", *NO):
            return False
        tell(say("say_yes_or_no"))
