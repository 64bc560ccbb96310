"""One seat's part of a round: which actions are open, what they do, and when the seat may be done.

Actions are numbers, pinned by a test: first every variant in every space (49 * variant + space), then the meteor's
four directions, the six special routes that can be crossed off to ignore it, and done. The piece tells where an
action comes from: a special route, a volcano, or a die; a die that is already drawn is a factory's copy (RI-5.1).
"""

from __future__ import annotations

from railwright.core.compiled import compiled, lowest
from railwright.ink.rules.board import MIDDLE, SPACES
from railwright.ink.rules.buildings import set_off
from railwright.ink.rules.lava import erasable
from railwright.ink.rules.meteor import next_hit, strike
from railwright.ink.rules.pieces import (
    ATTACHED,
    AWAY_FROM_LAVA,
    BY_LAVA,
    BY_ROUTE_OR_TRAIL,
    FIRST_SPECIAL,
    FIRST_VARIANT,
    PIECE_OF,
    SPECIAL_PIECES,
    SPECIALS,
    VARIANTS,
    VOLCANO,
)
from railwright.ink.rules.placing import clashing, joined, placements
from railwright.ink.rules.reasons import Reason
from railwright.ink.rules.sheet import (
    CHALLENGE,
    CHOOSE_DIRECTION,
    COPIES,
    CRATERS,
    DICE,
    DICE_USED,
    DONE,
    EDITION,
    EXPANSION,
    EXPANSION_DICE,
    FILLED,
    FREE_SPECIALS,
    LAVA_EXPANSION,
    METEOR_AT,
    METEOR_DIRECTION,
    METEOR_DISTANCE,
    NO_METEOR,
    ROUND,
    ROUTE_DICE,
    SPECIAL_TAKEN,
    SPECIALS_SPENT,
    SPECIALS_USED,
    VOLCANO_TAKEN,
    Words,
    clear,
    erase,
    put,
)

DRAWINGS = len(VARIANTS) * SPACES
METEOR = DRAWINGS  # + direction
IGNORE_METEOR = METEOR + 4  # + special route
FINISH = IGNORE_METEOR + len(SPECIALS)
ACTIONS = FINISH + 1

DICE_SLOTS = ROUTE_DICE + EXPANSION_DICE
MOST_SPECIALS = 3


@compiled
def new_sheet(sheet: Words, edition: int, expansion: int) -> None:
    """A sheet before round 1: with lava, a volcano in the middle (RI-6.1); the meteor starts there too (RI-7.1)."""
    clear(sheet, edition, expansion)
    sheet[METEOR_AT] = MIDDLE
    if expansion == LAVA_EXPANSION:
        put(sheet, FIRST_VARIANT[VOLCANO], MIDDLE)


@compiled
def start_round(sheet: Words, dice: Words, direction: int, distance: int) -> None:
    """The dice are rolled: a new round begins, and what the last one left unused is lost (RI-2.2, RI-5.1)."""
    sheet[ROUND] += 1
    for slot in range(DICE_SLOTS):
        sheet[DICE + slot] = dice[slot]
    sheet[DICE_USED] = 0
    sheet[SPECIAL_TAKEN] = 0
    sheet[COPIES] = 0
    sheet[FREE_SPECIALS] = 0
    sheet[VOLCANO_TAKEN] = 0
    sheet[METEOR_DIRECTION] = direction
    sheet[METEOR_DISTANCE] = distance
    sheet[DONE] = 0


@compiled
def own_special_left(sheet: Words) -> bool:
    """One special route a round and three a game (RI-3.4)."""
    return not sheet[SPECIAL_TAKEN] and sheet[SPECIALS_SPENT] < MOST_SPECIALS


@compiled
def special_allowed(sheet: Words) -> bool:
    """Whether a special route may be drawn: an own one or a university's free one (RI-5.1)."""
    return sheet[FREE_SPECIALS] > 0 or own_special_left(sheet)


@compiled
def offered(sheet: Words) -> int:
    """The pieces that may be drawn now, wherever they fit, as a mask of piece numbers."""
    pieces = 0
    for slot in range(DICE_SLOTS):
        piece = sheet[DICE + slot]
        if piece >= 0 and (not sheet[DICE_USED] >> slot & 1 or (slot < ROUTE_DICE and sheet[COPIES] > 0)):
            pieces |= 1 << piece
    if special_allowed(sheet):
        pieces |= SPECIAL_PIECES & ~(sheet[SPECIALS_USED] << FIRST_SPECIAL)
    if sheet[EXPANSION] == LAVA_EXPANSION and not sheet[VOLCANO_TAKEN]:
        pieces |= 1 << VOLCANO
    return pieces


@compiled
def fits_anywhere(sheet: Words, piece: int) -> bool:
    """Whether a piece has a legal placement on an empty space without a crater: only these bind (RI-3.3)."""
    for variant in range(FIRST_VARIANT[piece], FIRST_VARIANT[piece + 1]):
        if placements(sheet, variant) & ~sheet[CRATERS]:
            return True
    return False


@compiled
def die_fits(sheet: Words, slot: int) -> bool:
    """Whether a die is not yet drawn and has a place that binds."""
    return sheet[DICE + slot] >= 0 and not sheet[DICE_USED] >> slot & 1 and fits_anywhere(sheet, sheet[DICE + slot])


@compiled
def lava_owed(sheet: Words) -> bool:
    """Whether the duty to draw one lava die is still open (RI-6.2)."""
    return sheet[EXPANSION] == LAVA_EXPANSION and sheet[DICE_USED] >> ROUTE_DICE == 0


@compiled
def lava_die_fits(sheet: Words) -> bool:
    """Whether one of the lava dice fits in an empty space."""
    return die_fits(sheet, ROUTE_DICE) or die_fits(sheet, ROUTE_DICE + 1)


@compiled
def giving_way(sheet: Words, variant: int) -> int:
    """Spaces whose piece gives way if this lava variant is drawn there, when it comes to that (RI-6.4)."""
    return erasable(sheet) & joined(sheet, variant) & ~clashing(sheet, variant)


@compiled
def can_give_way(sheet: Words) -> bool:
    """Whether some lava die can be drawn by erasing a piece."""
    for slot in range(ROUTE_DICE, DICE_SLOTS):
        piece = sheet[DICE + slot]
        for variant in range(FIRST_VARIANT[piece], FIRST_VARIANT[piece + 1]):
            if giving_way(sheet, variant):
                return True
    return False


@compiled
def finish_refused(sheet: Words) -> Reason:
    """Why the seat may not be done yet; FINE if it may (RI-3.3, RI-6.2, RI-6.4)."""
    if sheet[DONE]:
        return Reason.ROUND_DONE
    if sheet[METEOR_DIRECTION] != NO_METEOR:
        return Reason.METEOR_FIRST
    for slot in range(ROUTE_DICE):
        if die_fits(sheet, slot):
            return Reason.ROUTE_DIE_FITS
    if lava_owed(sheet):
        if lava_die_fits(sheet):
            return Reason.LAVA_DUTY
        if (not sheet[VOLCANO_TAKEN] and fits_anywhere(sheet, VOLCANO)) or can_give_way(sheet):
            return Reason.LAVA_DUTY_BY_FORCE
    return Reason.FINE


@compiled
def legal_actions(sheet: Words, actions: Words) -> int:
    """Fill in the numbers of all legal actions in ascending order; returns how many there are."""
    count = 0
    if sheet[DONE]:
        return count
    direction = sheet[METEOR_DIRECTION]
    if direction != NO_METEOR:
        for way in range(4):
            if direction in (way, CHOOSE_DIRECTION):
                actions[count] = METEOR + way
                count += 1
        if special_allowed(sheet):
            for special in range(len(SPECIALS)):
                if not sheet[SPECIALS_USED] >> special & 1:
                    actions[count] = IGNORE_METEOR + special
                    count += 1
        return count
    by_force = lava_owed(sheet) and not lava_die_fits(sheet)
    pieces = offered(sheet)
    while pieces:
        piece = lowest(pieces)
        pieces &= pieces - 1
        for variant in range(FIRST_VARIANT[piece], FIRST_VARIANT[piece + 1]):
            spaces = placements(sheet, variant)
            if by_force and ATTACHED[variant] == BY_LAVA:
                spaces |= giving_way(sheet, variant)
            while spaces:
                actions[count] = SPACES * variant + lowest(spaces)
                count += 1
                spaces &= spaces - 1
    if finish_refused(sheet) == Reason.FINE:
        actions[count] = FINISH
        count += 1
    return count


@compiled
def not_offered(sheet: Words, piece: int) -> Reason:
    """Why a piece may not be drawn at all now; FINE if it may."""
    if offered(sheet) >> piece & 1:
        return Reason.FINE
    if piece == VOLCANO:
        return Reason.ONE_VOLCANO_A_ROUND if sheet[EXPANSION] == LAVA_EXPANSION else Reason.NO_VOLCANOES
    if SPECIAL_PIECES >> piece & 1:
        if sheet[SPECIALS_USED] >> (piece - FIRST_SPECIAL) & 1:
            return Reason.SPECIAL_CROSSED_OFF
        return Reason.ONE_SPECIAL_A_ROUND if sheet[SPECIAL_TAKEN] else Reason.THREE_SPECIALS_A_GAME
    for slot in range(DICE_SLOTS):
        if sheet[DICE + slot] == piece:
            return Reason.DIE_USED
    return Reason.NOT_ROLLED


@compiled
def drawing_refused(sheet: Words, variant: int, space: int) -> Reason:
    """Why an offered piece may not be drawn in this way in this space; FINE if it may."""
    attached = ATTACHED[variant]
    if sheet[FILLED] >> space & 1:
        if attached != BY_LAVA or not lava_owed(sheet):
            return Reason.SPACE_TAKEN
        if lava_die_fits(sheet):
            return Reason.LAVA_STILL_FITS
        if not erasable(sheet) >> space & 1:
            return Reason.NOT_ERASABLE
    if clashing(sheet, variant) >> space & 1:
        return Reason.CLASH
    if joined(sheet, variant) >> space & 1:
        return Reason.FINE
    if attached == BY_LAVA:
        return Reason.NO_LAVA_SIDE
    if attached == AWAY_FROM_LAVA:
        return Reason.BESIDE_LAVA
    return Reason.NO_TRAIL_OR_ROUTE if attached == BY_ROUTE_OR_TRAIL else Reason.NOT_JOINED


@compiled
def refused(sheet: Words, action: int) -> Reason:
    """Why an action is refused; FINE if it is legal."""
    if action < 0 or action >= ACTIONS:
        return Reason.NO_SUCH_ACTION
    if sheet[DONE]:
        return Reason.ROUND_DONE
    if action == FINISH:
        return finish_refused(sheet)
    direction = sheet[METEOR_DIRECTION]
    if action >= METEOR:
        if direction == NO_METEOR:
            return Reason.NO_METEOR_NOW
        if action < IGNORE_METEOR:
            return Reason.FINE if direction in (action - METEOR, CHOOSE_DIRECTION) else Reason.OTHER_DIRECTION
        return not_offered(sheet, FIRST_SPECIAL + action - IGNORE_METEOR)
    if direction != NO_METEOR:
        return Reason.METEOR_FIRST
    variant, space = action // SPACES, action % SPACES
    reason = not_offered(sheet, PIECE_OF[variant])
    return reason if reason != Reason.FINE else drawing_refused(sheet, variant, space)


@compiled
def cross_off(sheet: Words, special: int) -> None:
    """Use up a special route, a university's free one first: it would be lost at the end of the round (RI-5.1)."""
    sheet[SPECIALS_USED] |= 1 << special
    if sheet[FREE_SPECIALS] > 0:
        sheet[FREE_SPECIALS] -= 1
    else:
        sheet[SPECIALS_SPENT] += 1
        sheet[SPECIAL_TAKEN] = 1


@compiled
def take_from_dice(sheet: Words, piece: int) -> None:
    """Account for a die's piece: the first undrawn die that shows it, else a factory's copy (RI-5.1)."""
    for slot in range(DICE_SLOTS):
        if sheet[DICE + slot] == piece and not sheet[DICE_USED] >> slot & 1:
            sheet[DICE_USED] |= 1 << slot
            return
    sheet[COPIES] -= 1


@compiled
def apply(sheet: Words, action: int) -> None:
    """Carry out a legal action."""
    if action == FINISH:
        sheet[DONE] = 1
        return
    if action >= IGNORE_METEOR:
        cross_off(sheet, action - IGNORE_METEOR)
        sheet[METEOR_DIRECTION] = NO_METEOR
        return
    if action >= METEOR:
        strike(sheet, next_hit(sheet, action - METEOR, sheet[METEOR_DISTANCE]))
        sheet[METEOR_DIRECTION] = NO_METEOR
        return
    variant, space = action // SPACES, action % SPACES
    piece = PIECE_OF[variant]
    if SPECIAL_PIECES >> piece & 1:
        cross_off(sheet, piece - FIRST_SPECIAL)
    elif piece == VOLCANO:
        sheet[VOLCANO_TAKEN] = 1
    else:
        take_from_dice(sheet, piece)
    if sheet[FILLED] >> space & 1:
        erase(sheet, space)
    put(sheet, variant, space)
    if sheet[EDITION] == CHALLENGE:
        set_off(sheet, variant, space)
