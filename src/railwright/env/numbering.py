"""How actions are numbered for learning: the engine's own numbers, or a compact numbering.

Both numberings are words of 49 numbers, one for each space: number = 49 * word + space. The engine's numbering has
a word for every variant of every piece. The compact one has a word for every orientation of everything that can be
on offer: the dice by their slots, each special route, each piece that no die shows. In both, the expansion's own
actions follow the drawings, and `done` is the last number. A die's orientations are counted as those of the piece
that it shows; of two undrawn dice with the same face the first one is meant, and a die that is already drawn stands
for a factory's copy of it.
"""

from __future__ import annotations

import functools
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

import numpy as np

from railwright.env.game import Game
from railwright.ink.actions import Action, all_actions, space_name
from railwright.ink.options import record_of
from railwright.ink.rules.board import SIZE, SPACES
from railwright.ink.rules.pieces import DICE, DICE_SETS, FIRST_VARIANT, PIECE_LIST, PIECES, SPECIALS
from railwright.ink.rules.sheet import DICE_SLOTS, ROUTE_DICE, Words
from railwright.ink.rules.turn import DRAWINGS, FINISH, FIRST_CHOICE

NumberingName = Literal["compact", "full"]

# Where the kernels find a numbering's facts in its table.
FIRST_OWN, OWN_COUNT, LAST, WORD_COUNT, FIRST_OWN_OF_ENGINE = range(5)
SLOT_WORD = 5  # + slot: the first word of a die
PIECE_WORD = SLOT_WORD + DICE_SLOTS  # + piece: the first word of a piece, NOT_BY_PIECE if it comes by a die's slot
OFFER_OF_WORD = PIECE_WORD + len(PIECE_LIST)  # + word: the piece that it belongs to, or -1 - slot
NOT_BY_PIECE = -1


@dataclass(frozen=True, slots=True)
class Offer:
    """Something that can be drawn with: a die by its slot, or a piece by its name."""

    name: str
    first_word: int
    orientations: int


@dataclass(frozen=True, slots=True, eq=False)
class Numbering:
    """The numbers of all actions of a game."""

    name: NumberingName
    offers: tuple[Offer, ...]
    own: tuple[str, ...]
    """The expansion's own actions."""
    first_own: int
    actions: int
    """How many numbers there are; `done` is the last."""
    table: Words

    @property
    def words(self) -> int:
        """How many words of 49 numbers there are."""
        return int(self.table[WORD_COUNT])

    def describe(self, number: int) -> str:
        """What an action is, whatever the dice show: `die 1 /0 @A1`, `special-hhhh /0 @D4`, `done`."""
        if number == self.actions - 1:
            return "done"
        if 0 <= number - self.first_own < len(self.own):
            return self.own[number - self.first_own]
        word, space = divmod(number, SPACES)
        for offer in self.offers:
            if offer.first_word <= word < offer.first_word + offer.orientations:
                return f"{offer.name} /{word - offer.first_word} @{space_name(*divmod(space, SIZE))}"
        return "unused"

    def engine_action(self, sheet: Words, number: int) -> Action | None:
        """What a number means on this sheet; None where no piece belongs to it."""
        if number == self.actions - 1:
            return all_actions()[FINISH]
        if 0 <= number - self.first_own < len(self.own):
            return all_actions()[int(self.table[FIRST_OWN_OF_ENGINE]) + number - self.first_own]
        from railwright.env.kernels import drawing_of

        drawing = int(drawing_of(sheet, self.table, number)) if 0 <= number < self.first_own else -1
        return all_actions()[drawing] if drawing >= 0 else None


def numbering_of(game: Game, name: NumberingName, pool: Sequence[str] = ()) -> Numbering:
    """The numbering of a game; with a draft's pool of dice any of them may lie in any slot."""
    return _full(game) if name == "full" else _compact(game, tuple(sorted(set(pool))))


@functools.cache
def _full(game: Game) -> Numbering:
    """The engine's own numbers."""
    own = record_of(game.expansion)
    choices = own.choices if own else ()
    expansion = game.numbers[1]
    offers = tuple(Offer(piece.name, int(FIRST_VARIANT[piece.number]), len(piece.variants)) for piece in PIECE_LIST)
    return _numbering("full", offers, choices, int(FIRST_CHOICE[expansion]), FINISH, expansion)


@functools.cache
def _compact(game: Game, pool: tuple[str, ...]) -> Numbering:
    """What is offered x orientation x space."""
    record = record_of(game.expansion)
    offers: list[Offer] = []

    def add(name: str, orientations: int) -> None:
        first = offers[-1].first_word + offers[-1].orientations if offers else 0
        offers.append(Offer(name, first, orientations))

    for slot, die in enumerate(DICE_SETS[game.edition], start=1):
        add(f"die {slot}", max(_orientations(shown) for shown in pool or (die,)))
    for slot, die in enumerate(record.dice if record else (), start=ROUTE_DICE + 1):
        if _orientations(die):
            add(f"die {slot}", _orientations(die))
    for name in (*SPECIALS, *(record.extra_pieces if record else ())):
        add(name, len(PIECES[name].variants))
    first_own = SPACES * (offers[-1].first_word + offers[-1].orientations)
    choices = record.choices if record else ()
    return _numbering("compact", tuple(offers), choices, first_own, first_own + len(choices), game.numbers[1])


def _orientations(die: str) -> int:
    """The most ways in which a face of the die can lie; 0 if it shows no pieces."""
    return max((len(PIECES[face].variants) for face in DICE[die] if face in PIECES), default=0)


def _numbering(
    name: NumberingName, offers: tuple[Offer, ...], own: tuple[str, ...], first_own: int, last: int, expansion: int
) -> Numbering:
    words = last // SPACES + 1
    table = np.full(OFFER_OF_WORD + words, NOT_BY_PIECE, dtype=np.int64)
    table[[FIRST_OWN, OWN_COUNT, LAST, WORD_COUNT]] = first_own, len(own), last, words
    table[FIRST_OWN_OF_ENGINE] = FIRST_CHOICE[expansion]
    for offer in offers:
        lies = slice(OFFER_OF_WORD + offer.first_word, OFFER_OF_WORD + offer.first_word + offer.orientations)
        if offer.name in PIECES:
            piece = PIECES[offer.name].number
            table[PIECE_WORD + piece] = offer.first_word
            table[lies] = piece
        else:
            slot = int(offer.name.removeprefix("die ")) - 1
            table[SLOT_WORD + slot] = offer.first_word
            table[lies] = -1 - slot
    return Numbering(name, offers, own, first_own, last + 1, table)


assert DRAWINGS % SPACES == 0
