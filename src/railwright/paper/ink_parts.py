"""The rows of a score of Railroad Ink, for sheets to fill in and for sheets that are counted."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from railwright.core.language import Speaker
from railwright.ink.score import Score


@dataclass(frozen=True, slots=True)
class ScoredPart:
    """A row: its name, its points, and how it is added."""

    name: str
    points: Callable[[Score], int]
    sign: str = "+"
    spread: bool = False
    """Whether several numbers make it up."""

    def label(self, say: Speaker) -> str:
        """What it is called; an expansion's points by its own name where they have none."""
        key = f"ink-part-{self.name}"
        return say(key) if say.knows(key) else say(f"expansion-{self.name}")


def scored_parts(edition: str, expansion: str | None) -> list[ScoredPart]:
    """All that a game counts, in the order of the score sheet."""
    parts = [
        ScoredPart("networks", lambda score: score.exits, spread=True),
        ScoredPart("highway", lambda score: score.highway.length),
        ScoredPart("railway", lambda score: score.railway.length),
        ScoredPart("centre", lambda score: len(score.centre)),
    ]
    if edition == "challenge":
        parts += [
            ScoredPart("villages", lambda score: score.villages),
            ScoredPart("goals", lambda score: score.goal_points),
        ]
    if expansion:
        parts.append(ScoredPart(expansion, lambda score: score.expansion))
    return [*parts, ScoredPart("errors", lambda score: -len(score.errors), sign="−")]
