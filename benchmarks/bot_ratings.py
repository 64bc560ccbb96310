"""The fixed ratings of bots, from matches of two in the arena: `python benchmarks/bot_ratings.py --keep`.

Each bot plays the one before it on the list. The difference of their ratings is the one for which OpenSkill's model
expects the share of wins that came of it; Casual stands where people begin. Stopped, the matches go on where they were.
"""

from __future__ import annotations

import argparse
import json
import math
from itertools import pairwise
from pathlib import Path

from openskill.models import PlackettLuce

from railwright.bots.registry import DEFAULT_OPPONENT, GAME_NAMES, GameName, bots_for
from railwright.cli.main import main as railwright
from railwright.server.ratings import BOTS_SIGMA

SEATINGS: dict[GameName, int] = {"ink": 1, "line": 2}
"""How often a deal of two is played: in Rail Line each of them begins once."""
RATINGS = Path(__file__).resolve().parent.parent / "src/railwright/server/bot-ratings.toml"


def wins(folder: Path, game: GameName, first: str, second: str, *options: str) -> tuple[float, int]:
    """The share of matches that the first one wins, and how many there were."""
    status = railwright(["arena", first, second, "--game", game, "--resume", "--out", str(folder), *options])
    if status:
        raise SystemExit(status)
    standings = json.loads((folder / "report.json").read_text())["summary"]["standings"]
    rate = next(one["wins"] for one in standings if one["bot"] == first)
    return rate["rate"], rate["games"]


def apart(share: float, games: int) -> float:
    """How far apart ratings are for this share of wins; each side is given half a win: nobody is endlessly better."""
    expected = (share * games + 0.5) / (games + 1)
    beta = PlackettLuce().beta
    return math.sqrt(2 * (beta**2 + BOTS_SIGMA**2)) * math.log(expected / (1 - expected))


def ratings_of(game: GameName, chosen: argparse.Namespace) -> dict[str, float]:
    """All bots of a game."""
    found = {bots_for(game)[0].id: 0.0}
    for weaker, stronger in pairwise(entry.id for entry in bots_for(game)):
        number = chosen.games // SEATINGS[game]
        deals = ("--deals", str(number), "--seed", "1", "--players", "2", "--workers", str(chosen.workers))
        share, games = wins(chosen.out / f"{game}-{stronger}-{weaker}", game, stronger, weaker, *deals)
        found[stronger] = found[weaker] + apart(share, games)
        print(f"{GAME_NAMES[game]}: {stronger} wins {share:.1%} of {games} against {weaker}")
    middle = PlackettLuce().mu - found[DEFAULT_OPPONENT]
    return {bot: round(rating + middle, 1) for bot, rating in sorted(found.items(), key=lambda one: one[1])}


def main() -> None:
    """Play, fit, print; with `--keep` the package rates by it."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=60, help="games of each match")
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument(
        "--out", type=Path, default=Path("arena-results/ratings"), help="a folder for each match goes here"
    )
    parser.add_argument("--keep", action="store_true", help="the package rates by these from now on")
    chosen = parser.parse_args()
    games: tuple[GameName, ...] = ("ink", "line")
    lines = ["# The fixed ratings of bots in OpenSkill's scale; written by `python benchmarks/bot_ratings.py --keep`."]
    for game in games:
        lines += ["", f"[{game}]", *(f"{bot} = {rating}" for bot, rating in ratings_of(game, chosen).items())]
    print("\n".join(lines))
    if chosen.keep:
        RATINGS.write_text("\n".join(lines) + "\n")


if __name__ == "__main__":
    main()
