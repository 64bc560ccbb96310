"""What is printed: cards, start card, curves and both score sheets of Rail Line.

The deck that comes with Railwright is a reconstruction: the faces of the cards and part of sheet 2 are our own.
"""

from __future__ import annotations

import hashlib
from typing import Annotated, Literal, get_args

import msgspec

from railwright.line.rules import layout as at

Goods = Literal[
    "travellers",
    "post",
    "coal",
    "iron_ore",
    "steel",
    "factory",
    "wood",
    "sawmill",
    "sugar_beet",
    "sugar_factory",
    "glass",
]
Symbol = Goods | Literal["move_slow"]
GOODS: tuple[Goods, ...] = get_args(Goods)
SYMBOLS: tuple[Symbol, ...] = (*GOODS, "move_slow")
Station = Annotated[list[Symbol], msgspec.Meta(max_length=2)]
Lanes = Annotated[list[Station], msgspec.Meta(min_length=3, max_length=3)]
CardName = Annotated[str, msgspec.Meta(pattern=r"^[A-Za-z][A-Za-z0-9_-]{0,11}$(?!\n)")]
Points = Annotated[int, msgspec.Meta(ge=-1000, le=1000)]
Coins = Annotated[int, msgspec.Meta(ge=0, le=100)]
BoxNumber = Annotated[int, msgspec.Meta(ge=1, le=at.MAX_BOXES)]


class Part(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Any part of a deck file: no field that the format does not know."""


class Provenance(Part, frozen=True):
    """What is known and what is made up."""

    note: str = ""
    from_rulebook: list[str] = msgspec.field(default_factory=list)
    reconstructed: list[str] = msgspec.field(default_factory=list)
    less_certain: list[str] = msgspec.field(default_factory=list)


class Card(Part, frozen=True):
    """A track card: its stations on the top, middle and bottom lane, [] where there are only rails (RL-1.1)."""

    id: CardName
    lanes: Lanes


class CurveCard(Part, frozen=True):
    """One half of a curve; of its two cards the first lies at the end of a row, the second below it."""

    id: CardName
    curve: Literal[1, 2]
    lanes: Lanes


class Goal(Part, frozen=True):
    """The goal card; it has no effect (RL-2.4)."""

    lanes: Lanes


class Row(Part, frozen=True):
    """A row of a score sheet: the values of its boxes, the coins at its end, and where its boxes stand below others."""

    boxes: Annotated[list[Points], msgspec.Meta(min_length=1, max_length=at.MAX_BOXES)]
    full_coins: Coins
    columns: list[BoxNumber] | None = None
    below: list[Goods] = msgspec.field(default_factory=list)

    def column(self, box: int) -> int:
        """The column in which a box (0 the leftmost) stands."""
        return self.columns[box] if self.columns else box + 1

    def boxes_up_to(self, column: int) -> int:
        """How many boxes must be marked for the one in this column to be; 0 where there is none."""
        if self.columns is None:
            return column if column <= len(self.boxes) else 0
        return self.columns.index(column) + 1 if column in self.columns else 0


class Rate(Part, frozen=True):
    """How many coins a factory box makes worth how much each."""

    coins: Coins
    points_each: Points


class Rows(Part, frozen=True):
    """The eleven rows by the names of their symbols."""

    travellers: Row
    post: Row
    coal: Row
    iron_ore: Row
    steel: Row
    factory: Row
    wood: Row
    sawmill: Row
    sugar_beet: Row
    sugar_factory: Row
    glass: Row

    def __getitem__(self, name: Goods) -> Row:
        row: Row = getattr(self, name)
        return row


class Sheet(Part, frozen=True):
    """A score sheet with the rules of its rows (RL-6, RL-7)."""

    rows: Rows
    most_travellers_double: bool = False
    wood_sawmill: Literal["product", "zigzag"] = "product"
    column_coins: Coins = 0
    beet_sections: list[BoxNumber] | None = None
    coin_rates: list[Rate] | None = None
    glass_first: Points | None = None

    def chain_columns(self) -> list[int]:
        """The columns of coal that have boxes below them."""
        rows = [self.rows[name] for name in GOODS]
        return sorted({column for row in rows if "coal" in row.below for column in row.columns or ()})

    def beet_gates(self) -> list[int]:
        """For each beet box how many sugar factories must be marked before it may be (RL-7.4); empty: none anywhere."""
        return [opened_by for opened_by, length in enumerate(self.beet_sections or []) for _ in range(length)]


class StartCard(Part, frozen=True):
    """Both sides of the start card."""

    side_1: Lanes = msgspec.field(name="1")
    side_2: Lanes = msgspec.field(name="2")


class Sheets(Part, frozen=True):
    """Both score sheets."""

    sheet_1: Sheet = msgspec.field(name="1")
    sheet_2: Sheet = msgspec.field(name="2")


class Deck(Part, frozen=True):
    """Everything printed."""

    format: Literal["railwright-line-deck-2"]
    name: Annotated[str, msgspec.Meta(min_length=1, max_length=80)]
    start: StartCard
    curves: Annotated[list[CurveCard], msgspec.Meta(min_length=4, max_length=4)]
    a: Annotated[list[Card], msgspec.Meta(min_length=at.A_CARDS, max_length=at.A_CARDS)]
    b: Annotated[list[Card], msgspec.Meta(min_length=at.B_CARDS, max_length=at.B_CARDS)]
    sheets: Sheets
    goal: Goal = msgspec.field(default_factory=lambda: Goal([[], [], []]))
    provenance: Provenance = msgspec.field(default_factory=Provenance)

    @property
    def cards(self) -> list[Card]:
        """All track cards in the order of their numbers, A before B."""
        return [*self.a, *self.b]

    @property
    def digest(self) -> str:
        """Twelve letters that change with every face and value, but not with the words around them."""
        printed = [self.start, self.curves, self.a, self.b, self.sheets]
        return hashlib.sha256(msgspec.json.encode(printed, order="deterministic")).hexdigest()[:12]

    def sheet(self, number: int) -> Sheet:
        """Score sheet 1 or 2."""
        return self.sheets.sheet_2 if number == 2 else self.sheets.sheet_1

    def curve(self, number: int) -> list[list[Symbol]]:
        """The stations of a curve, lane by lane as its upper card shows them.

        Its two cards make one U-turn: the top lane of the upper card leads to the bottom lane of the lower (RL-1.1).
        """
        upper, lower = (card.lanes for card in self.curves if card.curve == number)
        return [above or below for above, below in zip(upper, reversed(lower), strict=True)]
