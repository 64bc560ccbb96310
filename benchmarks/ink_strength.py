"""How well and how fast the players of Railroad Ink play alone, in all editions and expansions: for docs/bots.md.

Each contest is one of `railwright arena`; stopped, it goes on where it was. The published dice are those of the public
data folder beside the project. With `--keep` the means become those by which a game alone is judged.
"""

from __future__ import annotations

import argparse
import json
import tomllib
from itertools import pairwise, product
from pathlib import Path
from typing import Any

from railwright.cli.main import main as railwright
from railwright.ink.rules.expansions import NAMES

PLAYERS = ("beginner", "casual", "strong", "master")
EDITIONS = ("base", "challenge")
EXPANSIONS = ("none", *NAMES)
MEANS = Path(__file__).resolve().parent.parent / "src/railwright/server/solo-means.toml"
PUBLISHED = Path(__file__).resolve().parent.parent.parent / "shared/data/games/dice_sequences.jsonl"


def contest(folder: Path, *options: str) -> dict[str, Any]:
    """Play, or go on playing, one contest; returns the summary of its report."""
    status = railwright(["arena", *PLAYERS, *options, "--resume", "--out", str(folder)])
    if status:
        raise SystemExit(status)
    summary: dict[str, Any] = json.loads((folder / "report.json").read_text())["summary"]
    return summary


def row(title: str, summary: dict[str, Any]) -> str:
    """One line of the table: means with standard errors, the lead of each player over the one before, times."""
    standings = {standing["bot"]: standing for standing in summary["standings"]}
    means = [f"{standings[bot]['points']['mean']:.2f} ± {standings[bot]['points']['error']:.2f}" for bot in PLAYERS]
    leads = []
    for weaker, stronger in pairwise(PLAYERS):
        pair = next(pair for pair in summary["pairs"] if {pair["first"], pair["second"]} == {weaker, stronger})
        low, high = pair["ahead"]["low"], pair["ahead"]["high"]
        low, high = (low, high) if pair["first"] == stronger else (-high, -low)
        leads.append(f"{low:.1f} to {high:.1f}")
    times = []
    for bot in PLAYERS[2:]:
        rounds = next(times for times in standings[bot]["times"] if times["kind"] == "round")
        times.append(f"{rounds['p50']:.0f} / {rounds['p99']:.0f} / {rounds['most']:.0f}")
    return f"| {' | '.join([title, *means, *leads, *times])} |"


def keep(edition: str, expansion: str, summary: dict[str, Any]) -> None:
    """Put the means of a game where the package finds them."""
    measured = tomllib.loads(MEANS.read_text())
    standings = {standing["bot"]: round(standing["points"]["mean"], 2) for standing in summary["standings"]}
    measured[edition][expansion] = {bot: standings[bot] for bot in PLAYERS}
    lines = [MEANS.read_text().splitlines()[0]]
    for name, games in measured.items():
        lines += ["", f"[{name}]"]
        for game, means in games.items():
            lines.append(f"{game} = {{ {', '.join(f'{bot} = {mean}' for bot, mean in means.items())} }}")
    MEANS.write_text("\n".join(lines) + "\n")


def main() -> None:
    """Print a line for each edition and expansion, then one for the published dice."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--editions", nargs="+", default=EDITIONS, choices=EDITIONS)
    parser.add_argument("--expansions", nargs="+", default=EXPANSIONS, choices=EXPANSIONS)
    parser.add_argument("--out", type=Path, default=Path("arena-results"), help="a folder for each contest goes here")
    parser.add_argument("--keep", action="store_true", help="the package judges games alone by these means from now on")
    chosen = parser.parse_args()
    workers = ("--workers", str(chosen.workers))
    rows = []
    for edition, expansion in product(chosen.editions, chosen.expansions):
        deals = ("--deals", str(chosen.games), "--seed", str(chosen.seed))
        options = ("--edition", edition, "--expansion", expansion, *deals, *workers)
        summary = contest(chosen.out / f"{edition}-{expansion}", *options)
        rows.append(row(f"{edition}, {expansion}", summary))
        if chosen.keep:
            keep(edition, expansion, summary)
    if PUBLISHED.exists():
        published = ("--dice", str(PUBLISHED), "--longest", "spaces", *workers)
        rows.append(row("base, published dice", contest(chosen.out / "published", *published)))
    print("\n".join(rows))


if __name__ == "__main__":
    main()
