"""One seat's part of a round: which actions are open, what they do, and when the seat may be done.

Actions are numbers, pinned by a test: first every variant in every space (49 * variant + space), then each expansion's
own actions (the meteor's four directions, the special routes that can be crossed off to ignore it …), and done.
The piece tells where a drawing comes from: a special route, an expansion's own piece, or a die; a die that is already
drawn is a factory's copy (RI-5.1).
"""

from __future__ import annotations

import numpy as np

from railwright.core.compiled import compiled, lowest, overwrite
from railwright.ink.rules import sheet as at
from railwright.ink.rules.board import SPACES
from railwright.ink.rules.buildings import set_off
from railwright.ink.rules.expansions import hooks
from railwright.ink.rules.expansions.records import RECORDS, ROUNDS_OF
from railwright.ink.rules.offer import die_fits, not_offered, offered, take, undrawn
from railwright.ink.rules.pieces import ATTACHED, FIRST_VARIANT, OWN_WAY, PIECE_OF, VARIANTS
from railwright.ink.rules.placing import clashing, joined, placements
from railwright.ink.rules.reasons import Reason
from railwright.ink.rules.sheet import ROUTE_DICE, Words, clear, erase, put, variant_at

DRAWINGS = len(VARIANTS) * SPACES
_CHOICES = [0, *(len(record.choices) for record in RECORDS)]
FIRST_CHOICE = DRAWINGS + np.cumsum([0, *_CHOICES], dtype=np.int64)
"""The own actions of expansion e are FIRST_CHOICE[e] up to, not including, FIRST_CHOICE[e + 1]."""
FINISH = int(FIRST_CHOICE[-1])
ACTIONS = FINISH + 1


@compiled
def new_sheet(sheet: Words, edition: int, expansion: int) -> None:
    """A sheet before round 1."""
    clear(sheet, edition, expansion)
    hooks.first_sheet(sheet)


@compiled
def start_round(sheet: Words, dice: Words) -> None:
    """The dice are rolled: a new round begins, and what the last one left unused is lost (RI-2.2, RI-5.1)."""
    sheet[at.ROUND] += 1
    for slot in range(at.DICE_SLOTS):
        sheet[at.DICE + slot] = dice[slot]
    sheet[at.DICE_USED] = 0
    sheet[at.SPECIAL_TAKEN] = 0
    sheet[at.COPIES] = 0
    sheet[at.FREE_SPECIALS] = 0
    sheet[at.DONE] = 0
    hooks.start_round(sheet, dice)
    if rounds_over(sheet) and hooks.first_of_all(sheet) == Reason.FINE:
        sheet[at.DONE] = 1


@compiled
def rounds_over(sheet: Words) -> bool:
    """Whether this is the roll after the last round: nothing is drawn any more (RI-15.6).

    It counts as one round more; a seat that has no question to answer is done with it, the others are by their answer.
    """
    return sheet[at.ROUND] > ROUNDS_OF[sheet[at.EXPANSION]]


@compiled
def finish_refused(sheet: Words) -> int:
    """Why the seat may not be done yet; FINE if it may (RI-3.3 and the expansion's duties)."""
    if sheet[at.DONE]:
        return Reason.ROUND_DONE.value
    question = hooks.first_of_all(sheet)
    if question != Reason.FINE:
        return question
    for slot in range(ROUTE_DICE):
        if die_fits(sheet, slot):
            return Reason.ROUTE_DIE_FITS.value
    return hooks.duty(sheet)


@compiled
def may_finish(sheet: Words, binding: int) -> bool:
    """The same for whoever has found the spaces where undrawn route dice fit, and knows that drawing is allowed."""
    return not binding & ~hooks.open_to_drawing(sheet) and hooks.duty(sheet) == Reason.FINE


@compiled
def spaces_for(sheet: Words, variant: int, replacing: bool) -> int:
    """The spaces for a variant of an offered piece; `replacing`: whether drawn pieces may have to make way now."""
    spaces = placements(sheet, variant)
    if replacing and ATTACHED[variant] == OWN_WAY:
        spaces |= hooks.making_way(sheet, variant)
    return spaces


@compiled
def legal_actions(sheet: Words, actions: Words) -> int:
    """Fill in the numbers of all legal actions in ascending order; returns how many there are."""
    count = 0
    if sheet[at.DONE]:
        return count
    may_draw = hooks.first_of_all(sheet) == Reason.FINE
    pieces = offered(sheet) if may_draw else 0
    replacing = may_draw and hooks.replacing(sheet)
    bound, binding = undrawn(sheet), 0
    while pieces:
        piece = lowest(pieces)
        pieces &= pieces - 1
        for variant in range(FIRST_VARIANT[piece], FIRST_VARIANT[piece + 1]):
            spaces = spaces_for(sheet, variant, replacing)
            if bound >> piece & 1:
                binding |= spaces
            while spaces:
                actions[count] = SPACES * variant + lowest(spaces)
                count += 1
                spaces &= spaces - 1
    count = hooks.list_choices(sheet, FIRST_CHOICE[sheet[at.EXPANSION]], actions, count)
    if may_draw and may_finish(sheet, binding):
        actions[count] = FINISH
        count += 1
    return count


@compiled
def drawing_refused(sheet: Words, variant: int, space: int) -> int:
    """Why an offered piece may not be drawn in this way in this space; FINE if it may."""
    if sheet[at.FILLED] >> space & 1:
        reason = hooks.taken(sheet, variant, space)
        if reason != Reason.FINE:
            return reason
    if clashing(sheet, variant) >> space & 1:
        return Reason.CLASH.value
    if not joined(sheet, variant) >> space & 1:
        return hooks.not_joined(sheet, variant) if ATTACHED[variant] == OWN_WAY else Reason.NOT_JOINED.value
    return Reason.FINE.value if hooks.affordable(sheet, variant) >> space & 1 else hooks.not_affordable(sheet)


@compiled
def refused(sheet: Words, action: int) -> int:
    """Why an action is refused; FINE if it is legal."""
    if action < 0 or action >= ACTIONS:
        return Reason.NO_SUCH_ACTION.value
    if sheet[at.DONE]:
        return Reason.ROUND_DONE.value
    if action == FINISH:
        return finish_refused(sheet)
    if action >= DRAWINGS:
        expansion = sheet[at.EXPANSION]
        if action < FIRST_CHOICE[expansion] or action >= FIRST_CHOICE[expansion + 1]:
            return Reason.OTHER_EXPANSION.value
        return hooks.choice_refused(sheet, action - FIRST_CHOICE[expansion])
    question = hooks.first_of_all(sheet)
    if question != Reason.FINE:
        return question
    variant, space = action // SPACES, action % SPACES
    reason = not_offered(sheet, PIECE_OF[variant])
    return reason if reason != Reason.FINE else drawing_refused(sheet, variant, space)


@compiled
def price(sheet: Words, action: int) -> int:
    """How many of the expansion's points an action costs."""
    if action < DRAWINGS:
        return hooks.price(sheet, action // SPACES, action % SPACES)
    return 0 if action == FINISH else hooks.choice_price(sheet, action - FIRST_CHOICE[sheet[at.EXPANSION]])


@compiled
def apply(sheet: Words, action: int) -> None:
    """Carry out a legal action."""
    if action == FINISH:
        sheet[at.DONE] = 1
    elif action >= DRAWINGS:
        hooks.choose(sheet, action - FIRST_CHOICE[sheet[at.EXPANSION]])
        if rounds_over(sheet):
            sheet[at.DONE] = 1
    else:
        draw(sheet, action // SPACES, action % SPACES)


@compiled
def list_brought(sheet: Words, actions: Words, spaces: Words) -> None:
    """For each of these legal drawings, the spaces that get a piece by it besides its own, as a mask."""
    trial = np.empty_like(sheet)
    for index in range(len(actions)):
        overwrite(trial, sheet)
        apply(trial, actions[index])
        spaces[index] = trial[at.FILLED] & ~sheet[at.FILLED] & ~(1 << actions[index] % SPACES)


@compiled
def draw(sheet: Words, variant: int, space: int) -> None:
    """Draw a variant; what was in the space makes way, and what comes about by itself does so at once."""
    take(sheet, PIECE_OF[variant])
    if sheet[at.FILLED] >> space & 1:
        hooks.gives_way(sheet, variant_at(sheet, space))
        erase(sheet, space)
    put(sheet, variant, space)
    if sheet[at.EDITION] == at.CHALLENGE:
        set_off(sheet, variant, space)
    hooks.settle(sheet)
