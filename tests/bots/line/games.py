"""Games of Rail Line between bots, for tests."""

from __future__ import annotations

from railwright.bots.line import bot
from railwright.core.chance import SeededChance, shuffled
from railwright.line.match import Match, Options, SetUp
from railwright.line.rules import layout as at


def played(names: list[str], sheet: int, seed: int) -> Match:
    """A game between bots."""
    chance = SeededChance(seed)
    bots = [bot(name) for name in names]
    match = Match(Options(len(names), sheet), SetUp.drawn(len(names), chance))
    while match.decider is not None:
        seat = match.decider
        match.act(seat, bots[seat].act(match.view(seat), seed=seed))
    return match


def share_of_wins(name: str, others: str, sheet: int, *, players: int = 2, deals: int) -> float:
    """How much one bot wins against others of another kind, on each deal once from every seat (RL-5.3)."""
    won = 0.0
    for deal in range(deals):
        for seat in range(players):
            names = [others] * players
            names[seat] = name
            first = [place.seat for place in played(names, sheet, deal).ranking() if place.place == 1]
            won += (seat in first) / len(first)
    return won / (deals * players)


def with_other_secrets(match: Match, seat: int, chance: SeededChance) -> Match:
    """The same table with another order of the stack and other cards in the other hands."""
    twin = Match(match.options, match.setup)
    twin._states = [match.state.copy()]
    state = twin.state
    drawn = at.B_ORDER + int(state[at.DRAWN])
    state[drawn : at.B_ORDER + at.B_CARDS] = shuffled(chance, state[drawn : at.B_ORDER + at.B_CARDS].tolist())
    if state[at.SIDE] < 0:
        state[at.A_ORDER : at.A_ORDER + at.A_CARDS] = shuffled(chance, range(at.A_CARDS))
        return twin
    seen = set(match.view(seat).hand) | set(match.view(seat).faces)
    free = shuffled(chance, [card for card in range(at.A_CARDS) if card not in seen])
    for other in range(match.options.players):
        if other != seat:
            hand = at.SEATS + other * at.SEAT_SIZE + at.HAND
            state[hand] = sum(1 << free.pop() for _ in range(int(state[hand]).bit_count()))
    return twin
