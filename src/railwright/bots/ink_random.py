"""Random play of Railroad Ink, compiled: whole solo games from dice to score, for benchmarks, proofs and baselines.

At each step a piece is chosen evenly among those on offer that still fit somewhere, then one of its placements evenly;
what an expansion draws by actions of its own counts as one more piece.
It goes on until nothing on offer fits, so that specials, copies and optional dice are drawn whenever they can be.
"""

from __future__ import annotations

import numpy as np

from railwright.bots.stream import SEEDS, STREAM_WORDS, below, seed_stream
from railwright.core.chance import SeededChance, pick
from railwright.core.compiled import compiled, popcount
from railwright.ink.actions import Action, all_actions
from railwright.ink.rules.board import SPACES
from railwright.ink.rules.dice import DIE_FACES, DIE_OF_EDITION, DIE_OF_EXPANSION, NO_SUCH_DIE
from railwright.ink.rules.expansions import hooks
from railwright.ink.rules.expansions.records import LAST_ROLL_OF, ROUNDS_OF
from railwright.ink.rules.offer import offered
from railwright.ink.rules.pieces import FIRST_VARIANT
from railwright.ink.rules.placing import placements
from railwright.ink.rules.reasons import Reason
from railwright.ink.rules.scoring import score
from railwright.ink.rules.sheet import DICE_SLOTS, DONE, EXPANSION, EXPANSION_DICE, NO_DIE, ROUTE_DICE, Words
from railwright.ink.rules.turn import (
    ACTIONS,
    FINISH,
    FIRST_CHOICE,
    apply,
    finish_refused,
    legal_actions,
    new_sheet,
    start_round,
)
from railwright.ink.view import View


class RandomBot:
    """Plays at random, from a seat's view."""

    def play_round(self, view: View, *, seed: int) -> list[Action]:
        """All actions until the seat is done with the round."""
        sheet = view.sheet.words.copy()
        stream = np.empty(STREAM_WORDS, dtype=np.int64)
        seed_stream(stream, seed % SEEDS)
        actions = np.empty(ACTIONS, dtype=np.int64)
        played: list[Action] = []
        while not sheet[DONE]:
            number = random_action(sheet, stream, actions)
            apply(sheet, number)
            played.append(all_actions()[number])
        return played

    def act(self, view: View, *, seed: int) -> Action:
        """The next action only."""
        return self.play_round(view, seed=seed)[0]

    def pick(self, view: View, *, seed: int) -> int:
        """A pair of the draft that is still to be had."""
        assert view.draft is not None
        taken = {pair for pair, _ in view.draft.owners}
        return pick(SeededChance(seed), [pair for pair in range(len(view.draft.pairs)) if pair not in taken])


@compiled
def nth_bit(mask: int, n: int) -> int:
    """The mask's n-th lowest set bit, as a mask."""
    for _ in range(n):
        mask &= mask - 1
    return mask & -mask


@compiled
def roll(edition: int, expansion: int, stream: Words, dice: Words) -> None:
    """Roll the dice of a round, a face a slot: route dice, then the expansion's."""
    for slot in range(ROUTE_DICE):
        dice[slot] = DIE_FACES[DIE_OF_EDITION[edition, slot], below(stream, 6)]
    roll_expansion(expansion, stream, dice)


@compiled
def roll_last(expansion: int, stream: Words, dice: Words) -> None:
    """The roll after the last round: no route dice, only the expansion's."""
    for slot in range(ROUTE_DICE):
        dice[slot] = NO_DIE
    roll_expansion(expansion, stream, dice)


@compiled
def roll_expansion(expansion: int, stream: Words, dice: Words) -> None:
    """Roll the expansion's dice."""
    for slot in range(EXPANSION_DICE):
        die = DIE_OF_EXPANSION[expansion, slot]
        dice[ROUTE_DICE + slot] = NO_DIE if die == NO_SUCH_DIE else DIE_FACES[die, below(stream, 6)]


@compiled
def random_drawing(sheet: Words, stream: Words, spaces: Words) -> int:
    """A drawing action of a random piece on offer, -1 if nothing fits; `spaces` holds eight masks."""
    pieces = offered(sheet)
    while pieces:
        bit = nth_bit(pieces, below(stream, popcount(pieces)))
        pieces ^= bit
        first = FIRST_VARIANT[popcount(bit - 1)]
        last = FIRST_VARIANT[popcount(bit - 1) + 1]
        total = 0
        for variant in range(first, last):
            spaces[variant - first] = placements(sheet, variant)
            total += popcount(spaces[variant - first])
        if total:
            choice = below(stream, total)
            for variant in range(first, last):
                here = popcount(spaces[variant - first])
                if choice < here:
                    return SPACES * variant + popcount(nth_bit(spaces[variant - first], choice) - 1)
                choice -= here
    return -1


@compiled
def random_choice(sheet: Words, stream: Words, actions: Words) -> int:
    """One of the actions by which the expansion's own dice are drawn, -1 if none fits."""
    found = hooks.list_choices(sheet, FIRST_CHOICE[sheet[EXPANSION]], actions, 0)
    return actions[below(stream, found)] if found else -1


@compiled
def random_action(sheet: Words, stream: Words, actions: Words) -> int:
    """The next action of random play in this round."""
    if hooks.first_of_all(sheet) == Reason.FINE:
        action = -1
        own = hooks.own_face(sheet, 0) != NO_DIE or hooks.own_face(sheet, 1) != NO_DIE
        if own and below(stream, 1 + popcount(offered(sheet))) == 0:
            action = random_choice(sheet, stream, actions)
        if action < 0:
            action = random_drawing(sheet, stream, actions)
        if action < 0 and own:
            action = random_choice(sheet, stream, actions)
        if action >= 0:
            return action
        if finish_refused(sheet) == Reason.FINE:
            return FINISH
    return actions[below(stream, legal_actions(sheet, actions))]


@compiled
def play_round(sheet: Words, stream: Words, actions: Words) -> None:
    """Draw until done."""
    while not sheet[DONE]:
        apply(sheet, random_action(sheet, stream, actions))


@compiled
def play_game(
    edition: int, expansion: int, rounds: int, stream: Words, sheet: Words, dice: Words, actions: Words
) -> None:
    """So many rounds of a solo game without goals, from an empty sheet."""
    new_sheet(sheet, edition, expansion)
    for _ in range(rounds):
        roll(edition, expansion, stream, dice)
        start_round(sheet, dice)
        play_round(sheet, stream, actions)


@compiled
def play_last_roll(expansion: int, stream: Words, sheet: Words, dice: Words, actions: Words) -> None:
    """What comes after the last round, where there is such a thing."""
    if LAST_ROLL_OF[expansion]:
        roll_last(expansion, stream, dice)
        start_round(sheet, dice)
        play_round(sheet, stream, actions)


@compiled
def play_games(edition: int, expansion: int, reading: int, seed: int, sheets: Words, parts: Words) -> None:
    """One whole game per row of `sheets`, scored into the rows of `parts`."""
    stream = np.empty(STREAM_WORDS, dtype=np.int64)
    seed_stream(stream, seed)
    dice = np.empty(DICE_SLOTS, dtype=np.int64)
    actions = np.empty(ACTIONS, dtype=np.int64)
    rounds = ROUNDS_OF[expansion]
    for game in range(len(sheets)):
        play_game(edition, expansion, rounds, stream, sheets[game], dice, actions)
        play_last_roll(expansion, stream, sheets[game], dice, actions)
        score(sheets[game], reading, parts[game])


@compiled
def play_rounds(edition: int, expansion: int, rounds: int, seed: int, sheets: Words) -> None:
    """One game per row of `sheets`, stopped after some rounds with the next dice rolled."""
    stream = np.empty(STREAM_WORDS, dtype=np.int64)
    seed_stream(stream, seed)
    dice = np.empty(DICE_SLOTS, dtype=np.int64)
    actions = np.empty(ACTIONS, dtype=np.int64)
    for game in range(len(sheets)):
        play_game(edition, expansion, rounds, stream, sheets[game], dice, actions)
        roll(edition, expansion, stream, dice)
        start_round(sheets[game], dice)


@compiled
def list_legal(sheets: Words) -> int:
    """List the legal actions of every row; returns how many there are in all."""
    actions = np.empty(ACTIONS, dtype=np.int64)
    count = 0
    for game in range(len(sheets)):
        count += legal_actions(sheets[game], actions)
    return count


@compiled
def score_all(sheets: Words, reading: int, parts: Words) -> None:
    """Score every row."""
    for game in range(len(sheets)):
        score(sheets[game], reading, parts[game])
