"""Short ways to write down sheets and games in tests."""

from __future__ import annotations

import random
from collections.abc import Iterable
from enum import IntEnum

import pytest
from tests.ink import oracle_canyon
from tests.ink.oracle import Paper

from railwright.core.chance import SeededChance
from railwright.core.compiled import INTERPRETED
from railwright.ink.actions import Action, read_action
from railwright.ink.events import Paired, Rolled, SetUp
from railwright.ink.match import Match, Phase, RefusedError
from railwright.ink.options import Edition, Longest, Options
from railwright.ink.rules.expansions import KEYS
from railwright.ink.rules.expansions.canyon import ACROSS, DOWN
from railwright.ink.rules.sheet import EDITION
from railwright.ink.sheet import Sheet

FIRST_COUNTER = EDITION  # the words before are the drawing, from here on the counters of game and round
EDITIONS: tuple[Edition, ...] = ("base", "challenge")
PLAIN_ROLL = {
    "base": "highway-straight highway-straight highway-straight overpass",
    "challenge": "highway-straight highway-straight overpass station-straight",
}


def sized(compiled: int, interpreted: int) -> int:
    """How many examples to try: rules run as plain Python are about a hundred times slower."""
    return interpreted if INTERPRETED else compiled


def space(name: str) -> tuple[int, int]:
    """A1 at the top left to G7 at the bottom right, as row and column."""
    return "ABCDEFG".index(name[0]), int(name[1:]) - 1


def pieces(text: str) -> list[tuple[int, int, str, int]]:
    """Pieces written as in the notation of actions, `highway-t@D4/1 overpass@B2`; no orientation means 0."""
    found = []
    for word in text.split():
        piece, place = word.split("@")
        name, _, orientation = place.partition("/")
        found.append((*space(name), piece, int(orientation or 0)))
    return found


def sheet_of(
    text: str,
    craters: str = "",
    edition: Edition = "base",
    expansion: str | None = None,
    longest: Longest = "sections",
    villages: int = 0,
    lines: str = "",
) -> Sheet:
    """A sheet on which these pieces are drawn, and along grid lines these ways."""
    return Sheet.of_pieces(
        pieces(text),
        marks=_craters(craters),
        lines=ways_of(lines),
        edition=edition,
        expansion=expansion,
        longest=longest,
        villages=villages,
    )


def ways_of(text: str) -> list[tuple[int, int, str]]:
    """Ways along grid lines, written `03/SSS 40/EE`: a grid point and unit steps."""
    return [(int(word[0]), int(word[1]), word[3:]) for word in text.split()]


def _craters(names: str) -> dict[str, list[tuple[int, int]]]:
    return {"crater": [space(name) for name in names.split()]}


def craters_of(sheet: Sheet) -> tuple[tuple[int, int], ...]:
    """The craters on a sheet."""
    return sheet.signs.get("crater", ())


def meteor_of(sheet: Sheet) -> tuple[int, int]:
    """The space that the meteor hit last."""
    return sheet.signs["meteor"][0]


def paper_of(sheet: Sheet) -> Paper:
    """The same drawing for the naive reading of the rules."""
    drawn = ((drawn.row, drawn.col, drawn.variant.piece, drawn.variant.orientation) for drawn in sheet.drawn)
    paper = Paper.of(drawn, sheet.signs.get("crater", ()))
    paper.canyons = {
        line
        for path in sheet.lines
        if path.name == "canyon"
        for line in oracle_canyon.lines_along(oracle_canyon.walked(path.row, path.col, path.path))
    }
    return paper


def drawing_of(sheet: Sheet) -> dict[str, str]:
    """What lies where: {"A1": "highway-t/0"}."""
    return {
        f"{'ABCDEFG'[drawn.row]}{drawn.col + 1}": f"{drawn.variant.piece}/{drawn.variant.orientation}"
        for drawn in sheet.drawn
    }


def game(
    edition: Edition = "base",
    expansion: str | None = None,
    players: int = 1,
    longest: Longest = "sections",
    goals: str = "",
    star: int | None = None,
    further: bool = False,
) -> Match:
    """A match before its first roll; goals as written, also from the further cards, the draft if there is a star."""
    options = Options(
        edition=edition,
        expansion=expansion,
        players=players,
        longest=longest,
        goals=bool(goals),
        further_goals=further,
        draft=star is not None,
    )
    match = Match(options)
    if match.phase is Phase.SETTING_UP:
        match.apply(SetUp(tuple(goals.split()), star))
    return match


def roll(match: Match, route: str, expansion: str = "") -> None:
    """Roll these faces for all."""
    match.apply(Rolled(tuple(route.split()), tuple(expansion.split())))


def pair(match: Match, pairs: str, expansion: str = "") -> None:
    """Roll these pairs for the draft, written `face+face face+face`."""
    formed = []
    for text in pairs.split():
        one, other = text.split("+")
        formed.append((one, other))
    match.apply(Paired(tuple(formed), tuple(expansion.split())))


def action(text: str) -> Action:
    """An action from its notation; no orientation means 0."""
    return read_action(f"{text}/0" if "@" in text and "/" not in text else text)


def act(match: Match, actions: str, seat: int = 0) -> None:
    """Do these things one after the other."""
    for text in actions.split():
        match.act(seat, action(text))


def legal(match: Match, seat: int = 0) -> set[str]:
    """The texts of the legal actions."""
    return {str(action) for action in match.legal(seat)}


def prepare(match: Match, text: str, seat: int = 0, craters: str = "", lines: str = "") -> None:
    """Let a seat's sheet look like this before the next roll, however it came to that."""
    sheet = match.sheets[seat]
    assert match.phase is Phase.ROLLING, "a sheet is given between two rounds"
    before = pieces("volcano@D4") if match.options.expansion == "lava" and "@D4" not in text else []
    fresh = Sheet.of_pieces(
        pieces(text) + before,
        marks=_craters(craters),
        lines=ways_of(lines),
        edition=match.options.edition,
        expansion=match.options.expansion,
        longest=match.options.longest,
    )
    sheet.words[:FIRST_COUNTER] = fresh.words[:FIRST_COUNTER]
    if lines:
        sheet.words[[ACROSS, DOWN]] = fresh.words[[ACROSS, DOWN]]


def finish(match: Match, rng: random.Random | None = None) -> None:
    """Let all seats draw until their round is closed: the first legal action, or a random one, and done at last."""
    number = match.round
    while match.phase is Phase.DRAWING and match.round == number:
        seat = next(seat for seat, sheet in enumerate(match.sheets) if not sheet.is_done)
        actions = match.legal(seat)
        if str(actions[-1]) == "done":
            match.act(seat, actions[-1])
        else:
            match.act(seat, rng.choice(actions) if rng else actions[0])


def step(match: Match, rng: random.Random, chance: SeededChance, eager: float = 0.5) -> tuple[int, Action] | None:
    """One random thing: chance, a pick or an action; returns the action with its seat. Nobody hurries to be done."""
    match.deal(chance)
    if match.phase is Phase.PICKING:
        assert match.draft is not None
        assert match.draft.to_pick is not None
        left = [index for index in range(len(match.draft.pairs)) if index not in match.draft.picks]
        match.pick(match.draft.to_pick, rng.choice(left))
        return None
    if match.phase is Phase.OVER:
        return None
    seat = rng.choice([seat for seat, sheet in enumerate(match.sheets) if not sheet.is_done])
    actions = match.legal(seat)
    chosen = rng.choice(actions)
    if str(actions[-1]) == "done" and rng.random() < eager:
        chosen = actions[-1]
    match.act(seat, chosen)
    return seat, chosen


def all_options(players: Iterable[int] = (2,)) -> list[Options]:
    """Every edition with every expansion, draft and goals on and off, as far as the rules allow it."""
    return [
        Options(edition=edition, expansion=expansion, players=count, draft=draft, goals=goals)
        for count in players
        for edition in EDITIONS
        for expansion in KEYS
        for draft in ((False, True) if count > 1 else (False,))
        for goals in ((False, True) if edition == "challenge" else (False,))
    ]


TERMINALS = {
    **{f"A{col}": f"{kind}-terminal@A{col}/0" for col, kind in ((2, "highway"), (4, "railway"), (6, "highway"))},
    **{f"G{col}": f"{kind}-terminal@G{col}/2" for col, kind in ((2, "highway"), (4, "railway"), (6, "highway"))},
    **{f"{row}1": f"{kind}-terminal@{row}1/3" for row, kind in (("B", "railway"), ("D", "highway"), ("F", "railway"))},
    **{f"{row}7": f"{kind}-terminal@{row}7/1" for row, kind in (("B", "railway"), ("D", "highway"), ("F", "railway"))},
}


def shut(*but: str) -> str:
    """Terminals at all exits but these: with nothing else on the sheet, no route fits anywhere but there."""
    return " ".join(text for name, text in TERMINALS.items() if name not in but)


def refusal(match: Match, text: str, seat: int = 0) -> IntEnum:
    """The reason for which the match refuses an action."""
    with pytest.raises(RefusedError) as refused:
        match.act(seat, action(text))
    return refused.value.reason


def ended(
    sheets: list[Sheet],
    edition: Edition = "base",
    expansion: str | None = None,
    star: int | None = None,
    points: dict[int, int] | None = None,
) -> Match:
    """A match that is over with these sheets; points that a goal brought, by seat."""
    match = game(edition, expansion, len(sheets), goals="A B C" if points else "", star=star)
    match.sheets = sheets
    match.phase = Phase.OVER
    if points:
        match.goals[0].scored = dict(points)
    return match
