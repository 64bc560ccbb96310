"""`railwright replay` for Rail Line: a recorded game again, move by move, to the explained score."""

from __future__ import annotations

from railwright.cli.line_screen import LineScreen
from railwright.cli.line_warm_up import warm_up
from railwright.core.language import speaker
from railwright.line.actions import action_words
from railwright.line.deck_file import deck_at
from railwright.line.events import event_sentence
from railwright.line.match import Match
from railwright.line.record import read_record


def replay(text: str, deck: str | None, colour: bool | None) -> int:
    """Tell the game; a record that fails raises a sentence with the move."""
    warm_up(bots=False)
    replayed = read_record(text, None if deck is None else deck_at(deck))
    names = [f"Seat {seat + 1}" for seat in range(replayed.options.players)]
    screen = LineScreen(speaker(), colour=colour)
    match = Match(replayed.options, replayed.setup)
    for number, decision in enumerate(replayed.decisions, 1):
        words = action_words(match.options.deck, decision.action)
        events = match.act(decision.seat, decision.action)
        sentences = [event_sentence(event, names, match.options.deck) for event in events]
        told = " ".join(sentence for sentence in sentences if sentence)
        screen.line(f"{number}. {names[decision.seat]}: {words}. {told}")
    screen.table(match.view(None), names, [])
    if match.is_over:
        screen.final(match, names)
    else:
        screen.line("The game is not over.")
    return 0
