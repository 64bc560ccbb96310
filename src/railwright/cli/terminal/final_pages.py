"""News when a round closes, and the pages at the end of a game: ranking, scores, sheets beside each other."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from railwright.cli.terminal.last_roll import last_roll_line
from railwright.cli.terminal.pictures import sheet_block
from railwright.cli.terminal.score_pages import (
    goal_parts,
    parts_of,
    score_block,
    sheet_pages,
    sheets_beside,
    where_block,
)
from railwright.cli.terminal.screen import GAP, Block, Screen, side_by_side
from railwright.core.language import Speaker
from railwright.ink.match import Match, Place


def news_of_round(say: Speaker, match: Match, names: Sequence[str], known: set[tuple[str, int]]) -> str:
    """What everybody learns when a round closes: who newly met which goal; adds that to what is known."""
    news = [say("terminal-round_closed", number=match.round)]
    for goal in match.goals:
        for seat, points in sorted(goal.scored.items()):
            if (goal.name, seat) not in known:
                known.add((goal.name, seat))
                news.append(
                    say(
                        "terminal-goal_met",
                        name=names[seat],
                        goal=say(f"terminal-goal_short-{goal.name}"),
                        points=points,
                    )
                )
    return " ".join(news)


def final_pages(screen: Screen, match: Match, names: Sequence[str], people: int) -> list[Block]:
    """The ranking, then every sheet with its score; two beside each other where the terminal is wide enough."""
    say = screen.say
    ranking = match.ranking()
    block: Block = [Text(say("terminal-end-title"), style="bold"), Text("")]
    if match.last_roll:
        block += [Text(last_roll_line(say, match.options, match.rounds[-1].dice.expansion)), Text("")]
    if len(ranking) > 1:
        widest = max(len(name) for name in names)
        for place in ranking:
            block.append(Text(f"  {place.place}.  {names[place.seat].ljust(widest)}  {place.score.total:>4}"))
        block.append(Text(""))
    block += screen.wrapped(Text(_verdict(say, ranking, names, people), style="bold"), screen.width)
    pages = [[*block, Text("")]]
    seats = list(range(len(names)))
    if len(seats) > 1 and sheets_beside(screen):
        for first in seats[::2]:
            pages += _beside(screen, match, names, seats[first : first + 2])
        return pages
    for seat in seats:
        title = say("terminal-score-of", name=names[seat])
        pages += sheet_pages(screen, match, seat, match.sheets[seat], match.score(seat), title)
    return pages


def _beside(screen: Screen, match: Match, names: Sequence[str], seats: Sequence[int]) -> list[Block]:
    say, width = screen.say, (screen.width - GAP) // 2
    pictures, places = [], []
    for seat in seats:
        sheet, score = match.sheets[seat], match.score(seat)
        parts = [*parts_of(say, sheet, score, screen), *goal_parts(say, match, seat)]
        column = [Text(say("terminal-score-of", name=names[seat]), style="bold")]
        column += sheet_block(screen, sheet, player=seat + 1, score=score, small=True)
        pictures.append([*column, Text(""), *score_block(screen, parts, score.total, width)])
        places.append(where_block(screen, parts, width))
    return [side_by_side(pictures), [Text(""), *side_by_side(places)]]


def _verdict(say: Speaker, ranking: Sequence[Place], names: Sequence[str], people: int) -> str:
    best = ranking[0]
    points = best.score.total
    if len(ranking) == 1:
        return say("terminal-end-solo", points=points)
    winners = [place.seat for place in ranking if place.place == 1]
    if len(winners) > 1:
        return say("terminal-end-shared", names=say.listed([names[seat] for seat in winners]), points=points)
    margin = points - ranking[1].score.total
    if not margin:
        key = "terminal-end-you_win_tie" if people == 1 and best.seat == 0 else "terminal-end-other_wins_tie"
        return say(key, name=names[best.seat], points=points)
    key = "terminal-end-you_win" if people == 1 and best.seat == 0 else "terminal-end-other_wins"
    return say(key, name=names[best.seat], points=points, margin=margin)
