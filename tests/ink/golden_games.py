"""Golden playthroughs: seeded games of every kind, told as a record with the score of every seat below it."""

from __future__ import annotations

import random
from pathlib import Path

from tests.ink.sheets import all_options, step

from railwright.core.chance import SeededChance
from railwright.ink.match import Match, Phase
from railwright.ink.options import Options
from railwright.ink.record import read_record, write_record
from railwright.ink.rules.expansions import KEYS

FOLDER = Path(__file__).parent / "golden"
SOLO = [Options(edition="challenge", expansion=expansion, goals=True, longest="spaces") for expansion in KEYS]
ALL_CARDS = [
    Options(edition="challenge", expansion=expansion, players=2, goals=True, further_goals=True) for expansion in KEYS
]
KINDS = [*all_options(players=(2,)), *SOLO, *ALL_CARDS]
"""Two players with every edition, expansion, draft and goals that go together; the solo challenge, by spaces; and two
players with all goal cards."""


def name_of(options: Options) -> str:
    """Such as `challenge-lava-draft-goals`, `solo-challenge-none-goals`."""
    words: list[str] = [options.edition, options.expansion or "none"]
    words += ["draft"] if options.draft else []
    words += ["goals"] if options.goals else []
    words += ["all"] if options.further_goals else []
    return "-".join(["solo", *words] if options.players == 1 else words)


def file_of(options: Options) -> Path:
    """Where the playthrough lies."""
    return FOLDER / f"{name_of(options)}.txt"


def played(options: Options) -> Match:
    """The seeded random game of a playthrough."""
    rng, chance = random.Random(name_of(options)), SeededChance(name_of(options))
    match = Match(options)
    while match.phase is not Phase.OVER:
        step(match, rng, chance)
    return match


def told(record: str) -> str:
    """A record, followed by what the replayed game comes to."""
    match = read_record(record)
    lines = [record.rstrip("\n"), ""]
    for place in match.ranking():
        score, sheet = place.score, match.sheets[place.seat]
        goals = " ".join(f"{goal.name}:{goal.scored.get(place.seat, 0)}" for goal in match.goals)
        lines.append(f"# place {place.place}: player {place.seat + 1} with {score.total}")
        lines.append(f"#   networks {score.joined_exits} exits {score.exits} centre {len(score.centre)}")
        lines.append(f"#   highway {score.highway.length} railway {score.railway.length} errors {len(score.errors)}")
        lines.append(f"#   expansion {score.expansion} villages {score.villages} goals {score.goal_points} [{goals}]")
        lines.append(f"#   specials {sheet.specials_spent} universities {sheet.universities}")
    return "\n".join(lines) + "\n"


def record_in(text: str) -> str:
    """The record of a told game, without what was told below it."""
    return text.partition("\n# place")[0].rstrip("\n") + "\n"


def tell(options: Options) -> str:
    """The whole text of a playthrough."""
    return told(write_record(played(options)))
