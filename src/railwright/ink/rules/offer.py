"""What a seat may draw with in the running round: its dice, special routes and copies, and what is left of them."""

from __future__ import annotations

import numpy as np

from railwright.core.compiled import compiled
from railwright.ink.rules import sheet as at
from railwright.ink.rules.expansions import DATA, hooks
from railwright.ink.rules.pieces import (
    EXPANSION_OF,
    FIRST_SPECIAL,
    FIRST_VARIANT,
    PIECE_LIST,
    PIECES,
    SPECIAL_PIECES,
)
from railwright.ink.rules.placing import placements
from railwright.ink.rules.reasons import Reason
from railwright.ink.rules.sheet import ROUTE_DICE, Words

MOST_SPECIALS = 3
_ON_DICE = {face for data in DATA for faces in data["dice"].values() for face in faces}
OFF_DICE = sum(1 << PIECES[name].number for name in EXPANSION_OF if name not in _ON_DICE)
"""The pieces of expansions that no die shows, as a mask of piece numbers."""
EXPANSION_OF_PIECE = np.array([EXPANSION_OF.get(piece.name, at.NO_EXPANSION) for piece in PIECE_LIST], dtype=np.int64)


@compiled
def own_special_left(sheet: Words) -> bool:
    """One special route a round and three a game (RI-3.4)."""
    return not sheet[at.SPECIAL_TAKEN] and sheet[at.SPECIALS_SPENT] < MOST_SPECIALS


@compiled
def special_allowed(sheet: Words) -> bool:
    """Whether a special route may be drawn: an own one or a university's free one (RI-5.1)."""
    return sheet[at.FREE_SPECIALS] > 0 or own_special_left(sheet)


@compiled
def offered(sheet: Words) -> int:
    """The pieces that may be drawn now, wherever they fit, as a mask of piece numbers."""
    pieces = 0
    for slot in range(at.DICE_SLOTS):
        piece = sheet[at.DICE + slot]
        if piece >= 0 and (not sheet[at.DICE_USED] >> slot & 1 or (slot < ROUTE_DICE and sheet[at.COPIES] > 0)):
            pieces |= 1 << piece
    if special_allowed(sheet):
        pieces |= SPECIAL_PIECES & ~(sheet[at.SPECIALS_USED] << FIRST_SPECIAL)
    return pieces | hooks.offered(sheet)


@compiled
def not_offered(sheet: Words, piece: int) -> int:
    """Why a piece may not be drawn at all now; FINE if it may."""
    if offered(sheet) >> piece & 1:
        return Reason.FINE.value
    if EXPANSION_OF_PIECE[piece] not in (at.NO_EXPANSION, sheet[at.EXPANSION]):
        return Reason.OTHER_EXPANSION.value
    if OFF_DICE >> piece & 1:
        return hooks.not_offered(sheet, piece)
    if SPECIAL_PIECES >> piece & 1:
        if sheet[at.SPECIALS_USED] >> (piece - FIRST_SPECIAL) & 1:
            return Reason.SPECIAL_CROSSED_OFF.value
        return Reason.ONE_SPECIAL_A_ROUND.value if sheet[at.SPECIAL_TAKEN] else Reason.THREE_SPECIALS_A_GAME.value
    for slot in range(at.DICE_SLOTS):
        if sheet[at.DICE + slot] == piece:
            return Reason.DIE_USED.value
    return Reason.NOT_ROLLED.value


@compiled
def fits_anywhere(sheet: Words, piece: int) -> bool:
    """Whether a piece has a legal placement on an empty space without a crater: only these bind (RI-3.3)."""
    for variant in range(FIRST_VARIANT[piece], FIRST_VARIANT[piece + 1]):
        if placements(sheet, variant) & ~hooks.open_to_drawing(sheet):
            return True
    return False


@compiled
def die_fits(sheet: Words, slot: int) -> bool:
    """Whether a die is not yet drawn and has a place that binds."""
    piece = sheet[at.DICE + slot]
    return piece >= 0 and not sheet[at.DICE_USED] >> slot & 1 and fits_anywhere(sheet, piece)


@compiled
def undrawn(sheet: Words) -> int:
    """The pieces of undrawn route dice, as a mask of piece numbers: where they fit they bind (RI-3.3)."""
    pieces = 0
    for slot in range(ROUTE_DICE):
        if sheet[at.DICE + slot] >= 0 and not sheet[at.DICE_USED] >> slot & 1:
            pieces |= 1 << sheet[at.DICE + slot]
    return pieces


@compiled
def cross_off(sheet: Words, special: int) -> None:
    """Use up a special route, a university's free one first: it would be lost at the end of the round (RI-5.1)."""
    sheet[at.SPECIALS_USED] |= 1 << special
    if sheet[at.FREE_SPECIALS] > 0:
        sheet[at.FREE_SPECIALS] -= 1
    else:
        sheet[at.SPECIALS_SPENT] += 1
        sheet[at.SPECIAL_TAKEN] = 1


@compiled
def take_from_dice(sheet: Words, piece: int) -> None:
    """Account for a die's piece: the first undrawn die that shows it, else a factory's copy (RI-5.1)."""
    for slot in range(at.DICE_SLOTS):
        if sheet[at.DICE + slot] == piece and not sheet[at.DICE_USED] >> slot & 1:
            sheet[at.DICE_USED] |= 1 << slot
            return
    sheet[at.COPIES] -= 1


@compiled
def take(sheet: Words, piece: int) -> None:
    """Account for a piece that is drawn."""
    if SPECIAL_PIECES >> piece & 1:
        cross_off(sheet, piece - FIRST_SPECIAL)
    elif OFF_DICE >> piece & 1:
        hooks.take(sheet, piece)
    else:
        take_from_dice(sheet, piece)
