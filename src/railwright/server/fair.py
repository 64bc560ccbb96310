"""Where the dice of a room come from, and what of it everybody may know (docs/fair-dice.md)."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Protocol

import msgspec

from railwright.core.chance import Chance, NotedChance, SeededChance
from railwright.core.fair import Stakes, chain, new_secret, seal_of
from railwright.core.proof import Chosen, Origin, Proof
from railwright.server.fair_messages import Draw, FairView, Kind, Part, ProofView, SeatPart
from railwright.server.problems import Problem


class Sealing(msgspec.Struct, frozen=True):
    """What is stored of sealed dice when a room is opened: the server's secret, and the seals of its first seats."""

    root: str
    seals: list[str | None]


def new_sealing(seals: list[str | None]) -> Sealing:
    """The secret of a new room."""
    given = [seal for seal in seals if seal is not None]
    if len(set(given)) < len(given):
        raise Problem("seal_taken")
    return Sealing(new_secret(), seals)


class Drawing(Protocol):
    """What has to be known of a game to tell of its draws."""

    @property
    def over(self) -> bool:
        """Whether the game has ended."""

    @property
    def told_draws(self) -> int:
        """How many draws everybody may check by now."""

    def draw(self, number: int, chance: Chance) -> object:
        """What comes out of a draw, counted from 1."""

    def round_of(self, draw: int) -> int | None:
        """The round that a draw belongs to; None before the first one."""


class FairDice:
    """The dice of a room: seals and contributions before the game, chance in it.

    Without a sealing they come from a seed: one that somebody has chosen, or that of a room from before. `shared`: the
    secret is that of a contest, the same in all its rooms. `known`: they were drawn in an earlier game.
    """

    def __init__(
        self,
        sealing: Sealing | None,
        seed: str,
        terms: str,
        seats: int,
        *,
        chosen: bool,
        shared: bool = False,
        known: bool = False,
    ) -> None:
        self._chain = chain(sealing.root) if sealing else None
        self._seed = seed
        self._stream = SeededChance(seed)
        self._chosen = chosen
        self._shared = shared
        self._known = known
        self._terms = terms
        self._seals: list[str | None] = list(sealing.seals) if sealing else [None] * seats
        self._contributions: list[str | None] = [None] * seats
        self._begun = False
        self._waiting: asyncio.TimerHandle | None = None
        self._waited = False
        self._told: tuple[object, FairView] | None = None

    # --- before the game ------------------------------------------------------------------------------------------
    def accepted(self, seal: str | None) -> str | None:
        """What counts of the seal that somebody brings to a seat; refuses one that is a copy of another."""
        if self._chain is None or seal is None:
            return None
        if seal in self._seals:
            raise Problem("seal_taken")
        return seal

    def seal(self, seat: int, seal: str | None) -> None:
        """Somebody has taken a seat, with or without a seal."""
        self._seals[seat] = seal

    def opens(self, seat: int, contribution: str) -> bool:
        """Whether this opens the seat's seal, False where that was done before; refuses what does not open it."""
        seal = self._seals[seat]
        if seal is None:
            raise Problem("reveal_without_seal")
        if seal_of(contribution) != seal:
            raise Problem("reveal_wrong")
        if self._contributions[seat] is not None:
            return False
        if self._begun:
            raise Problem("reveal_too_late")
        if self._waiting is None:  # somebody could still seal something with this in view
            raise Problem("reveal_too_early")
        return True

    def reveal(self, seat: int, contribution: str) -> None:
        """A seat has opened its seal."""
        self._contributions[seat] = contribution

    def ready(self, seconds: float, go_on: Callable[[], None]) -> bool:
        """Whether all seals are open, or were waited for long enough. If not, `go_on` is called when they were."""
        if self._waited or not any(self._part(seat) == "awaited" for seat in range(len(self._seals))):
            return True
        if self._waiting is None:
            self._waiting = asyncio.get_running_loop().call_later(seconds, self._give_up, go_on)
        return False

    def _give_up(self, go_on: Callable[[], None]) -> None:
        self._waited = True
        go_on()

    def begin(self) -> None:
        """The game begins: nothing is added to the dice any more."""
        self._begun = True
        self.stop()

    def stop(self) -> None:
        """Wait no longer."""
        if self._waiting is not None:
            self._waiting.cancel()

    # --- in the game ----------------------------------------------------------------------------------------------
    def chance(self, number: int) -> Chance:
        """The source of a draw, counted from 1; draws are made one after the other."""
        return self._stream if self._chain is None else self._stakes(self._chain).chance(number, self._chain[number])

    def _stakes(self, links: tuple[str, ...]) -> Stakes:
        return Stakes(links[0], self._terms, tuple(self._seals), tuple(self._contributions))

    def origin(self, game: Drawing) -> Origin:
        """Where the dice come from, with the links that may be told."""
        if self._chain is not None:
            return Proof(self._stakes(self._chain), self._chain[1 : 1 + game.told_draws])
        return Chosen(self._seed) if self._chosen else None

    # --- what everybody may know ----------------------------------------------------------------------------------
    @property
    def _kind(self) -> Kind:
        if self._chain:
            return "shared" if self._shared else "sealed"
        if self._known:
            return "known"
        return "chosen" if self._chosen else "unproven"

    def _part(self, seat: int) -> Part:
        if self._seals[seat] is None:
            return "none"
        if self._contributions[seat] is not None:
            return "given"
        return "silent" if self._begun else "awaited"

    def view(self, game: Drawing) -> FairView:
        """For every view; made anew only when something has changed."""
        asked = self._waiting is not None and not self._begun
        now = (tuple(self._seals), tuple(self._contributions), self._begun, asked, game.told_draws, game.over)
        if self._told is None or self._told[0] != now:
            self._told = (now, self._fresh_view(game, asked=asked))
        return self._told[1]

    def _fresh_view(self, game: Drawing, *, asked: bool) -> FairView:
        links = self._chain or (None,)
        draws = game.told_draws if self._chain else 0
        return FairView(
            dice=self._kind,
            commitment=links[0],
            seats=[SeatPart(self._part(seat), seal) for seat, seal in enumerate(self._seals)],
            asked=asked,
            draws=draws,
            link=links[draws] if draws else None,
            seed=self._seed if self._kind == "chosen" and game.over else None,
        )

    def proof(self, game: Drawing) -> ProofView:
        """All that may be told, with the numbers of each draw."""
        origin = self.origin(game)
        if not isinstance(origin, Proof):
            return ProofView(self._kind, None, None, [], [], [])
        stakes = origin.stakes
        given = [contribution if self._begun else None for contribution in stakes.contributions]
        draws = [_noted(game, stakes, number, link) for number, link in enumerate(origin.links, 1)]
        return ProofView(self._kind, stakes.commitment, stakes.terms, list(stakes.seals), given, draws)


def _noted(game: Drawing, stakes: Stakes, number: int, link: str) -> Draw:
    chance = NotedChance(stakes.chance(number, link))
    game.draw(number, chance)
    return Draw(number, game.round_of(number), link, chance.notes)
