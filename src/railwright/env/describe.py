"""What docs/ says about the environments, made from the environments themselves: a table of all, and a page for each.

python -m railwright.env.describe docs
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterable, Sequence
from importlib.resources import files
from pathlib import Path

import msgspec
import numpy as np

from railwright.env import ink_v0, line_v0
from railwright.env.chance import rolls_of
from railwright.env.game import HISTORY, Game, games
from railwright.env.ink_table import InkTable
from railwright.env.line_table import LineTable
from railwright.env.numbering import numbering_of
from railwright.env.observing import Field, specification_of
from railwright.env.solo import SoloEnv
from railwright.env.vector import SoloVectorEnv
from railwright.ink.options import Options
from railwright.ink.rules.board import SPACES
from railwright.line.match import Options as LineOptions

OVERVIEW = "environments.md"
FOLDER = "environments"
RULES = "rules/railroad-ink.md"
PLAYERS = ("beginner", "casual", "strong", "master")
RANDOM_GAMES = 400
_TABLE = re.compile(r"(<!-- table: ([\w -]+) -->\n).*?(<!-- end -->)", re.DOTALL)
_MADE = (
    f"*Made by `python -m railwright.env.describe docs`. What all environments have in common stands in\n"
    f"[{OVERVIEW}](../{OVERVIEW}).*"
)


def pages(docs: Path) -> dict[Path, str]:
    """Every page as it has to be, by its place."""
    made = {docs / OVERVIEW: filled_in((docs / OVERVIEW).read_text("utf-8"))}
    chapters = re.findall(r"^## (RI-\d+ (\w+))$", (docs / RULES).read_text("utf-8"), re.MULTILINE)
    anchors = {title.lower(): whole.lower().replace(" ", "-") for whole, title in chapters}
    for game in games():
        made[docs / FOLDER / f"{_page_of(game)}"] = _solo_page(game, anchors)
    made[docs / FOLDER / "ink_v0.md"] = _ink_match_page()
    made[docs / FOLDER / "line_v0.md"] = _line_page()
    return made


def filled_in(page: str) -> str:
    """The overview with its table as it is now."""
    made = {"environments": _environments()}
    return _TABLE.sub(lambda found: f"{found[1]}{made[found[2]]}{found[3]}", page)


def _page_of(game: Game) -> str:
    return f"{game.id.partition('/')[2]}.md"


def _markdown(head: Sequence[str], rows: Iterable[Sequence[object]]) -> str:
    lines = [head, ["---"] * len(head), *rows]
    return "".join("| " + " | ".join(str(cell) for cell in line) + " |\n" for line in lines)


def _environments() -> str:
    rows = []
    for game in games():
        seen = specification_of(game)
        compact = numbering_of(game, "compact").actions
        link = f"[`{game.id}`]({FOLDER}/{_page_of(game)})"
        rows.append((link, game.options.rolls, f"{compact:,}", seen.planes, seen.facts, seen.size, *_usual(game)))
    return _markdown(("id", "rolls", "actions (compact)", "planes", "facts", "flat", "random", *PLAYERS), rows)


def _usual(game: Game) -> tuple[str, ...]:
    """Mean points: of random legal actions, played here, and of the players as they were measured."""
    # Data and no import: the server, whose solo results are judged by it, lies above.
    text = (files("railwright") / "server" / "solo-means.toml").read_bytes()
    measured = msgspec.toml.decode(text, type=dict[str, dict[str, dict[str, float]]])
    means = measured[game.edition].get(game.expansion or "none", {})
    told = (f"{means[name]:.2f}" if name in means else "" for name in PLAYERS)
    return (f"{_at_random(game)[0]:.1f}", *told)


def _at_random(game: Game) -> tuple[float, float]:
    """The mean points and steps of the first games of a vector whose actions are all random."""
    env = SoloVectorEnv(RANDOM_GAMES, game.edition, game.expansion, copy=False)
    env.reset(seed=1)
    points, steps = np.zeros((2, RANDOM_GAMES))
    step = 0
    while not steps.all():
        step += 1
        _, _, over, _, info = env.step(env.random_actions())
        first = over & (steps == 0)
        steps[first], points[first] = step, info["score"][first]
    env.close()
    return float(points.mean()), float(steps.mean())


def _solo_page(game: Game, anchors: dict[str, str]) -> str:
    env = SoloEnv(game.edition, game.expansion)
    planes = SoloEnv(game.edition, game.expansion, observation="planes")
    title = "Railroad Ink Challenge" if game.edition == "challenge" else "Railroad Ink"
    chapters = [("the game", "ri-2-the-course-of-a-game")]
    if game.edition == "challenge":
        chapters.append(("the challenge edition", "ri-5-the-challenge-edition"))
    if game.expansion:
        title += f" with {game.expansion.capitalize()}"
        chapters.append((game.expansion, anchors[game.expansion]))
    options = game.options
    after = ", then one more of the expansion's dice" if options.rolls > options.rounds else ""
    seen = specification_of(game)
    points, steps = _at_random(game)
    _, *players = _usual(game)
    usual = ", ".join(f"{name} {mean}" for name, mean in zip(PLAYERS, players, strict=True) if mean)
    facts = [
        ("rules", ", ".join(f"[{name}](../{RULES}#{anchor})" for name, anchor in chapters)),
        ("episode", f"{options.rounds} rolls{after}; it ends by the rules and is never truncated"),
        ("chance", f"{len(rolls_of(game)):,} distinct rolls at the start of a round"),
        ("actions", f'`{env.action_space}`; with `numbering="full"` `Discrete({numbering_of(game, "full").actions})`'),
        ("observation", f"`{env.observation_space}`"),
        ("as planes", f"`{planes.observation_space}`"),
        ("reward", "the final score at the end; others by `reward` and `par`"),
        ("random legal actions", f"{points:.1f} points after {steps:.1f} steps (mean of {RANDOM_GAMES} games)"),
        ("[players](../bots.md#strength), points", usual),
    ]
    return f"""# `{game.id}`

{title}, alone.
{_MADE}

```python
import gymnasium
import railwright.env

env = gymnasium.make("{game.id}")
many = gymnasium.make_vec("{game.id}", num_envs=4096, vectorization_mode="vector_entry_point")
```

{_markdown(("", ""), facts)}
## Actions
Of the compact numbering, [explained there](../{OVERVIEW}#actions).

{_actions(game)}
## Observation
{seen.planes} planes of {SPACES} bits, then {seen.facts} facts: {seen.size} bits in all.

{_observation(game)}
{_history()}"""


def _actions(game: Game) -> str:
    numbering = numbering_of(game, "compact")
    rows: list[tuple[object, ...]] = []
    for offer in numbering.offers:
        first = SPACES * offer.first_word
        last = first + SPACES * offer.orientations - 1
        rows.append((f"{first:,}–{last:,}", offer.name, offer.orientations))
    if numbering.own:
        first, last = numbering.first_own, numbering.first_own + len(numbering.own) - 1
        rows.append((f"{first:,}–{last:,}", f"own actions: {numbering.own[0]} … {numbering.own[-1]}", ""))
    rows.append((f"{numbering.actions - 1:,}", "done", ""))
    return _markdown(("numbers", "what is drawn", "orientations"), rows)


def _observation(game: Game) -> str:
    def row(field: Field) -> tuple[object, ...]:
        kind = "plane" if field.is_plane else "facts"
        return f"{field.offset:,}", field.width, kind, field.name, field.meaning

    return _markdown(("from", "bits", "", "name", "1 means"), [row(field) for field in specification_of(game).fields])


def _history() -> str:
    return "## Version history\n" + _markdown(("version", "since", "what changed"), HISTORY)


def _ink_match_page() -> str:
    plain = InkTable(Options(players=2), 0)
    full = InkTable(Options(edition="challenge", players=2, draft=True, goals=True), 0)
    drawing, pairs = full.first_pick, full.actions - 1 - full.first_pick
    drawings = "drawings, the expansion's own actions and done, numbered as for one player"
    actions = [
        (f"0–{drawing - 1:,}", f"{drawings}; in a draft any die of the pool may lie in any slot"),
        (f"{drawing:,}–{drawing + pairs - 1:,}", "pairs of the draft, two for each seat"),
        (f"{full.actions - 1:,}", "to wait"),
    ]
    return f"""# `{ink_v0.NAME}`

Matches of Railroad Ink, PettingZoo: all editions and expansions, draft, goals.
{_MADE}

```python
from railwright.env import ink_v0

env = ink_v0.env(players=2)  # AEC; parallel_env for all at once
env = ink_v0.env(edition="challenge", expansion="lava", players=4, draft=True, goals=True, reward="win")
```

Agents are `player_0`, `player_1`, …; all have the same spaces. A match of the base game for two has
{plain.actions:,} actions and observations of {sum(part.size for part in plain.parts):,} bytes; the tables show
Challenge for two with draft and goals.

## Actions
{_markdown(("numbers", "meaning"), actions)}
## Observation
{_parts(full)}
{_history()}"""


def _line_page() -> str:
    table = LineTable(LineOptions(2), 0)
    return f"""# `{line_v0.NAME}`

Rail Line for two or three players, PettingZoo.
{_MADE}

```python
from railwright.env import line_v0

env = line_v0.env(players=2)  # AEC; parallel_env for all at once
env = line_v0.env(players=3, sheet=2, reward="win")
```

Agents are `player_0`, `player_1` and, for three, `player_2`; all have the same spaces. The table shows a match for two.

## Actions
{table.actions}: the engine's {table.actions - 1} numbers ([line/actions.py](../../src/railwright/line/actions.py)),
then to wait.

## Observation
{_parts(table)}
{_history()}"""


def _parts(table: InkTable | LineTable) -> str:
    rows, first = [], 0
    for part in table.parts:
        rows.append((f"{first:,}", part.size, part.name, part.meaning))
        first += part.size
    return _markdown(("from", "bytes", "name", "meaning"), rows)


if __name__ == "__main__":
    for place, text in pages(Path(sys.argv[1])).items():
        place.parent.mkdir(exist_ok=True)
        place.write_text(text, "utf-8")
