"""`railwright play line`: a whole game in the terminal against bots."""

from __future__ import annotations

import argparse
import os
import secrets
import sys
from pathlib import Path

from railwright.bots.line import BOTS, bot
from railwright.bots.readiness import get_ready
from railwright.bots.registry import LineBot
from railwright.cli.line_screen import LineScreen
from railwright.cli.line_warm_up import warm_up
from railwright.cli.terminal.commands import Command, read_command, typed
from railwright.core.chance import SeededChance
from railwright.core.errors import MalformedError, RailwrightError
from railwright.core.language import Speaker, language_of, speaker
from railwright.line.actions import split
from railwright.line.choices import choice_words, question
from railwright.line.deck import Deck
from railwright.line.deck_file import deck_at, standard_deck
from railwright.line.events import event_sentence
from railwright.line.match import Match, Options, SetUp
from railwright.line.record import write_record
from railwright.line.rules.layout import MOST_PLAYERS
from railwright.line.saying import about, coins
from railwright.line.view import Phase, View
from railwright.render.picture import plain_text

_PERSON = 0
_INTERRUPTED = 130
_FEW_CHOICES = 6
_LONGEST_NAME = 20
_MOST_DIGITS = 4
_ADVISER = "strong"
_EVENTS = "e"
_EXTRA_ACTIONS = (Phase.EXTRA_ACTION, Phase.LAST_ACTION)


class _LeaveError(Exception):
    """The person leaves the table."""


def play(chosen: argparse.Namespace) -> int:
    """Play; the exit status of the command."""
    say = speaker(chosen.language or language_of(os.environ))
    try:
        _Table(chosen, say).play()
    except RailwrightError as error:
        print(error.said(say), file=sys.stderr)
        return 1
    except _LeaveError:
        print(say("terminal-left-unsaved"))
    except EOFError:
        print("\n" + say("terminal-left-end_of_input"))
    except KeyboardInterrupt:
        print("\n" + say("terminal-left-interrupted"))
        return _INTERRUPTED
    except BrokenPipeError:
        # Nobody reads any more: let the interpreter find nothing left to write when it ends.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1
    return 0


class _Table:
    """The person at seat 1 and the bots at the others."""

    def __init__(self, chosen: argparse.Namespace, say: Speaker) -> None:
        self.say = say
        deck = _deck(chosen.deck)
        names = _bot_names(chosen.bots, chosen.players)
        players = 1 + len(names)
        self.seed = str(chosen.seed) if chosen.seed is not None else str(secrets.randbelow(10**9))
        chance = SeededChance(self.seed)
        self.bots: list[LineBot | None] = [None, *(bot(name) for name in names)]
        self.bot_seed = chance.below(2**32)
        numbered = [say("terminal-bot_number", number=number) for number in range(1, players)]
        self.you = say("terminal-you")
        self.names = [
            plain_text(str(chosen.name or ""))[:_LONGEST_NAME] or self.you,
            *([say("terminal-bot")] if len(names) == 1 else numbered),
        ]
        self.adviser = bot(_ADVISER)
        warm_up()
        get_ready("line", (_ADVISER, *names))
        self.match = Match(Options(players, chosen.sheet, deck), SetUp.drawn(players, chance))
        self.screen = LineScreen(say, colour=chosen.colour)
        self.record_file: str | None = chosen.record
        self.happened: list[str] = []

    def play(self) -> None:
        """From the greeting to the explained score."""
        say, options = self.say, self.match.options
        self.screen.line(say("terminal-line-welcome", sheet=options.sheet, seed=self.seed))
        ours = options.deck.digest == standard_deck().digest
        told = say("line-reconstruction") if ours else say("terminal-line-deck", name=plain_text(options.deck.name))
        self.screen.line(told)
        self.screen.line(about("terminal-line-begins", self.names[self.match.setup.start], self.you, say))
        while self.match.decider is not None:
            seat = self.match.decider
            player = self.bots[seat]
            if player is None:
                self._ask()
            else:
                self._act(seat, player.act(self.match.view(seat), seed=self.bot_seed))
        self.screen.table(self.match.view(_PERSON), self.names, self.happened)
        self.screen.final(self.match, self.names)
        if self.record_file:
            self._write(self.record_file)

    def _act(self, seat: int, action: int) -> None:
        events = self.match.act(seat, action)
        deck = self.match.options.deck
        told = [event_sentence(event, self.names, deck, self.say, self.you) for event in events]
        self.happened += [sentence for sentence in told if sentence]

    def _ask(self) -> None:
        """One decision of the person; a menu within the menu where there are many extra actions."""
        view = self.match.view(_PERSON)
        self.screen.table(view, self.names, self.happened)
        action = self._pick(view, view.legal_actions())
        if action is not None:
            self.happened = []
            self._act(_PERSON, action)

    def _pick(self, view: View, actions: list[int]) -> int | None:
        """An action, or None where the table has to be shown again."""
        asked = question(view, self.say)
        if view.phase in _EXTRA_ACTIONS:
            asked += " " + self.say("terminal-line-your_coins", coins=coins(view.players[_PERSON].coins, self.say))
        if view.phase not in _EXTRA_ACTIONS or len(actions) <= _FEW_CHOICES:
            chosen = self._number(view, asked, [self._named_choice(view, action) for action in actions])
            return None if chosen is None else actions[chosen]
        families = list(dict.fromkeys(split(action)[0] for action in actions))
        chosen = self._number(view, asked, [self.say(f"line-choice-extra-{family}") for family in families])
        if chosen is None:
            return None
        within = [action for action in actions if split(action)[0] == families[chosen]]
        if families[chosen] == "pass":
            return within[0]
        extra = self.say(f"line-choice-extra-{families[chosen]}")
        labels = [*(self._choice(view, action) for action in within), self.say("terminal-line-back")]
        picked = self._number(view, self.say("terminal-line-which", extra=extra[0].upper() + extra[1:]), labels)
        return None if picked is None or picked == len(within) else within[picked]

    def _choice(self, view: View, action: int) -> str:
        return choice_words(view, action, self.names, self.say)

    def _named_choice(self, view: View, action: int) -> str:
        """A choice that stands alone, so that an extra action must say which kind it is."""
        verb, choice = split(action)[0], self._choice(view, action)
        is_extra = verb != "pass" and self.say.knows(f"line-choice-extra-{verb}")
        kind = f"line-choice-extra-{verb}"
        return self.say("labelled", label=self.say(kind), text=choice) if is_extra else choice

    def _number(self, view: View, asked: str, labels: list[str]) -> int | None:
        """The number of a choice from 0; None where something has changed and all must be shown again."""
        self.screen.choices(asked, labels)
        while True:
            answer = self.screen.ask()
            number = int(answer) if answer.isascii() and answer.isdigit() and len(answer) <= _MOST_DIGITS else 0
            if 1 <= number <= len(labels):
                return number - 1
            command = Command("events") if answer.lower() in (_EVENTS, *typed("events")) else read_command(answer)
            match command:
                case Command("undo"):
                    if self._take_back():
                        return None
                case Command("hint"):
                    choice = self._named_choice(view, self.adviser.act(view, seed=self.bot_seed))
                    self.screen.line(self.say("terminal-line-hint", choice=choice))
                case Command("score"):
                    self.screen.score(self.match, self.names)
                case Command("events"):
                    self.screen.line(" ".join(self.happened) or self.say("terminal-line-nothing_happened"))
                case Command("rules"):
                    self.screen.line(self.say("terminal-line-rules"))
                case Command("save", file):
                    self._save(file)
                case Command("quit"):
                    raise _LeaveError
                case Command("help"):
                    self.screen.line(self.say("terminal-line-help"))
                case _:
                    self.screen.line(self.say("terminal-line-refused-number", most=len(labels)))

    def _take_back(self) -> bool:
        refusal = self.match.take_back_refusal(_PERSON)
        if refusal:
            self.screen.line(self.say(f"refusal-{refusal}"))
            return False
        self.match.take_back(_PERSON)
        self.happened = [self.say("terminal-line-taken_back")]
        return True

    def _save(self, file: str) -> None:
        """`save FILE`; `save` alone writes to the file of the last time or of `--record`."""
        name = file or self.record_file
        if not name:
            self.screen.line(self.say("terminal-refused-save_without_name"))
        elif (
            name != self.record_file
            and Path(name).expanduser().exists()
            and not self.screen.agrees(self.say("terminal-overwrite", file=name))
        ):
            self.screen.line(self.say("terminal-not_saved"))
        elif self._write(name):
            self.record_file = name

    def _write(self, name: str) -> bool:
        try:
            Path(name).expanduser().write_text(write_record(self.match), "utf-8")
        except (OSError, ValueError) as error:
            why = getattr(error, "strerror", None) or error
            self.screen.line(self.say("terminal-refused-save", file=name, why=why))
            return False
        self.screen.line(self.say("terminal-line-saved", file=name))
        return True


def _deck(file: str | None) -> Deck:
    try:
        return deck_at(file)
    except RailwrightError as error:
        raise MalformedError("deck_unusable", fault=error) from error


def _bot_names(listed: str, told: int | None) -> list[str]:
    """A name for each bot; a single one is for all of them. Without a number of players there are as many as named."""
    names = [name.strip() for name in listed.split(",")]
    players = told or min(1 + len(names), MOST_PLAYERS)
    if len(names) == 1:
        names *= players - 1
    if len(names) != players - 1:
        raise MalformedError("bots_at_line", players=players, wanted=players - 1, bots=len(names))
    unknown = next((name for name in names if name not in BOTS), None)
    if unknown is not None:
        raise MalformedError("bot_of_game_unknown", bot=plain_text(unknown)[:40], game="Rail Line", bots=BOTS)
    return names
