"""Everything that can be printed: a kind is one record here, and commands, server and page go through this list."""

from __future__ import annotations

from dataclasses import dataclass

from railwright.paper.choices import InkName


@dataclass(frozen=True, slots=True)
class Kind:
    """A kind of print; its words are found by its name."""

    name: str
    pages: str
    """The function of prints.py that draws it; that module is loaded only when something is printed."""
    looks_at: tuple[str, ...] = ()
    """The parts of an order that it looks at besides paper, ink and language."""
    ink: InkName = "black"
    """What suits it best."""


_ALL = (
    Kind("sheet", "blank_sheets", ("edition", "expansion", "up")),
    Kind("goals", "goals"),
    Kind("dice", "dice_tables", ("edition", "expansion")),
    Kind("line-sheet", "score_sheets", ("score_sheet", "up", "deck")),
    Kind("line-cards", "track_cards", ("deck",)),
    Kind("game", "finished_game", ("record", "names", "day", "deck"), ink="colour"),
)
KINDS = {kind.name: kind for kind in _ALL}
