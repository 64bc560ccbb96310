"""Rounds with more to do than dice: lava by force, factories, villages, universities."""

from __future__ import annotations

import builtins
import re
from collections.abc import Iterable

import pytest

from railwright.cli.terminal.screen import Message, Screen
from railwright.cli.terminal.table import Table
from railwright.cli.terminal.turn import Turn
from railwright.core.language import speaker
from railwright.ink.events import Rolled
from railwright.ink.match import Match, Phase
from railwright.ink.options import Options
from railwright.ink.rules.sheet import UNIVERSITIES_MARKED
from railwright.ink.sheet import Sheet


def table_with(sheet: Sheet, dice: Rolled, monkeypatch: pytest.MonkeyPatch, typed: Iterable[str]) -> Turn:
    """A person in front of a prepared sheet."""
    match = Match(Options(edition=sheet.edition, expansion=sheet.expansion))  # type: ignore[arg-type]  # names of options
    match.sheets[0] = sheet
    match.apply(dice)
    left = iter(typed)
    monkeypatch.setattr(builtins, "input", lambda _prompt="": next(left))
    return Turn(Table(match, Screen(speaker()), people=1, seed=1), 0, Message())


def test_lava_by_force(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    """Where no lava die fits, the duty is explained and pieces that can give way are listed and marked (RI-6.4)."""
    walls = [(2, 3, "highway-straight", 1), (3, 4, "highway-straight", 0), (4, 3, "highway-straight", 1)]
    sheet = Sheet.of_pieces([(3, 3, "volcano", 0), (3, 2, "highway-straight", 0), *walls], expansion="lava")
    faces = ("railway-straight", "railway-straight", "railway-curve", "overpass")
    turn = table_with(sheet, Rolled(faces, ("lava-straight", "lava-t")), monkeypatch, ["5", "D3", "1"])
    with pytest.raises(StopIteration):
        turn.play()
    shown = " ".join(capsys.readouterr().out.split())
    assert "C4! D3! D5! E4!" in re.sub(r"×\d", "", shown)
    assert "the piece there is erased" in shown
    assert "No room for lava: draw a volcano (7)" in shown
    assert "Drawn: straight lava in D3." in shown


def test_what_fills_by_itself_is_told(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    """Before and after a drawing the terminal says which spaces fill with it (RI-14.4)."""
    sheet = Sheet.of_pieces([(2, 3, "lake-1", 2), (3, 2, "lake-1", 1), (2, 4, "lake-1", 2)], expansion="lake")
    faces = ("railway-straight", "railway-straight", "railway-curve", "overpass")
    turn = table_with(sheet, Rolled(faces, ("lake-1", "lake-2")), monkeypatch, ["5", "E4", "1"])
    with pytest.raises(StopIteration):
        turn.play()
    shown = " ".join(capsys.readouterr().out.split())
    assert "1: By itself: lake in D4." in shown
    assert "Drawn: water on one side in E4. By itself: lake in D4." in shown


def test_factory_and_village(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    """Buildings say what they give; a factory's copy is not lost without a question (RI-5.1)."""
    faces = ("highway-curve", "highway-straight", "highway-t", "highway-terminal")
    drawings = ["highway-curve@D7/1", "highway-straight@E7/0", "highway-t@A2/0", "highway-terminal@A3/3"]
    typed = [*drawings, "d", "n", "2 F7", "d"]
    turn = table_with(Sheet.new("challenge"), Rolled(faces), monkeypatch, typed)
    turn.play()
    shown = " ".join(capsys.readouterr().out.split())
    assert "Factory: you may draw one of your dice once more" in shown
    assert "Factory: draw one of 1-4 again (1×)." in shown
    assert "Village: worth 2 points by now." in shown
    assert turn.match.phase is Phase.ROLLING
    assert [str(action) for action in turn.match.rounds[0].actions[0]] == [*drawings, "highway-straight@F7/0", "done"]


def test_third_university(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    """The third university offers a special route, also where one was used in this round already (RI-5.1)."""
    sheet = Sheet.new("challenge")
    sheet.words[UNIVERSITIES_MARKED] = 2
    faces = ("highway-straight", "highway-straight", "highway-t", "highway-terminal")
    typed = ["k A6", "highway-straight@G2/0", "i", "highway-straight@F2/0", "highway-t@E2/0", "i G6 1"]
    turn = table_with(sheet, Rolled(faces), monkeypatch, typed)
    with pytest.raises(StopIteration):
        turn.play()
    shown = " ".join(capsys.readouterr().out.split())
    assert "! Only one special route may be used in a round." in shown
    assert "Third university: draw one special route free, in this round only." in shown
    assert "One special is free:" in shown
    assert "Drawn: crossing with station, three highways in G6." in shown
    assert turn.match.sheets[0].specials_spent == 1
