"""Whole games with sealed dice, played by chance, as records."""

from __future__ import annotations

from railwright.core.chance import Chance, SeededChance, pick
from railwright.core.fair import Stakes, chain, seal_of
from railwright.core.proof import Proof
from railwright.ink import draws as ink_draws
from railwright.ink import record as ink_record
from railwright.ink.match import Match as InkMatch
from railwright.ink.match import Phase
from railwright.ink.options import Options as InkOptions
from railwright.line import record as line_record
from railwright.line.match import Match as LineMatch
from railwright.line.match import Options as LineOptions
from railwright.line.match import SetUp

LINKS = chain("0f" * 32)


def sealed(terms: str, players: int) -> Stakes:
    """Stakes to which every seat but the last has added something."""
    given = tuple(f"{seat + 1:02x}" * 32 if seat < players - 1 or players == 1 else None for seat in range(players))
    return Stakes(LINKS[0], terms, tuple(part and seal_of(part) for part in given), given)


def ink_game(options: InkOptions) -> str:
    """The record of a game of Railroad Ink."""
    stakes, chance, number = sealed(options.terms, options.players), SeededChance("play"), 0
    match = InkMatch(options)
    while match.phase is not Phase.OVER:
        if match.phase in (Phase.SETTING_UP, Phase.ROLLING):
            number += 1
            match.apply(ink_draws.draw(options, number, stakes.chance(number, LINKS[number])))
        elif match.phase is Phase.PICKING:
            assert match.draft is not None
            assert match.draft.to_pick is not None
            taken = {picked.pair for picked in match.rounds[-1].picks}
            free = [pair for pair in range(len(match.draft.pairs)) if pair not in taken]
            match.pick(match.draft.to_pick, pick(chance, free))
        else:
            _draw_on(match, chance)
    return ink_record.write_record(match, Proof(stakes, LINKS[1 : number + 1]))


def _draw_on(match: InkMatch, chance: Chance) -> None:
    seat = next(seat for seat, sheet in enumerate(match.sheets) if not sheet.is_done)
    legal = match.legal(seat)
    ended = next((action for action in legal if str(action) == "done"), None)
    match.act(seat, ended or pick(chance, legal))


def line_game(players: int, sheet: int = 1) -> str:
    """The record of a game of Rail Line."""
    options, chance = LineOptions(players, sheet), SeededChance("play")
    stakes = sealed(options.terms, players)
    match = LineMatch(options, SetUp.drawn(players, stakes.chance(1, LINKS[1])))
    while not match.is_over:
        assert match.decider is not None
        match.act(match.decider, pick(chance, match.legal_actions()))
    return line_record.write_record(match, Proof(stakes, LINKS[1:2]))
