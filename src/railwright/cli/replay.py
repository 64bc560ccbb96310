"""`railwright replay`: a recorded game again, round by round, to the explained score."""

from __future__ import annotations

from rich.console import Console

from railwright.cli.terminal.score_pages import areas_in_words
from railwright.core.errors import MalformedError
from railwright.core.language import speaker
from railwright.core.reading import read_text
from railwright.ink.match import Match, Phase
from railwright.ink.picture import picture_of
from railwright.ink.record import read_record
from railwright.insight.records import game_of
from railwright.render import sheet_text


def replay(source: str, colour: bool | None, deck: str | None = None) -> int:
    """Replay a record of either game, of Rail Line with the deck of a file; it says at which move the record fails."""
    text = read_text(source)
    if game_of(text) == "ink":
        if deck is not None:
            raise MalformedError("deck_for_ink")
        from railwright.cli import ink_warm_up

        ink_warm_up.warm_up(bots=False)
        _show(read_record(text), colour)
        return 0
    from railwright.cli import line

    return line.replay(text, deck, colour)


def _show(match: Match, colour: bool | None) -> None:
    console = Console(highlight=False, no_color=colour is False or None)
    coloured = console.is_terminal and not console.no_color
    for number, log in enumerate(match.rounds, 1):
        faces = log.dice.route if hasattr(log.dice, "route") else tuple("+".join(pair) for pair in log.dice.pairs)
        heading = "After the last round" if number == match.options.last_roll else f"Round {number}"
        console.print(f"[bold]{heading}[/]  {', '.join((*faces, *log.dice.expansion))}")
        for seat, actions in enumerate(log.actions, 1):
            if actions:
                console.print(f"  Player {seat}: {' '.join(str(action) for action in actions)}", soft_wrap=True)
    over = match.phase is Phase.OVER
    places = {place.seat: place.place for place in match.ranking()} if over else {}
    for seat, sheet in enumerate(match.sheets):
        score = match.score(seat)
        heading = f"Player {seat + 1}: {score.total} points" + (f", place {places[seat]}" if over else ", so far")
        console.print(f"\n[bold]{heading}[/]")
        print(sheet_text(picture_of(sheet, score=score), colour=coloured))
        console.print(
            f"exits {score.exits}, longest highway {score.highway.length}, longest railway {score.railway.length}, "
            f"centre {len(score.centre)}, errors -{len(score.errors)}, expansion {score.expansion}, "
            f"villages {score.villages}, goals {score.goal_points}"
        )
        if areas := areas_in_words(speaker(), score):
            console.print(f"counted for the expansion: {areas}")
    if not over:
        rounds = match.options.rounds
        console.print(f"\nThe game is not over: it stands in round {min(match.round, rounds)} of {rounds}.")
