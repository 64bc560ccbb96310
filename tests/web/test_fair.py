"""The page's check of the dice: the same numbers as the engine's, and a proof in a real browser."""

from __future__ import annotations

import json
from pathlib import Path

from tests.sealed_games import LINKS, sealed
from tests.web.node import node

from railwright.core.chance import NotedChance
from railwright.core.fair import link_before, seal_of
from railwright.ink.draws import draw
from railwright.ink.options import Options, combinations


def _proof(options: Options) -> dict[str, object]:
    """What the server tells of a game of this kind."""
    stakes = sealed(options.terms, options.players)
    draws = []
    for number in range(1, options.rounds + options.has_set_up + 1):
        chance = NotedChance(stakes.chance(number, LINKS[number]))
        draw(options, number, chance)
        draws.append({"number": number, "round": number, "link": LINKS[number], "numbers": chance.notes})
    return {
        "commitment": stakes.commitment,
        "terms": stakes.terms,
        "seals": stakes.seals,
        "contributions": stakes.contributions,
        "draws": draws,
    }


def test_the_page_draws_the_numbers_of_the_engine(tmp_path: Path) -> None:
    """For every kind of game the page finds each seal, link and number, and whatever is changed in a proof."""
    proofs = [_proof(options) for options in combinations(players=2)]
    secrets = [f"{number:064x}" for number in range(0, 2**64, 2**60)]
    given = json.dumps({"secrets": secrets, "proofs": proofs})
    file = tmp_path / "given.json"
    file.write_text(given)
    done = node(Path(__file__).with_name("fair_vectors.mjs"), file)
    assert done.returncode == 0, done.stderr
    found = json.loads(done.stdout)
    assert found["seals"] == [seal_of(secret) for secret in secrets]
    assert found["links"] == [link_before(secret) for secret in secrets]
    told = [[number for _, number, _ in one["numbers"]] for proof in proofs for one in proof["draws"]]  # type: ignore[attr-defined]
    assert found["numbers"] == told
    assert found["proofs"] == [True] * len(proofs)
    assert found["tampered"] == [False] * 10
    assert found["kept"]
