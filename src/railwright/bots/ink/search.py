"""A round by beam search: the best sheets that its dice can make, by the learned value or, at last, by the score."""

from __future__ import annotations

import numpy as np

from railwright.bots.ink import expansions
from railwright.bots.ink.aims import aim_points
from railwright.bots.ink.desk import (
    CLOCK,
    EVALUATED,
    FINALS,
    FIRST_ACTION,
    GROUPS,
    HEAPED,
    KEPT,
    KEY,
    LENGTH,
    STEPS,
    Desk,
    Judge,
    first_time,
    heap_put,
    keep_best,
    keep_final,
)
from railwright.bots.ink.expansions import TAUGHT, last_loss
from railwright.bots.ink.features import describe
from railwright.bots.ink.labels import Labels, begin, join, label_networks
from railwright.bots.ink.network import WIDTH, forward
from railwright.bots.ink.prior import guess, teach_guess
from railwright.bots.ink.surroundings import CODE_AT, Ints, look_around, number_networks
from railwright.bots.stream import below
from railwright.core.compiled import compiled, lowest, overwrite
from railwright.ink.rules.board import SPACES
from railwright.ink.rules.expansions import hooks
from railwright.ink.rules.offer import offered
from railwright.ink.rules.pieces import FIRST_VARIANT, PIECE_OF, SPECIAL_PIECES
from railwright.ink.rules.placing import placements
from railwright.ink.rules.reasons import Reason
from railwright.ink.rules.scoring import score
from railwright.ink.rules.sheet import (
    COPIES,
    DICE,
    DICE_SLOTS,
    DICE_USED,
    EXPANSION,
    EXPANSION_DICE,
    FILLED,
    FREE_SPECIALS,
    NO_DIE,
    ROUND,
    SPECIAL_TAKEN,
    Words,
)
from railwright.ink.rules.turn import (
    DRAWINGS,
    FINISH,
    FIRST_CHOICE,
    apply,
    finish_refused,
    legal_actions,
)

CURIOSITY = 1000.0
"""Added to the guess of a drawing that a curious search looks at: far above all others."""
OWN_LOOKS = 12
"""How many of an expansion's own actions are proposed in a position."""
MOST_ERROR = 8.0
"""No more of a guess's error is learned from at a time."""


@compiled
def value(sheet: Words, labels: Labels, judge: Judge, running: bool, desk: Desk) -> float:
    """What a sheet is worth in final points; when the rounds are over exact, but for what a last roll may take."""
    if not running and sheet[ROUND] >= judge.rounds:
        worth = final_points(sheet, judge.rounds, judge.reading, desk.scratch)
    else:
        count = describe(sheet, labels, judge.patterns, running, desk.scratch, desk.rows, desk.inputs[WIDTH:])
        worth = forward(judge.network, sheet[ROUND], desk.rows, count, desk.inputs, desk.hidden)
    if len(judge.aims):
        worth += aim_points(sheet, judge.aims, judge.reading)
    if judge.blur > 0.0:
        worth += (
            judge.blur * (below(desk.stream, 2001) + below(desk.stream, 2001) + below(desk.stream, 2001) - 3000) / 1000
        )
    return worth


@compiled
def final_points(sheet: Words, rounds: int, reading: int, scratch: Ints) -> float:
    """The points at the end of the game, less what the roll after the last round takes on average if it is to come."""
    points = float(score(sheet, reading, scratch))
    return points - last_loss(sheet) if sheet[ROUND] == rounds else points


@compiled
def best_answer(sheet: Words, reading: int, actions: Ints, scratch: Ints) -> int:
    """The answer to a question after the last round that leaves most points: nothing comes after it."""
    trial = sheet.copy()
    best, most = -1, -np.inf
    for index in range(legal_actions(sheet, actions)):
        overwrite(trial, sheet)
        apply(trial, actions[index])
        points = float(score(trial, reading, scratch))
        if points > most:
            best, most = actions[index], points
    return best


@compiled
def dice_left(sheet: Words) -> bool:
    """Whether the round has dice or copies left to draw."""
    left = sheet[COPIES]
    for slot in range(DICE_SLOTS):
        left += sheet[DICE + slot] >= 0 and not sheet[DICE_USED] >> slot & 1
    for die in range(EXPANSION_DICE):
        left += hooks.own_face(sheet, die) != NO_DIE
    return left > 0


@compiled
def may_finish(sheet: Words) -> bool:
    """Whether the round can be ended here."""
    return finish_refused(sheet) == Reason.FINE


@compiled
def draw(sheet: Words, labels: Labels, action: int) -> None:
    """Carry out an action and keep the labels right; anew where it may do more than add a piece."""
    filled = sheet[FILLED]
    apply(sheet, action)
    taught = TAUGHT[sheet[EXPANSION]]
    if taught and action >= DRAWINGS and filled == sheet[FILLED]:
        return
    if action >= DRAWINGS or filled ^ sheet[FILLED] != 1 << action % SPACES or not taught:
        label_networks(sheet, labels)
    else:
        begin(labels, action % SPACES)
        join(sheet, labels, action // SPACES, action % SPACES)


@compiled
def stage_of(sheet: Words, judge: Judge) -> int:
    """Which tables of the guess to use."""
    left = judge.rounds - sheet[ROUND]
    if left == 0:
        return 3
    return 2 if left <= 2 else (1 if left <= 4 else 0)


@compiled
def find_codes(sheet: Words, labels: Labels, judge: Judge, desk: Desk) -> None:
    """The compact codes around the spaces of a sheet; 0 where something is drawn."""
    number_networks(sheet, labels, desk.scratch)
    look_around(sheet, labels, desk.scratch)
    for space in range(SPACES):
        if sheet[FILLED] >> space & 1:
            desk.codes[space] = 0
        else:
            desk.codes[space] = judge.patterns.compact[desk.scratch[CODE_AT + space] >> 3]


@compiled
def propose(half: int, parent: int, action: int, hunch: float, group: int, judge: Judge, desk: Desk) -> None:
    """Note an action as one to look at, unless better ones fill the heap."""
    key = desk.layer[half, parent, KEY] + judge.stamps[action]
    heap, heap_of = desk.heap[group], desk.heap_of[group]
    count, most = desk.counters[HEAPED + group], len(heap)
    if (count == most and hunch <= heap[0]) or not first_time(key, desk.seen, desk.counters[CLOCK]):
        return
    if count < most:
        desk.counters[HEAPED + group] = count + 1
        heap_put(heap, heap_of, count, count + 1, hunch, parent, action, key)
    else:
        heap_put(heap, heap_of, 0, count, hunch, parent, action, key)


@compiled
def takes_special(sheet: Words, action: int, desk: Desk) -> bool:
    """Whether an action crosses off one of the game's three special routes: sheets with one are ranked apart."""
    if action >= DRAWINGS:
        overwrite(desk.trial, sheet)
        apply(desk.trial, action)
        return desk.trial[SPECIAL_TAKEN] != 0
    return SPECIAL_PIECES >> PIECE_OF[action // SPACES] & 1 != 0 and not sheet[FREE_SPECIALS]


@compiled
def undecided(sheet: Words) -> bool:
    """Whether something may be open besides drawing what is offered where it fits."""
    return not TAUGHT[sheet[EXPANSION]] or hooks.first_of_all(sheet) != Reason.FINE


@compiled
def expand(half: int, parent: int, judge: Judge, desk: Desk, curious: int) -> None:
    """Propose every action in a position; a curious search looks at one in so many whatever the guess."""
    sheet = desk.words[half, parent]
    if undecided(sheet) or hooks.replacing(sheet):
        propose_legal(half, parent, judge, desk)
    else:
        propose_drawings(half, parent, judge, desk, curious)


@compiled
def propose_legal(half: int, parent: int, judge: Judge, desk: Desk) -> None:
    """Propose what the rules allow; a guess is made only where drawing is the rule, not the exception."""
    sheet = desk.words[half, parent]
    group = 1 if sheet[SPECIAL_TAKEN] else 0
    stage = stage_of(sheet, judge)
    own, neighbour = judge.prior.own[stage], judge.prior.neighbour[stage]
    guessing = not TAUGHT[sheet[EXPANSION]]
    if guessing:
        find_codes(sheet, desk.labels[half, parent], judge, desk)
    found = legal_actions(sheet, desk.actions)
    for index in range(found):
        action = desk.actions[index]
        if action == FINISH:
            continue
        hunch = desk.worth[half, parent]
        if guessing and action < DRAWINGS:
            hunch += guess(desk.codes, sheet[FILLED], action // SPACES, action % SPACES, own, neighbour)
        propose(half, parent, action, hunch, 1 if takes_special(sheet, action, desk) else group, judge, desk)


@compiled
def propose_drawings(half: int, parent: int, judge: Judge, desk: Desk, curious: int) -> None:
    """Propose what is offered wherever it fits."""
    sheet = desk.words[half, parent]
    group = 1 if sheet[SPECIAL_TAKEN] else 0
    find_codes(sheet, desk.labels[half, parent], judge, desk)
    stage = stage_of(sheet, judge)
    own, neighbour = judge.prior.own[stage], judge.prior.neighbour[stage]
    pieces = offered(sheet)
    while pieces:
        piece = lowest(pieces)
        pieces &= pieces - 1
        to_group = 1 if takes_special(sheet, SPACES * FIRST_VARIANT[piece], desk) else group
        for variant in range(FIRST_VARIANT[piece], FIRST_VARIANT[piece + 1]):
            spaces = placements(sheet, variant)
            while spaces:
                space = lowest(spaces)
                spaces &= spaces - 1
                hunch = desk.worth[half, parent] + guess(desk.codes, sheet[FILLED], variant, space, own, neighbour)
                if curious and below(desk.stream, curious) == 0:
                    hunch += CURIOSITY
                propose(half, parent, SPACES * variant + space, hunch, to_group, judge, desk)
    propose_own(half, parent, group, judge, desk)


@compiled
def propose_own(half: int, parent: int, group: int, judge: Judge, desk: Desk) -> None:
    """Propose the best of what the expansion draws by actions of its own, as if each best one were an even drawing.

    It can be drawn at any time of the round, so that it need not be the best at once, but must not crowd out the rest.
    """
    sheet, choices, hunches = desk.words[half, parent], desk.actions, desk.hunches
    found = hooks.list_choices(sheet, 0, choices, 0)
    if not found:
        return
    expansions.own_hunches(sheet, choices, found, hunches)
    first, even = FIRST_CHOICE[sheet[EXPANSION]], -np.inf
    for _ in range(min(found, OWN_LOOKS)):
        best = 0
        for index in range(1, found):
            if hunches[index] > hunches[best]:
                best = index
        even = max(even, hunches[best])
        hunch = desk.worth[half, parent] + hunches[best] - even
        propose(half, parent, first + choices[best], hunch, group, judge, desk)
        hunches[best] = -np.inf


@compiled
def look_closely(half: int, width: int, judge: Judge, desk: Desk, rate: float) -> None:
    """Value the positions after the proposed actions, and keep them where they belong."""
    taught_parent = -1
    for group in range(GROUPS):
        for entry in range(desk.counters[HEAPED + group]):
            parent, action, key = (
                desk.heap_of[group, entry, 0],
                desk.heap_of[group, entry, 1],
                desk.heap_of[group, entry, 2],
            )
            overwrite(desk.trial, desk.words[half, parent])
            overwrite(desk.trial_labels, desk.labels[half, parent])
            draw(desk.trial, desk.trial_labels, action)
            desk.counters[EVALUATED] += 1
            left = dice_left(desk.trial)
            worth = value(desk.trial, desk.trial_labels, judge, left, desk)
            keep_best(worth, group, width, parent, action, key, desk)
            if may_finish(desk.trial):
                if left:
                    desk.counters[EVALUATED] += 1
                    final = value(desk.trial, desk.trial_labels, judge, False, desk)
                    keep_final(final, half, parent, action, desk)
                else:
                    keep_final(worth, half, parent, action, desk)
            if rate > 0.0 and action < DRAWINGS:
                if taught_parent != parent:
                    find_codes(desk.words[half, parent], desk.labels[half, parent], judge, desk)
                    taught_parent = parent
                teach(half, parent, action, worth, judge, desk, rate)


@compiled
def teach(half: int, parent: int, action: int, worth: float, judge: Judge, desk: Desk, rate: float) -> None:
    """Let the guesses learn what a closer look at a drawing said."""
    sheet = desk.words[half, parent]
    stage = stage_of(sheet, judge)
    variant, space = action // SPACES, action % SPACES
    own, neighbour = judge.prior.own[stage], judge.prior.neighbour[stage]
    error = worth - desk.worth[half, parent] - guess(desk.codes, sheet[FILLED], variant, space, own, neighbour)
    error = min(max(error, -MOST_ERROR), MOST_ERROR)
    teach_guess(rate * error, desk.codes, sheet[FILLED], variant, space, own, neighbour)


@compiled
def next_layer(half: int, desk: Desk) -> int:
    """Carry out what was kept: the positions of the other half; returns how many there are."""
    following, places = 1 - half, 0
    for group in range(GROUPS):
        for place in range(desk.counters[KEPT + group]):
            parent, action = desk.best_of[group, place, 0], desk.best_of[group, place, 1]
            overwrite(desk.words[following, places], desk.words[half, parent])
            overwrite(desk.labels[following, places], desk.labels[half, parent])
            draw(desk.words[following, places], desk.labels[following, places], action)
            length = desk.layer[half, parent, LENGTH]
            overwrite(desk.layer[following, places], desk.layer[half, parent])
            desk.layer[following, places, KEY] = desk.best_of[group, place, 2]
            desk.layer[following, places, LENGTH] = length + 1
            desk.layer[following, places, FIRST_ACTION + length] = action
            desk.worth[following, places] = desk.best[group, place]
            places += 1
    return places


@compiled
def search_round(sheet: Words, judge: Judge, width: int, desk: Desk, rate: float, curious: int) -> int:
    """Fill the desk's finished sheets, best first, with their actions (without done); returns their number.

    With a rate above 0 the guesses learn from what closer looks say.
    """
    desk.counters[CLOCK] += 1
    desk.counters[FINALS] = 0
    desk.words[0, 0] = sheet
    label_networks(sheet, desk.labels[0, 0])
    desk.layer[0, 0, KEY] = 0
    desk.layer[0, 0, LENGTH] = 0
    desk.worth[0, 0] = value(sheet, desk.labels[0, 0], judge, True, desk)
    half, places = 0, 1
    if may_finish(sheet):
        overwrite(desk.trial, sheet)
        keep_final(value(sheet, desk.labels[0, 0], judge, False, desk), 0, 0, -1, desk)
    for _ in range(STEPS - 1):
        for group in range(GROUPS):
            desk.counters[HEAPED + group] = 0
            desk.counters[KEPT + group] = 0
        for parent in range(places):
            expand(half, parent, judge, desk, curious)
        look_closely(half, width, judge, desk, rate)
        places = next_layer(half, desk)
        half = 1 - half
        if places == 0:
            break
    return desk.counters[FINALS]
