"""The roll after the last round (RI-15.6) in words, for the expansions that have one."""

from __future__ import annotations

from collections.abc import Sequence

from railwright.core.language import Speaker
from railwright.ink.options import Options
from railwright.ink.rules.pieces import PIECES


def last_roll_line(say: Speaker, options: Options, faces: Sequence[str]) -> str:
    """What the moment is called, and what its dice show."""
    own = f"last_roll-{options.expansion}"
    name = say(own) if say.knows(own) else say("fair-last_roll")
    shown = [say(f"piece-{face}" if face in PIECES else f"face-{face}") for face in faces]
    return say("labelled", label=name, text=", ".join(shown))
