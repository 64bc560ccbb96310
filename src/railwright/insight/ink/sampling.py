"""Games of the players taken apart with values as they are, not corrected: what corrections are measured on."""

from __future__ import annotations

from dataclasses import replace

import msgspec

from railwright.bots.ink import bot
from railwright.core.chance import SeededChance
from railwright.ink.match import Match, Phase
from railwright.ink.options import Options
from railwright.ink.view import view_of
from railwright.insight.depth import DEPTHS
from railwright.insight.ink.analysis import Told
from railwright.insight.ink.calibration import uncorrected
from railwright.insight.ink.moments import turns_of
from railwright.insight.ink.valuing import Valuer
from railwright.insight.watching import Watch, never, unheard


class Sample(msgspec.Struct, frozen=True):
    """One game of a player alone."""

    player: str
    deal: int
    values: tuple[float, ...]
    """Before each round, not corrected."""
    losses: tuple[float, ...]
    """Of each round, not corrected; in the last round in points."""
    rolled: tuple[float, ...]
    """What the dice of each round were worth at first sight, less the mean of all dice: 0 on average by construction,
    so that chance can be taken out of what is measured.
    """
    total: float


def sample_game(options: Options, player: str, seed: int, deal: int, depth: str) -> Sample:
    """Let a player play alone on the dice of this deal, the same for all players, and take the game apart."""
    match = played(options, player, seed, deal)
    looking = replace(DEPTHS[depth], futures=0)
    valuer = Valuer(options, looking, uncorrected(options.rounds), Watch(options.rolls, unheard, never))
    total = float(match.score(0).total)
    turns, rounds = turns_of(match)[0], options.rounds
    told = Told(valuer, turns, total)
    rolled = [valuer.with_dice(turn.before, turn.dice) for turn in turns[:rounds]]
    return Sample(
        player,
        deal,
        tuple(told.values[:rounds]),
        tuple(step.loss for step in told.steps[:rounds]),
        tuple(seen - value for seen, value in zip(rolled, told.values, strict=False)),
        told.values[rounds],
    )


def played(options: Options, player: str, seed: int, deal: int) -> Match:
    """A game of a player alone."""
    match, thinker = Match(options), bot(player)
    chance = SeededChance(f"insight {options.terms} {seed} {deal}")
    while match.phase is not Phase.OVER:
        match.deal(chance)
        if match.phase is Phase.DRAWING:
            for action in thinker.play_round(view_of(match, 0), seed=seed * 1_000_003 + 100 * deal + match.round):
                match.act(0, action)
    return match
