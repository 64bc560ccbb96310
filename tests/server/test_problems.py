"""Tests of what the server refuses: codes, statuses, and sentences in the reader's language."""

from __future__ import annotations

import pytest
from tests.server.tables import Seeded

from railwright.core.chance import SeededChance
from railwright.core.errors import IllegalError, MalformedError, TimingError
from railwright.core.language import LANGUAGES, speaker
from railwright.ink.actions import done
from railwright.ink.match import Match, RefusedError
from railwright.ink.options import Options
from railwright.line.match import Match as LineMatch
from railwright.line.match import Options as LineOptions
from railwright.server.ink_game import InkGame
from railwright.server.line_game import LineGame
from railwright.server.messages import Why
from railwright.server.problems import STATUS, Problem, problem_of


def test_errors_become_problems_with_the_right_status() -> None:
    """Malformed, illegal and untimely are three things; an error of ours is none of them."""
    assert problem_of(MalformedError("no_special")).status == 400
    assert problem_of(IllegalError("pair_taken")).status == 422
    assert problem_of(TimingError("over")).status == 409
    assert problem_of(Problem("over")).text("de") == "Das Spiel ist zu Ende."
    with pytest.raises(ZeroDivisionError):
        problem_of(ZeroDivisionError())


def test_every_code_with_a_status_has_its_sentence() -> None:
    """Whatever code an answer can carry is known, but for those three that an engine's own sentence comes with."""
    for language in LANGUAGES:
        known = {code for code in STATUS if speaker(language).knows(f"refusal-{code}")}
        assert known == set(STATUS) - {"malformed", "illegal", "timing"}


def test_pieces_in_a_refusal_are_called_as_the_reader_calls_them() -> None:
    """A piece among the facts of a refusal is named in the reader's language; the code stays what it was."""
    match = Match(Options())
    match.deal(SeededChance(1))
    with pytest.raises(RefusedError) as refused:
        match.act(0, done())
    problem = problem_of(refused.value)
    assert problem.code == "route_die_fits"
    piece = match.sheets[0].dice[0][0]
    for language in LANGUAGES:
        assert speaker(language)(f"piece-{piece}") in problem.text(language)


def test_a_refusal_inside_another_one_speaks_the_same_language() -> None:
    """A wrapper such as `Line 3: …` takes the inner refusal as a fact and says both in one language."""
    error = MalformedError("record_line", line=3, why=IllegalError("pair_taken"))
    assert problem_of(error).text("de") == "Zeile 3: Dieses Paar ist schon vergeben."
    assert str(error) == "Line 3: This pair is already taken."


def test_why_asks_and_never_acts(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever the phase, the answer to why comes without an attempt to do it, and the match stays as it was."""
    for acting in (Match, LineMatch):
        monkeypatch.setattr(acting, "act", _must_not_act)
    monkeypatch.setattr(Match, "apply", _must_not_act)
    game = InkGame(Options(), Seeded("seed"), "bots")
    with pytest.raises(TimingError, match="First the dice must be rolled"):
        game.why(0, Why(id="q", seat=0, action="done"), "en")
    monkeypatch.undo()
    game.begin()
    before = list(game.match.events), game.match.sheets[0].words.copy()
    monkeypatch.setattr(Match, "apply", _must_not_act)
    assert game.why(0, Why(id="q", seat=0, action="done"), "en").code == "route_die_fits"
    assert game.why(0, Why(id="q", seat=0, piece="highway-t", space="D4"), "de").code in ("not_rolled", "not_joined")
    legal = str(game.match.sheets[0].legal()[0])
    assert game.why(0, Why(id="q", seat=0, action=legal), "en").code == "allowed"
    assert game.match.events == before[0]
    assert (game.match.sheets[0].words == before[1]).all()
    line = LineGame(LineOptions(2), Seeded("seed"), "bots")
    line.begin()
    monkeypatch.setattr(LineMatch, "act", _must_not_act)
    answers = {line.why(seat, Why(id="q", seat=seat, action="pass"), "en").code for seat in (0, 1)}
    assert answers == {"not_now", "not_your_decision"}


def _must_not_act(*_: object) -> None:
    pytest.fail("a question must not act")
