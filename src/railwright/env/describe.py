"""The tables of docs/environments.md, made from the environments themselves.

python -m railwright.env.describe docs/environments.md    # writes them into the page
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterable, Sequence
from pathlib import Path

from railwright.env.game import Game, games
from railwright.env.ink_table import InkTable
from railwright.env.line_table import LineTable
from railwright.env.numbering import numbering_of
from railwright.env.observing import Field, specification_of
from railwright.ink.options import Options
from railwright.ink.rules.board import SPACES
from railwright.line.match import Options as LineOptions

_TABLE = re.compile(r"(<!-- table: ([\w -]+) -->\n).*?(<!-- end -->)", re.DOTALL)


def tables() -> dict[str, str]:
    """Every table by its name."""
    return {
        "environments": _environments(),
        "actions": _actions(),
        "observation": _observation(Game("challenge", "lava")),
        "match": _parts(InkTable(Options(edition="challenge", players=2, draft=True, goals=True), 0)),
        "line": _parts(LineTable(LineOptions(2), 0)),
    }


def filled_in(page: str) -> str:
    """The page with every table as it is now."""
    made = tables()
    return _TABLE.sub(lambda found: f"{found[1]}{made[found[2]]}{found[3]}", page)


def _markdown(head: Sequence[str], rows: Iterable[Sequence[object]]) -> str:
    lines = [head, ["---"] * len(head), *rows]
    return "".join("| " + " | ".join(str(cell) for cell in line) + " |\n" for line in lines)


def _environments() -> str:
    rows = []
    for game in games():
        seen = specification_of(game)
        compact = numbering_of(game, "compact").actions
        rows.append((f"`{game.id}`", game.options.rolls, f"{compact:,}", seen.planes, seen.facts, seen.size))
    return _markdown(("id", "rolls", "actions (compact)", "planes", "facts", "flat"), rows)


def _actions() -> str:
    rows: list[tuple[object, ...]] = []
    for game in (Game(), Game("base", "lava"), Game("challenge", "canyon")):
        numbering = numbering_of(game, "compact")
        for offer in numbering.offers:
            first = SPACES * offer.first_word
            last = first + SPACES * offer.orientations - 1
            rows.append((game.name, f"{first:,}–{last:,}", offer.name, offer.orientations))
        if numbering.own:
            first, last = numbering.first_own, numbering.first_own + len(numbering.own) - 1
            rows.append(
                (game.name, f"{first:,}–{last:,}", f"own actions: {numbering.own[0]} … {numbering.own[-1]}", "")
            )
        rows.append((game.name, f"{numbering.actions - 1:,}", "done", ""))
    return _markdown(("game", "numbers", "what is drawn", "orientations"), rows)


def _observation(game: Game) -> str:
    def row(field: Field) -> tuple[object, ...]:
        kind = "plane" if field.is_plane else "facts"
        return f"{field.offset:,}", field.width, kind, field.name, field.meaning

    return _markdown(("from", "bits", "", "name", "1 means"), [row(field) for field in specification_of(game).fields])


def _parts(table: InkTable | LineTable) -> str:
    rows, first = [], 0
    for part in table.parts:
        rows.append((f"{first:,}", part.size, part.name, part.meaning))
        first += part.size
    return _markdown(("from", "bytes", "name", "meaning"), rows)


if __name__ == "__main__":
    page = Path(sys.argv[1])
    page.write_text(filled_in(page.read_text("utf-8")), "utf-8")
