"""Tests of the worked example, at small scale: the agent learns, and the notebook runs as it is written."""

from __future__ import annotations

import ast
import functools
import importlib.util
import json
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

import gymnasium
import numpy as np
import pytest

import railwright.env

EXAMPLES = Path(__file__).resolve().parents[2] / "examples"


@pytest.fixture(scope="module")
def learn_ink() -> ModuleType:
    """The example as a module."""
    specification = importlib.util.spec_from_file_location("learn_ink", EXAMPLES / "learn_ink.py")
    assert specification
    assert specification.loader
    module = importlib.util.module_from_spec(specification)
    sys.modules["learn_ink"] = module
    specification.loader.exec_module(module)
    return module


def test_the_agent_learns(learn_ink: ModuleType) -> None:
    """After a few dozen games it plays far better than at random, which ends below zero."""
    *_, (_, games, _, agent) = learn_ink.train(games_most=64)
    assert games >= 64
    scores = learn_ink.play(agent, games=16)
    assert scores.mean() > 15
    assert np.abs(agent.weights).max() > 0


def test_the_notebook_runs(learn_ink: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    """The notebook opens with a picture of a sheet and ends with the curve; its cells run one after the other.

    Nothing but the notebook has registered the environments.
    """
    for name in [name for name in gymnasium.registry if name.startswith("railwright/")]:
        monkeypatch.delitem(gymnasium.registry, name)
    monkeypatch.setattr(railwright, "env", railwright.env)  # so that all is as before afterwards
    monkeypatch.delitem(sys.modules, "railwright.env")
    cells = [c for c in json.loads((EXAMPLES / "learn_ink.ipynb").read_text())["cells"] if c["cell_type"] == "code"]
    assert all("image/svg+xml" in cells[place]["outputs"][-1]["data"] for place in (0, -1))
    monkeypatch.setattr(learn_ink, "play", functools.partial(learn_ink.play, games=4))
    monkeypatch.setattr(learn_ink, "baselines", lambda: {"random": -4.0, "beginner": 29.0})
    scope: dict[str, Any] = {}
    for cell in cells:
        source = "".join(cell["source"]).replace("GAMES_TO_LEARN = 3000", "GAMES_TO_LEARN = 20")
        *body, last = ast.parse(source).body
        exec(compile(ast.Module(body, []), "cell", "exec"), scope)
        shown = None
        if isinstance(last, ast.Expr):
            shown = eval(compile(ast.Expression(last.value), "cell", "eval"), scope)
        else:
            exec(compile(ast.Module([last], []), "cell", "exec"), scope)
    assert shown is not None
    assert shown._repr_svg_().startswith("<svg")
