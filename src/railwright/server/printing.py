"""What the page "Print" asks for: PDFs and a look at their first page, made in the workshop beside the loop."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from railwright.core.language import Language
from railwright.paper.choices import INK_NAMES, SCORE_SHEETS, SIZE_NAMES, UPS
from railwright.paper.kinds import KINDS
from railwright.paper.orders import Order
from railwright.paper.preview import preview


class Preview(msgspec.Struct, frozen=True):
    """How many pages there will be, and the first one as SVG."""

    pages: int
    first: str


def choices() -> dict[str, object]:
    """What the page offers: the kinds with what each looks at, papers and inks."""
    return {
        "kinds": [{"name": kind.name, "looks_at": kind.looks_at, "ink": kind.ink} for kind in KINDS.values()],
        "sizes": SIZE_NAMES,
        "inks": INK_NAMES,
        "ups": UPS,
        "score_sheets": SCORE_SHEETS,
    }


def spoken(order: Order, language: Language) -> Order:
    """The order in the language of the page, where it names no other."""
    return order if order.language else msgspec.structs.replace(order, language=language)


def of_game(order: Order, record: str, names: Sequence[str]) -> Order:
    """The same for a finished game, with the names of its seats."""
    return msgspec.structs.replace(order, kind="game", record=record, deck=None, names=tuple(names))


def seen(order: Order) -> Preview:
    """A look at it."""
    return Preview(*preview(order))
