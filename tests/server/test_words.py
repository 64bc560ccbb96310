"""Tests that everything the server says is there in English and German."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

import railwright
from railwright.bots.registry import BOTS
from railwright.core.errors import IllegalError, MalformedError, TimingError
from railwright.ink.rules.goals import GOAL_TEXTS
from railwright.ink.rules.pieces import PIECES
from railwright.ink.rules.reasons import SENTENCES, Reason
from railwright.line.deck import RECONSTRUCTION
from railwright.line.events import Happened
from railwright.line.refusals import Refusal
from railwright.line.rules import layout
from railwright.server.problems import STATUS, Problem, ink_problem, line_problem, problem_of
from railwright.server.words import LANGUAGES, catalogue, chosen_language, engine_sentences, in_language, say

SOURCE = Path(railwright.__file__).parent
_FIELD = re.compile(r"\{(\w+)\}")
ENGINE_FILES = (
    "ink/options.py",
    "ink/match.py",
    "ink/draft.py",
    "ink/actions.py",
    "ink/sheet.py",
    "ink/university.py",
    "ink/rules/pieces.py",
    "line/match.py",
    "line/actions.py",
    "line/score.py",
)
"""What can refuse a page's request."""


def test_both_catalogues_have_the_same_keys_and_facts() -> None:
    """No key is missing in either language, and each sentence names the same facts."""
    english, german = catalogue("en"), catalogue("de")
    assert english.keys() == german.keys()
    for key, sentence in english.items():
        assert set(_FIELD.findall(sentence)) == set(_FIELD.findall(german[key])), key
        assert bool(sentence) == bool(german[key]), key


def test_every_problem_that_is_raised_has_its_sentence() -> None:
    """Every code in the server's sources is in the catalogue."""
    used = set(STATUS) - {"malformed", "illegal", "timing"}  # these come with an engine's own sentence
    for file in (SOURCE / "server").rglob("*.py"):
        used |= set(re.findall(r'\bProblem\(\s*"(\w+)"', file.read_text()))
    assert "not_your_seat" in used
    assert used <= catalogue("en").keys()


def test_pieces_symbols_goals_bots_and_events_have_names() -> None:
    """Whatever a page can be shown has a text in both languages."""
    wanted = {f"piece.{piece}" for piece in PIECES}
    wanted |= {f"symbol.{symbol}" for symbol in (*layout.SYMBOLS, *layout.PARTS)}
    wanted |= {f"goal.{goal}" for goal in GOAL_TEXTS}
    wanted |= {f"bot.{bot.id}.{part}" for bot in BOTS for part in ("name", "sentence")}
    wanted |= {f"line.log.{kind.name.lower()}" for kind in Happened}
    assert wanted <= catalogue("en").keys()


def test_the_texts_of_the_engines_are_the_same_here() -> None:
    """Goals and the note on reconstruction read as the engines say them."""
    assert {goal: say("en", f"goal.{goal}") for goal in GOAL_TEXTS} == GOAL_TEXTS
    assert say("en", "line.reconstruction") == RECONSTRUCTION


def test_every_reason_of_the_rules_is_told_in_german() -> None:
    """All reasons of Railroad Ink and all refusals of Rail Line have a German sentence."""
    for reason in Reason:
        assert SENTENCES[reason] in engine_sentences(), reason
        assert ink_problem(reason).text("de") != ink_problem(reason).text("en")
    for refusal in Refusal:
        assert refusal.sentence in engine_sentences(), refusal
        assert line_problem(refusal).text("de") != line_problem(refusal).text("en")


@pytest.mark.parametrize("file", ENGINE_FILES)
def test_every_sentence_that_an_engine_can_refuse_with_is_told_in_german(file: str) -> None:
    """Each sentence of an error in the engines' sources has its German, whatever stands in its places."""
    sentences = _sentences(SOURCE / file)
    assert sentences
    for sentence in sentences:
        example = re.sub(r"\{\d\}", "X", sentence)
        assert in_language("de", example) != example, sentence


def _sentences(file: Path) -> list[str]:
    """The texts of all errors raised in a file, with {0}, {1} for what varies, and the reasons against taking back."""
    found: list[str] = []
    for node in ast.walk(ast.parse(file.read_text("utf-8"))):
        if isinstance(node, ast.Raise) and isinstance(node.exc, ast.Call) and node.exc.args:
            texts: list[ast.expr] = list(node.exc.args)
        elif isinstance(node, ast.Return | ast.Dict):
            texts = [part for part in ast.walk(node) if isinstance(part, ast.Constant)]
        else:
            continue
        for text in texts:
            told = _template(text)
            if told and told.endswith(".") and " " in told:
                found.append(told)
    return found


def _template(node: ast.expr) -> str | None:
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return node.value
    if not isinstance(node, ast.JoinedStr):
        return None
    places = iter(range(10))
    return "".join(str(part.value) if isinstance(part, ast.Constant) else f"{{{next(places)}}}" for part in node.values)


def test_sentences_with_facts_keep_their_facts() -> None:
    """What varies in an engine's sentence stands in the German one too."""
    told = in_language("de", "The challenge edition is for 1 to 4 players.")
    assert told == "Die Ausgabe challenge ist für 1 bis 4 Personen."
    assert in_language("de", "Nobody has translated this.") == "Nobody has translated this."
    assert in_language("en", "The game is over.") == "The game is over."


@pytest.mark.parametrize(
    ("accepted", "language"),
    [
        ("", "en"),
        ("de", "de"),
        ("de-CH, en;q=0.8", "de"),
        ("en-GB, de;q=0.9", "en"),
        ("fr, de;q=0.3, en;q=0.2", "de"),
        ("fr", "en"),
        ("de;q=nonsense, en", "en"),
        (",,;;q=", "en"),
    ],
)
def test_the_language_is_the_best_of_those_accepted(accepted: str, language: str) -> None:
    """Accept-Language decides; without a language of ours it is English."""
    assert chosen_language(accepted) == language


def test_errors_become_problems_with_the_right_status() -> None:
    """Malformed, illegal and untimely are three things; an error of ours is none of them."""
    assert problem_of(MalformedError("x")).status == 400
    assert problem_of(IllegalError("x")).status == 422
    assert problem_of(TimingError("x")).status == 409
    assert problem_of(Problem("over")).text("de") == "Das Spiel ist zu Ende."
    with pytest.raises(ZeroDivisionError):
        problem_of(ZeroDivisionError())
    assert set(LANGUAGES) == {"en", "de"}
