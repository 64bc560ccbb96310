"""Small players and sheets for the tests of Railroad Ink's players."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import numpy as np

from railwright.bots.ink.aims import no_aims
from railwright.bots.ink.players import LEVELS, Beam, Bot
from railwright.bots.ink_random import roll
from railwright.bots.registry import InkBot
from railwright.bots.stream import STREAM_WORDS, seed_stream
from railwright.core.chance import SeededChance
from railwright.ink.match import Match, Phase
from railwright.ink.options import Options
from railwright.ink.rules.expansions.records import ROUNDS_OF
from railwright.ink.rules.scoring import PARTS, score
from railwright.ink.rules.sheet import DICE_SLOTS, WORDS, Words
from railwright.ink.rules.turn import apply, new_sheet, start_round
from railwright.ink.view import view_of


def small(name: str) -> Bot:
    """A player that thinks in its own way, but briefly."""
    level = LEVELS[name]
    plan = (1, 1) if level.plan else ()
    beam = Beam(min(level.beam.width, 2), min(level.beam.looks, 10))
    ahead, finalists, prove = Beam(1, 4), min(level.finalists, 3), min(level.prove, 50)
    return Bot(replace(level, beam=beam, last=beam, ahead=ahead, finalists=finalists, plan=plan, prove=prove))


def play_match(options: Options, bots: Sequence[InkBot], seed: int) -> Match:
    """A whole match between players, through views only; every action is checked by the match."""
    match, chance = Match(options), SeededChance(seed)
    match.deal(chance)
    while match.phase is not Phase.OVER:
        if match.phase is Phase.PICKING:
            assert match.draft is not None
            seat = match.draft.to_pick
            assert seat is not None
            match.pick(seat, bots[seat].pick(view_of(match, seat), seed=seed))
        else:
            for seat, player in enumerate(bots):
                if match.phase is not Phase.DRAWING or match.sheets[seat].is_done:
                    continue
                for action in player.play_round(view_of(match, seat), seed=seed):
                    match.act(seat, action)
        match.deal(chance)
    return match


def play_alone(player: Bot, edition: int, expansion: int, seed: int, rounds: int | None = None) -> Words:
    """The sheet of a solo game on seeded dice, after all rounds or so many."""
    sheet, stream = np.empty(WORDS, dtype=np.int64), np.empty(STREAM_WORDS, dtype=np.int64)
    dice = np.empty(DICE_SLOTS, dtype=np.int64)
    new_sheet(sheet, edition, expansion)
    seed_stream(stream, seed)
    for _ in range(rounds or ROUNDS_OF[expansion]):
        roll(edition, expansion, stream, dice)
        start_round(sheet, dice)
        for action in player.best_path(sheet, 0, no_aims(), seed):
            apply(sheet, action)
    return sheet


def points(sheet: Words, reading: int = 0) -> int:
    """The score of a sheet."""
    return int(score(sheet, reading, np.empty(PARTS, dtype=np.int64)))
