"""A small agent learns Railroad Ink alone, in a few minutes on one core, with nothing but NumPy.

    python examples/learn_ink.py --minutes 3 --out learned

It looks one action ahead in the vector environment: an action is worth what the score gains at once, plus what the
sheet after it is expected to gain later. That expectation is a sum of weights, one for each pair of neighbouring
sides, each exit and each fact of the observation, by round. The weights are learned from differences between the
expectation and what came of it one action later (temporal differences over the states after actions).
"""

from __future__ import annotations

import argparse
import csv
import math
import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import numpy as np
import numpy.typing as npt

from railwright.env.vector import SoloVectorEnv

GAMES = 32
RATE = 0.5
SIDES = "NESW"
Floats = npt.NDArray[np.float32]
Numbers = npt.NDArray[np.int64]


class Features:
    """Which weights an observation adds up."""

    def __init__(self, env: SoloVectorEnv) -> None:
        self._at = {field.name: field for field in env.specification.fields}
        self._planes = env.specification.planes
        self._facts = env.specification.facts
        self._rounds = self._at["round"].width
        self._pairs = 2 * 7 * 6
        self._exits = [
            (kind, row, col)
            for kind in ("highway", "railway")
            for row, col in np.argwhere(self._blank(env, f"exit {kind}"))
        ]
        self.size = self._rounds * (16 + 16 * self._pairs + 4 * len(self._exits) + self._facts + 1)

    def _blank(self, env: SoloVectorEnv, name: str) -> npt.NDArray[np.uint8]:
        field = self._at[name]
        return env.specification.blank[field.offset : field.offset + 49].reshape(7, 7)

    def of(self, seen: npt.NDArray[np.uint8]) -> Numbers:
        """The numbers of the weights, a row for each observation; the last weight is always zero."""
        count = len(seen)
        planes = seen[:, : 49 * self._planes].reshape(count, self._planes, 7, 7)

        def plane(name: str) -> Numbers:
            return planes[:, self._at[name].offset // 49].astype(np.int64)

        drawn = plane("drawn")
        # What a space shows on a side: 0 it is empty, 1 nothing, 2 a highway, 3 a railway.
        shows = {side: drawn + plane(f"highway {side}") + 2 * plane(f"railway {side}") for side in SIDES}
        across = 4 * shows["E"][:, :, :-1] + shows["W"][:, :, 1:]
        down = 4 * shows["S"][:, :-1, :] + shows["N"][:, 1:, :]
        pairs = np.concatenate([across.reshape(count, -1), down.reshape(count, -1)], axis=1)
        first = 16
        placed = pairs + first + 16 * np.arange(self._pairs)
        first += 16 * self._pairs
        exits = np.stack([shows[_side_of(row, col)][:, row, col] for _, row, col in self._exits], axis=1)
        exits = exits + first + 4 * np.arange(len(self._exits))
        first += 4 * len(self._exits)
        facts = seen[:, 49 * self._planes :]
        told = np.where(facts, first + np.arange(self._facts), first + self._facts)
        block = self.size // self._rounds
        round_ = self._at["round"]
        now = seen[:, round_.offset : round_.offset + round_.width].argmax(axis=1)[:, None] * block
        return np.concatenate([pairs, placed, exits, told], axis=1) + now


def _side_of(row: int, col: int) -> str:
    """The side on which the exit of a space at the edge lies."""
    if row in (0, 6) and col not in (0, 6):
        return "N" if row == 0 else "S"
    return "W" if col == 0 else "E"


@dataclass
class Curve:
    """Mean scores over the games played, as a picture; notebooks show it by themselves."""

    games: list[int]
    means: list[float]
    baselines: dict[str, float]
    """Other players' means, drawn as lines across."""

    def _repr_svg_(self) -> str:
        width, height, left, bottom = 720, 380, 56, 44
        low, high = min(*self.baselines.values(), *self.means) - 3, max(*self.baselines.values(), *self.means) + 5
        most = max(self.games)

        def x(games: float) -> float:
            return left + (width - left - 110) * games / most

        def y(points: float) -> float:
            return 16 + (height - bottom - 16) * (high - points) / (high - low)

        line = " ".join(f"{x(games):.1f},{y(mean):.1f}" for games, mean in zip(self.games, self.means, strict=True))
        parts = [f'<rect width="{width}" height="{height}" fill="#fcf8ee"/>']
        for points in range(int(low // 10 + 1) * 10, int(high) + 1, 10):
            parts.append(f'<path d="M{left} {y(points):.1f}H{x(most):.1f}" stroke="#ddd2bb"/>')
            parts.append(f'<text x="{left - 8}" y="{y(points) + 5:.1f}" text-anchor="end">{points}</text>')
        for name, points in self.baselines.items():
            parts.append(f'<path d="M{left} {y(points):.1f}H{x(most):.1f}" stroke="#8d846f" stroke-dasharray="6 4"/>')
            parts.append(f'<text x="{x(most) + 8:.1f}" y="{y(points) + 5:.1f}">{name}</text>')
        parts.append(f'<polyline points="{line}" fill="none" stroke="#0b5fa5" stroke-width="2.5"/>')
        parts.append(f'<text x="{x(most):.1f}" y="{height - 14}" text-anchor="end">{most:,} games played</text>')
        parts.append(f'<text x="{left}" y="{height - 14}">points</text>')
        size = f'viewBox="0 0 {width} {height}" width="{width}" height="{height}"'
        style = 'font-family="sans-serif" font-size="14" fill="#1c2431"'
        return f'<svg xmlns="http://www.w3.org/2000/svg" {size} {style}>{"".join(parts)}</svg>'


@dataclass
class Agent:
    """The weights, and how they are used and changed."""

    features: Features
    weights: Floats

    def value(self, features: Numbers) -> Floats:
        """What is expected to be gained later."""
        return self.weights[features].sum(axis=1)

    def learn(self, features: Numbers, errors: Floats) -> None:
        """Move the weights of these observations towards what came of them, each by the mean of its errors."""
        used, active = features.ravel(), features.shape[1]
        sums = np.bincount(used, np.repeat(errors, active), self.features.size)
        counts = np.bincount(used, minlength=self.features.size)
        self.weights += (RATE / active * sums / np.maximum(counts, 1)).astype(np.float32)


def choose(env: SoloVectorEnv, agent: Agent) -> tuple[Numbers, Numbers, Floats]:
    """For each game the best action, its features, and what it is worth; games that are over get action 0."""
    ahead = env.look_ahead()
    features = agent.features.of(ahead.observations)
    worth = ahead.gains + agent.value(features)
    actions = np.zeros(env.num_envs, dtype=np.int64)
    best = np.full(env.num_envs, -1)
    order = np.argsort(worth, kind="stable")
    best[ahead.games[order]] = order  # the last one written is the best
    playing = best >= 0
    actions[playing] = ahead.actions[best[playing]]
    chosen = np.where(playing, best, 0)
    return actions, np.where(playing[:, None], features[chosen], 0), np.where(playing, worth[chosen], 0.0)


def train(
    seconds: float = math.inf, seed: int = 1, games_most: float = math.inf
) -> Iterator[tuple[float, int, float, Agent]]:
    """Play and learn; after every batch of games the time, the number of games, their mean score and the agent."""
    games = GAMES
    env = SoloVectorEnv(games, threads=1)
    features = Features(env)
    agent = Agent(features, np.zeros(features.size, dtype=np.float32))
    env.reset(seed=seed)
    began = time.perf_counter()
    before: Numbers | None = None
    running = np.zeros(games, dtype=bool)
    scores: list[int] = []
    done = 0
    while time.perf_counter() - began < seconds and done < games_most:
        actions, chosen, worth = choose(env, agent)
        if before is not None and running.any():
            agent.learn(before[running], (worth - agent.value(before))[running])
        _, _, over, _, info = env.step(actions)
        if over.any():  # nothing can be gained any more
            agent.learn(chosen[over], -agent.value(chosen[over]))
            scores += info["score"][over].tolist()
            done += int(over.sum())
        before, running = chosen, ~over & env.action_masks().any(axis=1)
        if len(scores) >= games:
            yield time.perf_counter() - began, done, float(np.mean(scores)), agent
            scores = []
    env.close()


def play(agent: Agent, games: int = 200, seed: int = 1000) -> Floats:
    """The scores of so many games without learning, on dice that were not learned from."""
    env = SoloVectorEnv(games, threads=1)
    env.reset(seed=seed)
    scores = np.zeros(games, dtype=np.float32)
    left = np.ones(games, dtype=bool)
    while left.any():
        actions, *_ = choose(env, agent)
        _, _, over, _, info = env.step(actions)
        scores[over & left] = info["score"][over & left]
        left &= ~over
    env.close()
    return scores


def baselines(games: int = 100, seed: int = 1000) -> dict[str, float]:
    """The mean scores of the bots `random` and `beginner` on as many games."""
    from railwright.bots.registry import make
    from railwright.core.chance import SeededChance
    from railwright.ink.match import Match, Phase
    from railwright.ink.options import Options
    from railwright.ink.view import view_of

    means = {}
    for name in ("random", "beginner"):
        bot, totals = make("ink", name), []
        for number in range(games):
            match, chance = Match(Options()), SeededChance(seed + number)
            while match.phase is not Phase.OVER:
                match.deal(chance)
                for action in bot.play_round(view_of(match, 0), seed=seed + number):
                    match.act(0, action)
            totals.append(match.score(0).total)
        means[name] = float(np.mean(totals))
    return means


def main() -> None:
    """Train, say how good it has become, and write weights and curve."""
    parser = argparse.ArgumentParser(description="A small agent learns Railroad Ink alone, with NumPy.")
    parser.add_argument("--minutes", type=float, default=3.0)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, default=Path("learned"))
    options = parser.parse_args()
    curve = []
    for seconds, games, mean, learned in train(60 * options.minutes, options.seed):
        agent = learned
        curve.append((seconds, games, mean))
        print(f"{seconds:6.1f} s  {games:6,} games  mean of the last {GAMES}: {mean:6.2f}")
    options.out.mkdir(parents=True, exist_ok=True)
    np.save(options.out / "weights.npy", agent.weights)
    with (options.out / "curve.csv").open("w", newline="") as file:
        csv.writer(file).writerows([("seconds", "games", "mean"), *curve])
    scores, others = play(agent), baselines()
    drawn = Curve([games for _, games, _ in curve], [mean for *_, mean in curve], others)
    (options.out / "curve.svg").write_text(drawn._repr_svg_())

    print(f"{len(scores)} games on other dice: {scores.mean():.2f} ± {scores.std() / len(scores) ** 0.5:.2f} points")
    print("; ".join(f"{name}: {mean:.2f}" for name, mean in others.items()))


if __name__ == "__main__":
    main()
