"""The quick stand-in of Railroad Ink: looks one action ahead and takes what makes its sheet worth most.

What a sheet is worth is its score as it stands, corrected by what the rounds to come will still bring: open ends can
be continued, networks can be joined, special routes and the effects of buildings can be used. Only the view is read.
"""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from railwright.bots.stream import SEEDS, STREAM_WORDS, below, seed_stream
from railwright.core.compiled import compiled, lowest, overwrite, popcount
from railwright.ink.actions import Action, all_actions
from railwright.ink.dice import slots_of
from railwright.ink.rules.board import ALL, EXIT_KIND, EXIT_SIDE, EXIT_SPACE, OUTER, SPACES, STEP
from railwright.ink.rules.expansions import hooks
from railwright.ink.rules.goals import GOAL_NAMES, meets_goal
from railwright.ink.rules.offer import MOST_SPECIALS
from railwright.ink.rules.pieces import ARC, EXTRA
from railwright.ink.rules.scoring import PARTS, UNTOUCHED, kinds_with_errors, link_networks, network_of_exit, score
from railwright.ink.rules.sheet import (
    BASE,
    COPIES,
    DONE,
    FILLED,
    FREE_SPECIALS,
    NO_EXPANSION,
    ROUND,
    SPECIALS_SPENT,
    UNIVERSITIES_MARKED,
    WORDS,
    Words,
    facing,
    variant_at,
)
from railwright.ink.rules.turn import ACTIONS, FINISH, apply, legal_actions, new_sheet, start_round
from railwright.ink.rules.union import find
from railwright.ink.view import View

Floats = npt.NDArray[np.float64]

MENDABLE, OPEN_EXIT, MEETING, SPECIAL_LEFT, SPECIAL_LATE, COPY, FREE_SPECIAL, UNIVERSITY = range(8)
WEIGHTS = np.array([1.2, 1.0, 1.6, 2.6, 1.0, 0.8, 3.0, 0.9], dtype=np.float64)
"""By name above, in points: an open end that can be continued, an exit of a network that can grow, two networks that
face the same empty space (these three at the start of the game, less with each round); a special route while rounds
remain to use it, the same per remaining round, a factory's copy, a free special route, a marked university box."""
EVEN = 1e-9


class GreedyBot:
    """Draws what brings most at once; equal actions are decided by lot, from the seed."""

    def play_round(self, view: View, *, seed: int) -> list[Action]:
        """All actions until the seat is done with the round."""
        return [all_actions()[number] for number in _play_round(view.sheet.words.copy(), _facts(view), seed)]

    def act(self, view: View, *, seed: int) -> Action:
        """The next action only."""
        actions = np.empty(ACTIONS, dtype=np.int64)
        return all_actions()[greedy_action(view.sheet.words, _facts(view), WEIGHTS, _stream(seed), actions)]

    def pick(self, view: View, *, seed: int) -> int:
        """The pair of the draft with which the round would go best, beside those that it has already."""
        assert view.draft is not None
        owners = dict(view.draft.owners)
        own = [face for pair, seat in owners.items() if seat == view.seat for face in view.draft.pairs[pair]]
        best, best_worth = -1, -np.inf
        for pair, faces in enumerate(view.draft.pairs):
            if pair in owners:
                continue
            worth = self._worth_of_dice(view, [*own, *faces], seed)
            if worth > best_worth:
                best, best_worth = pair, worth
        return best

    def _worth_of_dice(self, view: View, faces: list[str], seed: int) -> float:
        sheet, facts = view.sheet.words.copy(), _facts(view)
        start_round(sheet, slots_of(faces, view.options.expansion_dice, view.expansion_dice))
        _play_round(sheet, facts, seed)
        return float(worth(sheet, facts, WEIGHTS))


def prepare() -> None:
    """Compile everything that the bot calls."""
    facts = np.zeros(GOAL_WORTH + len(GOAL_NAMES), dtype=np.int64)
    facts[ROUNDS_IN_ALL] = 1
    sheet = np.zeros(WORDS, dtype=np.int64)
    new_sheet(sheet, BASE, NO_EXPANSION)
    start_round(sheet, slots_of((), (), ()))
    worth(sheet, facts, WEIGHTS)
    _play_round(sheet, facts, seed=0)


READING, ROUNDS_IN_ALL, GOAL_WORTH = range(3)
"""The facts beside the sheet: reading, number of rounds, then for each goal what meeting it would bring."""


def _facts(view: View) -> Words:
    facts = np.zeros(GOAL_WORTH + len(GOAL_NAMES), dtype=np.int64)
    facts[READING] = view.sheet.reading
    facts[ROUNDS_IN_ALL] = view.options.rounds
    for goal in view.goals:
        if view.seat not in dict(goal.scored):
            facts[GOAL_WORTH + GOAL_NAMES.index(goal.name)] = goal.worth
    return facts


def _stream(seed: int) -> Words:
    stream = np.empty(STREAM_WORDS, dtype=np.int64)
    seed_stream(stream, seed % SEEDS)
    return stream


def _play_round(sheet: Words, facts: Words, seed: int) -> list[int]:
    """Play the round to its end on this sheet; the numbers of its actions."""
    stream, actions = _stream(seed), np.empty(ACTIONS, dtype=np.int64)
    played: list[int] = []
    while not sheet[DONE]:
        played.append(int(greedy_action(sheet, facts, WEIGHTS, stream, actions)))
        apply(sheet, played[-1])
    return played


@compiled
def prospects(sheet: Words, weights: Floats) -> float:
    """What could still come of the drawn routes at the start of the game: ends, exits, networks about to meet."""
    label = np.empty(2 * SPACES, dtype=np.int64)
    link_networks(sheet, label)
    empty = ALL & ~sheet[FILLED]
    growing = np.zeros(2 * SPACES, dtype=np.int64)
    seen = np.full((SPACES, 4), UNTOUCHED, dtype=np.int64)  # by empty space and side: the network that ends there
    forgiving = hooks.open_to_drawing(sheet)
    gained = 0.0
    for side in range(4):
        for kind in range(EXTRA):
            ends = facing(sheet, kind, side) & empty & ~OUTER[side]
            while ends:
                space = lowest(ends)
                ends &= ends - 1
                beyond = space + STEP[side]
                network = find(label, 2 * beyond + ARC[variant_at(sheet, beyond), side ^ 2])
                growing[network] = 1
                seen[space, side] = network
                if not forgiving >> space & 1:
                    gained += weights[MENDABLE]
        for kind in range(EXTRA, kinds_with_errors(sheet)):
            gained += weights[MENDABLE] * popcount(facing(sheet, kind, side) & empty & ~OUTER[side])
    for number in range(len(EXIT_SPACE)):
        space = EXIT_SPACE[number]
        network = network_of_exit(sheet, label, number)
        if network != UNTOUCHED:
            gained += weights[OPEN_EXIT] * growing[network]
        elif empty >> space & 1 and facing(sheet, EXIT_KIND[number], EXIT_SIDE[number]) >> space & 1:
            seen[space, EXIT_SIDE[number]] = 2 * SPACES + number
    for space in range(SPACES):
        for side in range(4):
            if seen[space, side] == UNTOUCHED:
                continue
            first = True
            for earlier in range(side):
                first &= seen[space, earlier] != seen[space, side]
            others = False
            for earlier in range(side):
                others |= seen[space, earlier] != UNTOUCHED
            if first and others:
                gained += weights[MEETING]
    return gained


@compiled
def worth(sheet: Words, facts: Words, weights: Floats) -> float:
    """What the sheet is worth in points while this round is drawn."""
    parts = np.empty(PARTS, dtype=np.int64)
    total = 1.0 * score(sheet, facts[READING], parts)
    for goal in range(len(facts) - GOAL_WORTH):
        if facts[GOAL_WORTH + goal] and meets_goal(sheet, goal, facts[READING]):
            total += facts[GOAL_WORTH + goal]
    remaining = facts[ROUNDS_IN_ALL] - sheet[ROUND]
    total += weights[COPY] * sheet[COPIES] + weights[FREE_SPECIAL] * sheet[FREE_SPECIALS]
    if remaining > 0:
        total += prospects(sheet, weights) * remaining / facts[ROUNDS_IN_ALL]
        total += weights[UNIVERSITY] * sheet[UNIVERSITIES_MARKED]
        usable = min(MOST_SPECIALS - sheet[SPECIALS_SPENT], remaining)
        total += usable * (weights[SPECIAL_LEFT] + weights[SPECIAL_LATE] * (remaining - usable) / MOST_SPECIALS)
    return total


@compiled
def greedy_action(sheet: Words, facts: Words, weights: Floats, stream: Words, actions: Words) -> int:
    """The action after which the sheet is worth most; being done leaves it as it is."""
    trial = sheet.copy()
    best, best_worth, equals = -1, -np.inf, 0
    for index in range(legal_actions(sheet, actions)):
        action = actions[index]
        overwrite(trial, sheet)
        apply(trial, action)
        if action == FINISH:
            trial[COPIES] = 0
            trial[FREE_SPECIALS] = 0
        after = worth(trial, facts, weights)
        if after > best_worth + EVEN:
            best, best_worth, equals = action, after, 1
        elif after > best_worth - EVEN:
            equals += 1
            if below(stream, equals) == 0:
                best = action
    return best
