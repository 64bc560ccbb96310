"""Learn a correction of the players' values from games (scripts/correction_games.py); needs PyTorch, better with a GPU.

    python scripts/train_correction.py games-1.npz games-2.npz --out base-plain-correction.npz

Two things are learned side by side: what a look at the next round makes of a sheet beyond its value, which is nearly
without chance, and what Strong makes of it beyond that. What a straight line by round explains is taken out first.
Sheets are shown turned and mirrored, too. One game in ten is never learned from, and what is kept is what did best on
those.
"""

from __future__ import annotations

import argparse
import time
from pathlib import Path

import numpy as np
import torch
from torch import nn
from torch.nn import functional

from railwright.bots.ink.codes import SYMMETRIES, moved_space
from railwright.bots.ink.correction import Correction, shapes
from railwright.bots.ink.feature_table import DENSE, Feature
from railwright.bots.ink.network import BUCKETS
from railwright.bots.ink.planes import PLANES, moved_planes
from railwright.ink.rules.board import SIZE, SPACES

CHANNELS, LAYERS, UNITS = 24, 4, 32
BATCH, RATE, DECAY, STEADY = 512, 2e-3, 0.1, 0.003
CHECKS = 20
TEST_EVERY = 10
SIDES = [
    (one, Feature[one.name.replace("HIGHWAY", "RAILWAY")] if "HIGHWAY" in one.name else one)
    for one in Feature
    if "HIGHWAY" in one.name
]


class Network(nn.Module):
    """The convolution that `railwright.bots.ink.correction` reckons, with an output for each of the two things."""

    def __init__(self) -> None:
        super().__init__()
        told = DENSE + BUCKETS
        self.first = nn.Conv2d(PLANES, CHANNELS, 3, padding=1)
        self.told = nn.Linear(told, CHANNELS)
        self.layers = nn.ModuleList(nn.Conv2d(CHANNELS, CHANNELS, 3, padding=1) for _ in range(LAYERS - 1))
        self.hidden = nn.Linear(CHANNELS + told, UNITS)
        self.output = nn.Linear(UNITS, 2)
        nn.init.zeros_(self.output.weight)
        nn.init.zeros_(self.output.bias)

    def forward(self, planes: torch.Tensor, told: torch.Tensor) -> torch.Tensor:
        """Both, in points."""
        layer = functional.relu(self.first(planes) + self.told(told)[:, :, None, None])
        for further in self.layers:
            layer = functional.relu(layer + further(layer))
        return self.output(functional.relu(self.hidden(torch.cat([layer.mean((2, 3)), told], 1))))


class Lessons:
    """All samples on the device, in every symmetry."""

    def __init__(self, files: list[Path], device: str) -> None:
        parts = [np.load(file) for file in files]
        fields = {name: [part[name] for part in parts] for name in parts[0].files}
        number = np.cumsum([0, *(len(games) for games in fields["round"])])
        game = np.concatenate(
            [
                np.repeat(np.arange(a, b), part["round"].shape[1])
                for a, b, part in zip(number[:-1], number[1:], parts, strict=True)
            ]
        )
        flat = {
            name: np.concatenate([part.reshape(-1, *part.shape[2:]) for part in some]) for name, some in fields.items()
        }
        self.round, self.value, self.played_on = flat["round"].astype(int), flat["value"], flat["played_on"]
        self.test = game % TEST_EVERY == 0
        later = np.where(self.played_on, flat["later"] - flat["ahead"], 0.0)
        self.wanted = np.stack([flat["ahead"] - self.value, later], 1)
        self.lines = self._take_out_lines()
        dense = flat["dense"]
        self.mean, self.spread = dense[~self.test].mean(0), dense[~self.test].std(0) + 1e-3
        swapped = np.arange(DENSE)
        for one, other in SIDES:
            swapped[one], swapped[other] = other, one
        planes, told = [], []
        which = np.eye(BUCKETS)[self.round]
        for symmetry in range(SYMMETRIES):
            moved = np.empty_like(flat["planes"])
            spaces = [moved_space(space, symmetry) for space in range(SPACES)]
            moved[:, moved_planes(symmetry)[:, np.newaxis], spaces] = flat["planes"]
            planes.append(torch.tensor(moved, device=device).view(-1, PLANES, SIZE, SIZE))
            seen = ((dense[:, swapped] if symmetry % 2 else dense) - self.mean) / self.spread
            told.append(torch.tensor(np.concatenate([seen, which], 1), dtype=torch.float32, device=device))
        self.planes, self.told = torch.stack(planes), torch.stack(told)

    def _take_out_lines(self) -> np.ndarray:
        """By round and thing: offset and slope of what the value alone explains, which is taken off."""
        lines = np.zeros((BUCKETS, 2, 2))
        for number in np.unique(self.round):
            here = self.round == number
            for thing in range(2):
                known = here & (self.played_on | (thing == 0))
                seen = np.stack([np.ones(known.sum()), self.value[known]], 1)
                learned = ~self.test[known]
                line = np.linalg.lstsq(seen[learned], self.wanted[known, thing][learned], rcond=None)[0]
                lines[number, thing] = line
                self.wanted[known, thing] -= seen @ line
        return lines

    def weights(self) -> np.ndarray:
        """Of both things: one over what is left to be explained in the round, nothing where it is not known."""
        weights = np.ones_like(self.wanted)
        weights[~self.played_on, 1] = 0.0
        for number in np.unique(self.round):
            here = self.round == number
            weights[here, 0] /= self.wanted[here & ~self.test, 0].var()
            weights[here, 1] /= self.wanted[here & ~self.test & self.played_on, 1].var()
        weights[:, 1] *= len(weights) / self.played_on.sum()
        return weights


def learn(lessons: Lessons, seconds: float, device: str) -> Network:
    """Learn for so long; returns what did best on the games that it did not learn from."""
    torch.manual_seed(1)
    network, steady = Network().to(device), Network().to(device)
    steady.load_state_dict(network.state_dict())
    wanted = torch.tensor(lessons.wanted, dtype=torch.float32, device=device)
    weights = torch.tensor(lessons.weights(), dtype=torch.float32, device=device)
    train = torch.tensor(np.flatnonzero(~lessons.test), device=device)
    test = torch.tensor(np.flatnonzero(lessons.test & lessons.played_on), device=device)
    optimizer = torch.optim.AdamW(network.parameters(), lr=RATE, weight_decay=DECAY)
    began, step, checks, least, best = time.monotonic(), 0, 0, np.inf, network.state_dict()
    while (part := (time.monotonic() - began) / seconds) < 1:
        optimizer.param_groups[0]["lr"] = RATE * min(1, (step + 1) / 200) * (0.51 + 0.49 * np.cos(np.pi * part))
        chosen = train[torch.randint(len(train), (BATCH,), device=device)]
        symmetry = torch.randint(SYMMETRIES, (BATCH,), device=device)
        said = network(lessons.planes[symmetry, chosen].float() / 4, lessons.told[symmetry, chosen])
        loss = (weights[chosen] * (said - wanted[chosen]) ** 2).mean()
        optimizer.zero_grad()
        loss.backward()
        optimizer.step()
        step += 1
        with torch.no_grad():
            for slow, quick in zip(steady.parameters(), network.parameters(), strict=True):
                slow.lerp_(quick, STEADY if step > 300 else 0.05)
        if part * CHECKS >= checks:
            checks += 1
            left = wanted[test] - said_of(steady, lessons, test)
            both = float((left.sum(1) ** 2).mean())
            print(f"step {step}: left of ahead {float((left[:, 0] ** 2).mean()):.4f}, of both {both:.4f}", flush=True)
            if both < least:
                least, best = both, {name: part.clone() for name, part in steady.state_dict().items()}
    before = float((wanted[test].sum(1) ** 2).mean())
    print(f"{len(train)} sheets, {step} steps: mean square {before:.4f} before, {least:.4f} with the correction")
    steady.load_state_dict(best)
    return steady


def said_of(network: Network, lessons: Lessons, samples: torch.Tensor) -> torch.Tensor:
    """What a network says of samples as they lie."""
    with torch.no_grad():
        parts = samples.split(4096)
        return torch.cat([network(lessons.planes[0, part].float() / 4, lessons.told[0, part]) for part in parts])


def exported(network: Network, lessons: Lessons) -> Correction:
    """The arrays of the package: both things in one, as seen by numbers as they are."""
    part = {name: value.cpu().numpy().astype(np.float64) for name, value in network.state_dict().items()}
    mean, spread = lessons.mean.astype(np.float64), lessons.spread.astype(np.float64)
    told, hidden = part["told.weight"], part["hidden.weight"]
    dense, dense_hidden = told[:, :DENSE] / spread, hidden[:, CHANNELS : CHANNELS + DENSE] / spread
    base = part["first.bias"] + part["told.bias"] - dense @ mean + told[:, DENSE:].T
    hidden_base = part["hidden.bias"] - dense_hidden @ mean + hidden[:, CHANNELS + DENSE :].T
    said = said_of(network, lessons, torch.arange(len(lessons.round))).sum(1).cpu().numpy()
    said -= float(part["output.bias"].sum())
    usual = np.zeros((BUCKETS, 2))
    for number in np.unique(lessons.round):
        here = lessons.round == number
        usual[number] = lessons.value[here].mean(), said[here].mean()
    layers = range(LAYERS - 1)
    found = Correction(
        first=part["first.weight"].reshape(CHANNELS, PLANES, 9),
        layers=np.stack([part[f"layers.{layer}.weight"].reshape(CHANNELS, CHANNELS, 9) for layer in layers]),
        bias=np.stack([part[f"layers.{layer}.bias"] for layer in layers]),
        dense=dense,
        base=base,
        hidden=np.concatenate([hidden[:, :CHANNELS], dense_hidden], 1),
        hidden_base=hidden_base,
        output=part["output.weight"].sum(0),
        slope=lessons.lines[:, :, 1].sum(1),
        usual=usual,
    )
    assert tuple(array.shape for array in found) == shapes(CHANNELS, LAYERS - 1, UNITS)
    return found


def main() -> None:
    """Learn, and write what the package reads."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("games", type=Path, nargs="+")
    parser.add_argument("--seconds", type=float, default=300)
    parser.add_argument("--out", type=Path, required=True)
    arguments = parser.parse_args()
    device = "cuda" if torch.cuda.is_available() else "cpu"
    lessons = Lessons(arguments.games, device)
    found = exported(learn(lessons, arguments.seconds, device), lessons)
    halves = {"first", "layers", "bias"}
    np.savez_compressed(
        arguments.out,
        **{name: part.astype(np.float16 if name in halves else np.float32) for name, part in found._asdict().items()},
    )


if __name__ == "__main__":
    main()
