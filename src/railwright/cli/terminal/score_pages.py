"""The score explained: every part with its points and where on the sheet they lie."""

from __future__ import annotations

from dataclasses import dataclass

from rich.text import Text

from railwright.cli.terminal.pictures import SMALL_WIDTH, sheet_block
from railwright.cli.terminal.screen import GAP, PANEL_GAP, Block, Screen, side_by_side
from railwright.core.language import Speaker
from railwright.ink.actions import space_name
from railwright.ink.match import Match
from railwright.ink.rules.board import NETWORK_POINTS
from railwright.ink.score import LongestLine, Score
from railwright.ink.sheet import Sheet
from railwright.render.ink_text_notes import line_ink, network_ground
from railwright.render.theme import PALETTES

ARROWS = {"N": "↑", "E": "→", "S": "↓", "W": "←"}
TABLE_WIDTH = 30


@dataclass(frozen=True, slots=True)
class Part:
    """One line of the score: what, how much, where; a sample shows how it is marked on the sheet."""

    name: str
    points: int
    where: str = ""
    sample: tuple[str, str] | None = None
    under: bool = False


def parts_of(say: Speaker, sheet: Sheet, score: Score, screen: Screen) -> list[Part]:
    """All parts that this game has, in the order of the score sheet."""
    colours = PALETTES[screen.theme]
    parts = [Part(say("terminal-score-exits"), score.exits)]
    for index, network in enumerate(network for network in score.networks if len(network.exits) > 1):
        exits = len(network.exits)
        reached = " ".join(space_name(row, col) for row, col, _ in network.exits)
        name = say("terminal-score-network", exits=exits)
        sample = ("  ", f"on {network_ground(index, colours)}")
        parts.append(Part(name, int(NETWORK_POINTS[exits]), reached, sample, under=True))
    for line, sample_text in ((score.highway, "══"), (score.railway, "─╂")):
        ink = f"bold {line_ink('H' if line.kind == 'highway' else 'R', colours)}"
        parts.append(Part(say(f"terminal-score-{line.kind}"), line.length, _along(line), (sample_text, ink)))
    parts.append(Part(say("terminal-score-centre"), len(score.centre), _spaces(score.centre)))
    if sheet.expansion:
        parts.append(Part(say(f"terminal-score-{sheet.expansion}"), score.expansion, areas_in_words(say, score)))
    if sheet.edition == "challenge":
        parts.append(
            Part(say("terminal-score-villages"), score.villages, say("terminal-score-boxes", marked=sheet.villages))
        )
    errors = " ".join(f"{space_name(row, col)}{ARROWS[side]}" for row, col, side in sorted(score.errors))
    parts.append(Part(say("terminal-score-errors"), -len(score.errors), errors, ("×", f"bold {colours.bad}")))
    return parts


def areas_in_words(say: Speaker, score: Score) -> str:
    """What the expansion counts, and where it lies."""
    return "; ".join(
        say(f"area-{area.name.replace(' ', '-')}", spaces=_spaces(area.spaces), count=area.count)
        for area in score.areas
    )


def _spaces(spaces: tuple[tuple[int, int], ...]) -> str:
    return " ".join(space_name(row, col) for row, col in spaces)


def _along(line: LongestLine) -> str:
    return "-".join(space_name(row, col) for row, col, _ in line.routes)


def goal_parts(say: Speaker, match: Match, seat: int) -> list[Part]:
    """The goals that a seat has scored, and those that it has not."""
    parts = []
    for goal in match.goals:
        points = goal.scored.get(seat, 0)
        parts.append(Part(say(f"terminal-goal_short-{goal.name}"), points, under=True))
    if parts:
        parts.insert(0, Part(say("terminal-score-goals"), match.goal_points(seat)))
    return parts


def score_block(screen: Screen, parts: list[Part], total: int, width: int) -> Block:
    """The parts as a table with the total below."""
    say, width = screen.say, min(width, TABLE_WIDTH)
    block: Block = []
    for part in parts:
        line = Text("  " if part.under else "")
        if part.sample and screen.colour:
            line.append(part.sample[0], style=part.sample[1])
            line.append(" ")
        line.append(part.name, style="dim" if part.under else "")
        points = f"({part.points})" if part.under else f"{part.points} "
        line.append(points.rjust(max(width - line.cell_len, 1)), style="dim" if part.under else "bold")
        block.append(line)
    block.append(Text("─" * width))
    total_line = Text(say("terminal-score-total"), style="bold")
    total_line.append(f"{total} ".rjust(max(width - total_line.cell_len, 1)))
    return [*block, total_line]


def where_block(screen: Screen, parts: list[Part], width: int) -> Block:
    """Where the points lie, in words."""
    block: Block = []
    for part in parts:
        if part.where:
            text = Text(screen.say("labelled", label=part.name, text=""), style="bold")
            text.append(part.where, style="not bold")
            block += screen.wrapped(text, width)
    return block


def sheet_pages(screen: Screen, match: Match, seat: int, sheet: Sheet, score: Score, title: str) -> list[Block]:
    """A sheet with its score marked on it and the table beside it, then the places in words."""
    say = screen.say
    left = sheet_block(screen, sheet, player=seat + 1, score=score, small=True)
    parts = [*parts_of(say, sheet, score, screen), *goal_parts(say, match, seat)]
    width = screen.panel_width(left)
    right = [
        *screen.wrapped(Text(title, style="bold"), width),
        Text(""),
        *score_block(screen, parts, score.total, width),
    ]
    page = side_by_side([left, right], PANEL_GAP) if screen.fits_beside(left) else [*left, *right]
    return [page, where_block(screen, parts, screen.width)]


def sheets_beside(screen: Screen) -> bool:
    """Whether two sheets fit beside each other."""
    return screen.width >= 2 * SMALL_WIDTH + GAP
