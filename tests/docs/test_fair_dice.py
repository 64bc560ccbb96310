"""The worked example of docs/fair-dice.md, computed anew from nothing but its formulas, and by the engine."""

from __future__ import annotations

import hashlib
import hmac
import re
from pathlib import Path

import pytest

from railwright.core.chance import NotedChance
from railwright.core.fair import LINKS, Stakes, chain, seal_of
from railwright.ink.draws import draw
from railwright.ink.events import Rolled
from railwright.ink.options import Options

PAGE = (Path(__file__).parents[2] / "docs" / "fair-dice.md").read_text()


@pytest.fixture(scope="module")
def example() -> dict[str, str]:
    """The lines of the example by their names."""
    block = next(block for block in PAGE.split("```") if block.lstrip().startswith("root "))
    return dict(re.split(r"\s{2,}", line, maxsplit=1) for line in block.strip().split("\n"))


def _sha256(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()


def test_the_example_follows_from_the_formulas(example: dict[str, str]) -> None:
    """Chain, seal, key, blocks and numbers, computed here as the table says."""
    links = [example["root"]]
    for _ in range(16):
        links.insert(0, _sha256(f"railwright link {links[0]}"))
    assert [links[0], links[1], links[2]] == [example[name] for name in ("commitment", "link-1", "link-2")]
    assert _sha256(f"railwright seal {example['contribution']}") == example["seal"]
    lines = ("railwright draw 1", links[0], example["terms"], f"{example['seal']} -", f"{example['contribution']} -")
    key = hmac.digest(bytes.fromhex(links[1]), "\n".join(lines).encode(), "sha256")
    assert key.hex() == example["key-1"]
    blocks = [hmac.digest(key, str(number).encode(), "sha256")[:8] for number in range(4)]
    assert " ".join(block.hex() for block in blocks) == example["blocks-1"]
    assert " ".join(str(int.from_bytes(block, "big") % 6) for block in blocks) == example["numbers-1"]


def test_the_example_is_what_the_engine_draws(example: dict[str, str]) -> None:
    """The engine has the same chain and terms, and rolls the faces of the page."""
    options = Options(players=2)
    assert options.terms == example["terms"]
    links = chain(example["root"])
    stakes = Stakes(links[0], options.terms, (seal_of(example["contribution"]), None), (example["contribution"], None))
    for number in (1, 2):
        chance = NotedChance(stakes.chance(number, links[number]))
        rolled = draw(options, number, chance)
        assert isinstance(rolled, Rolled)
        assert " ".join(rolled.route) == example[f"roll-{number}"]
        assert " ".join(note.chosen for note in chance.notes) == example[f"roll-{number}"]
    assert f"link {LINKS} = root" in PAGE


def test_the_commands_of_the_page_name_the_example(example: dict[str, str]) -> None:
    """What the page says to type into a shell is about its own example."""
    assert f"printf 'railwright link %s' {example['link-1']} | sha256sum" in PAGE
    assert f"printf 'railwright seal %s' {example['contribution']} | sha256sum" in PAGE
