"""A round by beam search: the best sheets that its dice can make, by the learned value or, at last, by the score."""

from __future__ import annotations

from railwright.bots.ink.aims import aim_points
from railwright.bots.ink.features import describe
from railwright.bots.ink.labels import Labels, begin, join, label_networks
from railwright.bots.ink.network import WIDTH, forward
from railwright.bots.ink.prior import guess, teach_guess
from railwright.bots.ink.room import (
    CLOCK,
    EVALUATED,
    FINALS,
    GROUPS,
    HEAPED,
    KEPT,
    ROUTE_DICE_DRAWN,
    STEPS,
    Game,
    Room,
    first_time,
    heap_put,
    keep_best,
    keep_final,
)
from railwright.bots.ink.surroundings import CODE_AT, look_around, number_networks
from railwright.bots.stream import below
from railwright.core.compiled import compiled, lowest
from railwright.ink.rules.board import SPACES
from railwright.ink.rules.pieces import FIRST_VARIANT, PIECE_OF, SPECIAL_PIECES
from railwright.ink.rules.placing import placements
from railwright.ink.rules.reasons import Reason
from railwright.ink.rules.scoring import score
from railwright.ink.rules.sheet import (
    COPIES,
    DICE,
    DICE_USED,
    EXPANSION,
    FILLED,
    FREE_SPECIALS,
    LAVA_EXPANSION,
    METEOR_DIRECTION,
    NO_METEOR,
    ROUND,
    SPECIAL_TAKEN,
    Words,
)
from railwright.ink.rules.turn import (
    DICE_SLOTS,
    DRAWINGS,
    FINISH,
    IGNORE_METEOR,
    apply,
    finish_refused,
    lava_die_fits,
    lava_owed,
    legal_actions,
    offered,
)


@compiled
def value(sheet: Words, labels: Labels, game: Game, running: bool, room: Room) -> float:
    """What a sheet is worth in final points; exact when the game is over."""
    if not running and sheet[ROUND] == game.rounds:
        worth = float(score(sheet, game.reading, room.scratch))
    else:
        count = describe(sheet, labels, game.patterns, running, room.scratch, room.rows, room.inputs[WIDTH:])
        worth = forward(game.network, sheet[ROUND], room.rows, count, room.inputs, room.hidden)
    if len(game.aims):
        worth += aim_points(sheet, game.aims)
    if game.blur > 0.0:
        worth += (
            game.blur * (below(room.stream, 2001) + below(room.stream, 2001) + below(room.stream, 2001) - 3000) / 1000
        )
    return worth


@compiled
def dice_left(sheet: Words) -> bool:
    """Whether the round has dice or copies left to draw."""
    left = sheet[COPIES]
    for slot in range(DICE_SLOTS):
        left += sheet[DICE + slot] >= 0 and not sheet[DICE_USED] >> slot & 1
    return left > 0


@compiled
def may_finish(sheet: Words) -> bool:
    """Whether the round can be ended here."""
    if sheet[DICE_USED] & ROUTE_DICE_DRAWN == ROUTE_DICE_DRAWN and sheet[EXPANSION] != LAVA_EXPANSION:
        return True
    return finish_refused(sheet) == Reason.FINE


@compiled
def draw(sheet: Words, labels: Labels, action: int) -> None:
    """Carry out an action and keep the labels right."""
    erased = action >= DRAWINGS or sheet[FILLED] >> (action % SPACES) & 1
    apply(sheet, action)
    if erased:
        label_networks(sheet, labels)
    else:
        begin(labels, action % SPACES)
        join(sheet, labels, action // SPACES, action % SPACES)


@compiled
def stage_of(sheet: Words, game: Game) -> int:
    """Which tables of the guess to use."""
    left = game.rounds - sheet[ROUND]
    if left == 0:
        return 3
    return 2 if left <= 2 else (1 if left <= 4 else 0)


@compiled
def find_codes(sheet: Words, labels: Labels, game: Game, room: Room) -> None:
    """The compact codes around the spaces of a sheet; 0 where something is drawn."""
    number_networks(sheet, labels, room.scratch)
    look_around(sheet, labels, room.scratch)
    for space in range(SPACES):
        if sheet[FILLED] >> space & 1:
            room.codes[space] = 0
        else:
            room.codes[space] = game.patterns.compact[room.scratch[CODE_AT + space] >> 3]


@compiled
def propose(half: int, parent: int, action: int, hunch: float, group: int, game: Game, room: Room) -> None:
    """Note an action as one to look at, unless better ones fill the heap."""
    key = room.layer[half, parent, 0] + game.stamps[action]
    heap, heap_of = room.heap[group], room.heap_of[group]
    count, most = room.counters[HEAPED + group], len(heap)
    if (count == most and hunch <= heap[0]) or not first_time(key, room.seen, room.counters[CLOCK]):
        return
    if count < most:
        room.counters[HEAPED + group] = count + 1
        heap_put(heap, heap_of, count, count + 1, hunch, parent, action, key)
    else:
        heap_put(heap, heap_of, 0, count, hunch, parent, action, key)


@compiled
def expand(half: int, parent: int, game: Game, room: Room, curious: int) -> None:
    """Propose every action in a position; a curious search looks at one in so many whatever the guess."""
    sheet = room.words[half, parent]
    group = 1 if sheet[SPECIAL_TAKEN] else 0
    base = room.worth[half, parent]
    if sheet[METEOR_DIRECTION] != NO_METEOR or (lava_owed(sheet) and not lava_die_fits(sheet)):
        found = legal_actions(sheet, room.actions)
        for index in range(found):
            action = room.actions[index]
            if action != FINISH:
                ignoring = action >= IGNORE_METEOR
                special = (
                    action < DRAWINGS and SPECIAL_PIECES >> PIECE_OF[action // SPACES] & 1 and not sheet[FREE_SPECIALS]
                )
                propose(half, parent, action, base, 1 if ignoring or special else group, game, room)
        return
    find_codes(sheet, room.labels[half, parent], game, room)
    stage = stage_of(sheet, game)
    own, neighbour = game.prior.own[stage], game.prior.neighbour[stage]
    filled = sheet[FILLED]
    pieces = offered(sheet)
    while pieces:
        piece = lowest(pieces)
        pieces &= pieces - 1
        to_group = 1 if SPECIAL_PIECES >> piece & 1 and not sheet[FREE_SPECIALS] else group
        for variant in range(FIRST_VARIANT[piece], FIRST_VARIANT[piece + 1]):
            spaces = placements(sheet, variant)
            while spaces:
                space = lowest(spaces)
                spaces &= spaces - 1
                hunch = base + guess(room.codes, filled, variant, space, own, neighbour)
                if curious and below(room.stream, curious) == 0:
                    hunch += 1000.0
                propose(half, parent, SPACES * variant + space, hunch, to_group, game, room)


@compiled
def look_closely(half: int, width: int, game: Game, room: Room, rate: float) -> None:
    """Value the positions after the proposed actions, and keep them where they belong."""
    taught_parent = -1
    for group in range(GROUPS):
        for entry in range(room.counters[HEAPED + group]):
            parent, action, key = (
                room.heap_of[group, entry, 0],
                room.heap_of[group, entry, 1],
                room.heap_of[group, entry, 2],
            )
            room.trial[:] = room.words[half, parent]
            room.trial_labels[:] = room.labels[half, parent]
            draw(room.trial, room.trial_labels, action)
            room.counters[EVALUATED] += 1
            left = dice_left(room.trial) or room.trial[METEOR_DIRECTION] != NO_METEOR
            worth = value(room.trial, room.trial_labels, game, left, room)
            keep_best(worth, group, width, parent, action, key, room)
            if may_finish(room.trial):
                if left:
                    room.counters[EVALUATED] += 1
                    final = value(room.trial, room.trial_labels, game, False, room)
                    keep_final(final, half, parent, action, room)
                else:
                    keep_final(worth, half, parent, action, room)
            if rate > 0.0 and action < DRAWINGS:
                sheet = room.words[half, parent]
                if taught_parent != parent:
                    find_codes(sheet, room.labels[half, parent], game, room)
                    taught_parent = parent
                stage = stage_of(sheet, game)
                variant, space = action // SPACES, action % SPACES
                own, neighbour = game.prior.own[stage], game.prior.neighbour[stage]
                error = (
                    worth - room.worth[half, parent] - guess(room.codes, sheet[FILLED], variant, space, own, neighbour)
                )
                error = min(max(error, -8.0), 8.0)
                teach_guess(rate * error, room.codes, sheet[FILLED], variant, space, own, neighbour)


@compiled
def search_round(sheet: Words, game: Game, width: int, room: Room, rate: float, curious: int) -> int:
    """Fill the room's finished sheets, best first, with their actions (without done); returns their number.

    With a rate above 0 the guesses learn from what closer looks say.
    """
    room.counters[CLOCK] += 1
    room.counters[FINALS] = 0
    room.words[0, 0] = sheet
    label_networks(sheet, room.labels[0, 0])
    room.layer[0, 0, 0] = 0
    room.layer[0, 0, 1] = 0
    room.worth[0, 0] = value(sheet, room.labels[0, 0], game, True, room)
    half, places = 0, 1
    if sheet[METEOR_DIRECTION] == NO_METEOR and may_finish(sheet):
        room.trial[:] = sheet
        keep_final(value(sheet, room.labels[0, 0], game, False, room), 0, 0, -1, room)
    for _ in range(STEPS - 1):
        for group in range(GROUPS):
            room.counters[HEAPED + group] = 0
            room.counters[KEPT + group] = 0
        for parent in range(places):
            expand(half, parent, game, room, curious)
        look_closely(half, width, game, room, rate)
        following, places = 1 - half, 0
        for group in range(GROUPS):
            for place in range(room.counters[KEPT + group]):
                parent, action = room.best_of[group, place, 0], room.best_of[group, place, 1]
                room.words[following, places] = room.words[half, parent]
                room.labels[following, places] = room.labels[half, parent]
                draw(room.words[following, places], room.labels[following, places], action)
                length = room.layer[half, parent, 1]
                room.layer[following, places] = room.layer[half, parent]
                room.layer[following, places, 0] = room.best_of[group, place, 2]
                room.layer[following, places, 1] = length + 1
                room.layer[following, places, 2 + length] = action
                room.worth[following, places] = room.best[group, place]
                places += 1
        half = following
        if places == 0:
            break
    return room.counters[FINALS]
