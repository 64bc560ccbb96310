"""What Master's sheets are made of when it plays alone: `python benchmarks/solo_parts.py --keep`.

One contest of `railwright arena` for each edition and expansion; stopped, it goes on where it was. With `--keep` the
means of all that have been played become those beside which the page puts a player's own.
"""

from __future__ import annotations

import argparse
import json
import tomllib
from itertools import product
from pathlib import Path

from railwright.cli.main import main as railwright
from railwright.ink.rules.expansions import NAMES

EDITIONS = ("base", "challenge")
EXPANSIONS = ("none", *NAMES)
PARTS = Path(__file__).resolve().parent.parent / "src/railwright/server/solo-parts.toml"


def played(folder: Path, *options: str) -> tuple[int, dict[str, float]]:
    """Play, or go on playing, one contest: the games, and the mean of each part that brings anything."""
    status = railwright(["arena", "master", *options, "--resume", "--out", str(folder)])
    if status:
        raise SystemExit(status)
    [standing] = json.loads((folder / "report.json").read_text())["summary"]["standings"]
    return standing["games"], {part: round(mean, 2) for part, mean in standing["parts"].items() if mean}


def main() -> None:
    """Print what was found; with `--keep` the package has it."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=60)
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--editions", nargs="+", default=EDITIONS, choices=EDITIONS)
    parser.add_argument("--expansions", nargs="+", default=EXPANSIONS, choices=EXPANSIONS)
    parser.add_argument("--out", type=Path, default=Path("arena-results/parts"), help="a folder for each contest")
    parser.add_argument("--keep", action="store_true", help="the page compares with these from now on")
    chosen = parser.parse_args()
    kept = tomllib.loads(PARTS.read_text())
    for edition, expansion in product(chosen.editions, chosen.expansions):
        told = ("--edition", edition, "--expansion", expansion, "--seed", "1", "--workers", str(chosen.workers))
        games, parts = played(chosen.out / f"{edition}-{expansion}", *told, "--deals", str(chosen.games))
        kept.setdefault(edition, {})[expansion] = {"games": games, **parts}
    lines = [PARTS.read_text().splitlines()[0]]
    for edition, expansion in product(EDITIONS, EXPANSIONS):
        if found := kept.get(edition, {}).get(expansion):
            lines += ["", f"[{edition}.{expansion}]", *(f"{part} = {mean}" for part, mean in found.items())]
    print("\n".join(lines))
    if chosen.keep:
        PARTS.write_text("\n".join(lines) + "\n")


if __name__ == "__main__":
    main()
