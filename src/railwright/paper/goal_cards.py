"""The goal cards of Railroad Ink Challenge and of its expansions, to be cut out."""

from __future__ import annotations

from collections.abc import Sequence

from railwright.core.language import Speaker
from railwright.ink.rules.goals import GOALS_BY_SET, RACE_POINTS
from railwright.paper.cutting import CardSize, cut_out
from railwright.paper.pdf import Page
from railwright.paper.sizes import Paper
from railwright.paper.strokes import ART, coin, placed, text, wrapped
from railwright.render.art import merged

_SIZE = CardSize(60, 44)


def goal_cards(paper: Paper, say: Speaker, sets: Sequence[str]) -> list[Page]:
    """Pages with the cards of these sets."""
    cards = [_card(say, kind, goal) for kind in sets for goal in GOALS_BY_SET[kind]]
    return cut_out(paper, cards, _SIZE)


def _card(say: Speaker, kind: str, goal: str) -> str:
    """Letter, picture, what is to be done, and the points to be struck out."""
    art = f'<g class="goals"><g class="pic">{merged("goals").get(goal, "")}</g></g>'
    out = [text(4.5, 9.4, goal, "heading", size=7), placed(23.4, 4.4, art, 0.5, ART)]
    of = say("game-challenge") if kind == "base" else say(f"expansion-{kind}")
    for k, words in enumerate(wrapped(of, "words", 14, 2.1)):
        out.append(text(_SIZE.width - 4.5, 6.8 + k * 2.5, words, "words", anchor="end", size=2.1))
    lines = wrapped(say(f"goal-{goal}"), "words", _SIZE.width - 9, 2.75)
    out += [text(4.5, 27.4 + k * 3.6, words, "words", size=2.75) for k, words in enumerate(lines)]
    for k, points in enumerate(RACE_POINTS):
        out.append(coin(_SIZE.width - 8 - (len(RACE_POINTS) - 1 - k) * 8.6, _SIZE.height - 6.6, 3.5, str(points), 4))
    return "".join(out)
