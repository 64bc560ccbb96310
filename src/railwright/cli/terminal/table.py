"""The table: a match between people at this terminal and bots, from the first roll to the ranking."""

from __future__ import annotations

import argparse
import secrets
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from rich.text import Text

from railwright.bots.registry import DEFAULT_OPPONENT, bots_for, make, opponents_for
from railwright.cli.terminal.commands import Command, read_command
from railwright.cli.terminal.draft_step import pick_pair
from railwright.cli.terminal.final_pages import final_pages, news_of_round
from railwright.cli.terminal.saving import load, save
from railwright.cli.terminal.score_pages import sheet_pages
from railwright.cli.terminal.screen import Message, Screen
from railwright.cli.terminal.text_pages import help_pages, rules_pages
from railwright.cli.terminal.turn import Turn
from railwright.cli.terminal.yes_or_no import no_words, yes_words
from railwright.core.chance import SeededChance
from railwright.core.errors import IllegalError, RailwrightError
from railwright.core.language import Speaker
from railwright.ink.match import Match, Phase
from railwright.ink.options import MOST_PLAYERS, Options
from railwright.ink.score import explain
from railwright.ink.view import view_of

SEEDS = 1_000_000
ADVISER = "strong"
"""Who gives hints."""
LONGEST_NAME = 40


class LeaveError(Exception):
    """The player leaves; `str(error)` is the farewell."""


class Table:
    """One game: the people have the first seats, bots the others."""

    def __init__(self, match: Match, screen: Screen, *, people: int, seed: int, bots: Sequence[str] = ()) -> None:
        assert people + len(bots) == match.options.players
        self.match, self.screen, self.people, self.seed, self.bots = match, screen, people, seed, bots
        self.say = screen.say
        self.adviser = make("ink", ADVISER)
        self._players = [make("ink", bot) for bot in bots]
        self.names = _names(screen.say, people, len(bots))
        self.full_names = [*self.names[:people], *map(self._with_level, self.names[people:], bots)]
        self.file: Path | None = None
        self.saved_events = -1
        self._known_goals = {(goal.name, seat) for goal in match.goals for seat in goal.scored}

    def _with_level(self, name: str, bot: str) -> str:
        return f"{name} ({self.say(f'terminal-level-{bot}')})"

    def asked(self, seat: int, question: str) -> str:
        """A question to a player, with the name where several share the terminal."""
        return self.say("labelled", label=self.names[seat], text=question) if self.people > 1 else question

    def play(self) -> None:
        """Play to the end and show the result."""
        news = Message(self._welcome())
        while self.match.phase is not Phase.OVER:
            self._deal()
            news = self._draft(news)
            news = self._draw(news)
        self._end()

    def _welcome(self) -> str:
        options = self.match.options
        name = self.say(f"game-{options.edition}")
        if options.expansion:
            expansion = self.say(f"expansion-{options.expansion}-inside")
            name = self.say("ink-with_expansion", game=name, expansion=expansion)
        return self.say("terminal-welcome" if not self.match.round else "terminal-welcome_back", game=name)

    def _deal(self) -> None:
        """Let chance do what is due; each roll has its own seed, so that a loaded game goes on with the same dice."""
        while self.match.phase in (Phase.SETTING_UP, Phase.ROLLING):
            chance = SeededChance(f"{self.seed}/{self.match.phase.value}/{self.match.round}")
            self.match.apply(self.match.due(chance))

    def bot_seed(self, seat: int) -> int:
        """The seed of a bot's decisions in this round."""
        return SeededChance(f"{self.seed}/bot/{seat}/{self.match.round}").below(2**31)

    def _draft(self, news: Message) -> Message:
        while self.match.phase is Phase.PICKING:
            assert self.match.draft is not None
            seat = self.match.draft.to_pick
            assert seat is not None
            if seat < self.people:
                news = pick_pair(self, seat, news)
            else:
                player = self._players[seat - self.people]
                self.match.pick(seat, player.pick(view_of(self.match, seat), seed=self.bot_seed(seat)))
        return news

    def _draw(self, news: Message) -> Message:
        playing = self.match.round
        for seat, player in enumerate(self._players, self.people):
            if not self.match.sheets[seat].is_done:
                for action in player.play_round(view_of(self.match, seat), seed=self.bot_seed(seat)):
                    self.match.act(seat, action)
        for seat in range(self.people):
            if self.match.phase is Phase.DRAWING and self.match.round == playing:
                Turn(self, seat, news).play()
        return Message(news_of_round(self.say, self.match, self.names, self._known_goals))

    def command(self, command: Command, seat: int) -> Message:
        """The commands that are the same at every question."""
        if command.name == "score":
            sheet, score = self.match.sheets[seat], self.match.score(seat)
            self.screen.pages(
                *sheet_pages(self.screen, self.match, seat, sheet, score, self.say("terminal-score-so_far"))
            )
        elif command.name == "opponents":
            return self._opponents(seat)
        elif command.name == "rules":
            self.screen.pages(*rules_pages(self.screen, self.match.options))
        elif command.name == "help":
            self.screen.pages(*help_pages(self.screen, self.seed))
        elif command.name == "save":
            return self._save(command.rest)
        else:
            self._quit()
        return Message()

    def _opponents(self, seat: int) -> Message:
        others = [other for other in range(len(self.names)) if other != seat]
        if not others:
            return Message(self.say("terminal-no_opponents"))
        view = view_of(self.match, seat)
        for other in others:
            sheet = view.sheets[other]
            score = explain(sheet, self.match.goal_points(other))
            title = self.say("terminal-score-of", name=self.full_names[other])
            self.screen.pages(*sheet_pages(self.screen, self.match, other, sheet, score, title))
        return Message(self.say("terminal-opponents_as_of_last_round"))

    def _save(self, name: str) -> Message:
        if not name:
            return Message(self.say("terminal-refused-save_without_name"), refusal=True)
        file = Path(name).expanduser()
        if file.exists() and file != self.file and not self.screen.agrees(self.say("terminal-overwrite", file=name)):
            return Message(self.say("terminal-not_saved"))
        try:
            save(self.match, self.seed, self.people, self.bots, file)
        except (OSError, ValueError) as error:
            why = getattr(error, "strerror", None) or error
            return Message(self.say("terminal-refused-save", file=name, why=why), refusal=True)
        self.file = file
        self.saved_events = len(self.match.events)
        return Message(self.say("terminal-saved", file=name))

    def _quit(self) -> None:
        if self.saved_events == len(self.match.events):
            raise LeaveError(self.say("terminal-left-saved", file=self.file))
        if self.screen.agrees(self.say("terminal-really_quit")):
            raise LeaveError(self.say("terminal-left-saved" if self.file else "terminal-left-unsaved", file=self.file))

    def _end(self) -> None:
        self.screen.pages(*final_pages(self.screen, self.match, self.full_names, self.people))
        self.screen.line(Text(self.say("terminal-seed_again", seed=self.seed)))
        while True:
            name = self.screen.ask(self.say("terminal-ask-save"))
            command = read_command(name)
            if command and command.name == "save":
                name = command.rest
            elif command or name.lower() in ("", *no_words()):
                raise LeaveError(self.say("terminal-left-over"))
            told = self._save("" if name.lower() in yes_words() else name)
            self.screen.line(told.styled())
            if self.saved_events == len(self.match.events):
                raise LeaveError(self.say("terminal-left-over"))


def _names(say: Speaker, people: int, bots: int) -> list[str]:
    persons = (
        [say("terminal-you")]
        if people == 1
        else [say("terminal-person", number=number + 1) for number in range(people)]
    )
    if bots == 1:
        return [*persons, say("terminal-bot")]
    return [*persons, *(say("terminal-bot_number", number=number + 1) for number in range(bots))]


def set_table(arguments: argparse.Namespace, screen: Screen) -> Table:
    """The game that the options of the command ask for: a new one, or one from a file."""
    seed = arguments.seed if arguments.seed is not None else secrets.randbelow(SEEDS)
    if arguments.load is not None:
        try:
            saved = load(arguments.load)
        except RailwrightError as error:
            raise IllegalError("load", file=arguments.load, why=error) from error
        count = saved.match.options.players - saved.people
        bots = saved.bots if saved.bots and arguments.bot is None else _bots(arguments.bot, count)
        saved_seed = seed if saved.seed is None else saved.seed
        table = Table(saved.match, screen, people=saved.people, seed=saved_seed, bots=bots)
        table.file = Path(arguments.load)
        table.saved_events = len(saved.match.events)
        return table
    people = arguments.players
    count = arguments.bots
    if arguments.solo:
        if people != 1 or count:
            raise IllegalError("solo_with_others")
        count = 0
    elif count is None:
        named = len(arguments.bot.split(",")) if arguments.bot else 1
        count = named if people == 1 or arguments.bot else 0
    if people < 1 or count < 0:
        raise IllegalError("nobody_at_terminal")
    options = _options(
        edition=arguments.edition,
        expansion=None if arguments.expansion == "none" else arguments.expansion,
        players=people + count,
        draft=arguments.draft,
        goals=arguments.goals,
        further_goals=arguments.further_goals,
        longest=arguments.longest,
    )
    return Table(Match(options), screen, people=people, seed=seed, bots=_bots(arguments.bot, count))


def _bots(listed: str | None, count: int) -> list[str]:
    """Who plays each of the bots' seats; a single name is for all of them."""
    names = listed.split(",") if listed is not None else [DEFAULT_OPPONENT]
    known = [entry.id for entry in bots_for("ink")]
    for name in names:
        if name not in known:
            raise IllegalError(
                "bot_at_terminal", name=name[:LONGEST_NAME], bots=[entry.id for entry in opponents_for("ink")]
            )
    if len(names) not in (1, count):
        raise IllegalError("bots_named", names=len(names), bots=count)
    return names * count if len(names) == 1 else names


def _options(**fields: Any) -> Options:
    """The options; what the rules do not allow is refused with the option that asks for it."""
    try:
        return Options(**fields)
    except IllegalError as error:
        for name, code in (
            ("further_goals", "further_goals_alone"),
            ("goals", "goals_at_terminal"),
            ("draft", "draft_alone"),
        ):
            if fields[name] and _allowed(**{**fields, name: False}):
                raise IllegalError(code) from error
        raise IllegalError("players_at_terminal", most=MOST_PLAYERS) from error


def _allowed(**fields: Any) -> bool:
    try:
        Options(**fields)
    except IllegalError:
        return False
    return True
