"""`railwright play line`: a whole game in the terminal against bots."""

from __future__ import annotations

import argparse
import os
import secrets
import sys
from pathlib import Path

from railwright.bots.line import BOTS, Bot, bot_named
from railwright.cli.line_deck import load_deck
from railwright.cli.line_screen import LineScreen
from railwright.cli.line_warm_up import warm_up
from railwright.core.chance import SeededChance
from railwright.core.errors import MalformedError, RailwrightError
from railwright.line.actions import split
from railwright.line.choices import FAMILY_WORDS, QUESTIONS, choice_words
from railwright.line.deck import RECONSTRUCTION
from railwright.line.deck_file import standard_deck
from railwright.line.events import count, does, event_sentence
from railwright.line.match import Match, Options, SetUp
from railwright.line.record import write_record
from railwright.line.view import Phase, View
from railwright.render.picture import plain_text

_PERSON = 0
_INTERRUPTED = 130
HELP = (
    "Type the number of a choice. u takes back your last decision (while no hidden card was turned over and nobody "
    "else has decided), h asks for a hint, e tells what happened since your last decision, r the rules in short, "
    "s saves the record (s FILE), q leaves."
)
RULES = (
    "Lay one card; everybody's fast train moves onto it and marks the symbols of its station. Then you may do one "
    "extra action: move your slow train 1 to 5 stations (1 coin), lay a second card (1 coin), discard a card for a "
    "coin, or once a game mark any box (2 coins). » moves your slow train for free. With three players you may four "
    "times take a coin instead of a symbol in another player's turn. The 24th card or an empty stack ends the game."
)


class _LeaveError(Exception):
    """The person leaves the table."""


def play(chosen: argparse.Namespace) -> int:
    """Play; the exit status of the command."""
    try:
        table = _Table(chosen)
        table.play()
    except RailwrightError as error:
        print(error, file=sys.stderr)
        return 1
    except (_LeaveError, EOFError):
        print("\nYou have left the table.")
    except KeyboardInterrupt:
        print("\nYou have left the table.")
        return _INTERRUPTED
    except BrokenPipeError:
        # Nobody reads any more: let the interpreter find nothing left to write when it ends.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1
    return 0


class _Table:
    """The person at seat 1 and the bots at the others."""

    def __init__(self, chosen: argparse.Namespace) -> None:
        deck = load_deck(chosen.deck)
        names = [name.strip() for name in str(chosen.bots).split(",")]
        if len(names) == 1:
            names *= chosen.players - 1
        if len(names) != chosen.players - 1:
            raise MalformedError(f"{chosen.players} players means {chosen.players - 1} bots, not {len(names)}.")
        self.seed = str(chosen.seed) if chosen.seed is not None else str(secrets.randbelow(10**9))
        chance = SeededChance(self.seed)
        self.bots: list[Bot | None] = [None, *(bot_named(name, chance) for name in names)]
        self.names = [
            plain_text(str(chosen.name))[:20] or "You",
            *(f"Bot {number + 1}" for number in range(len(names))),
        ]
        self.adviser = bot_named("casual" if "casual" in BOTS else "random", SeededChance(0))
        warm_up()
        self.match = Match(Options(chosen.players, chosen.sheet, deck), SetUp.drawn(chosen.players, chance))
        self.screen = LineScreen(colour=chosen.colour)
        self.record_file = chosen.record
        self.happened: list[str] = []

    def play(self) -> None:
        """From the greeting to the explained score."""
        deck, sheet = self.match.options.deck, self.match.options.sheet
        self.screen.say(f"Rail Line, score sheet {sheet}, seed {self.seed}. ? explains the commands.")
        self.screen.say(RECONSTRUCTION if deck.digest == standard_deck().digest else f"Deck: {plain_text(deck.name)}.")
        self.screen.say(f"{does(self.names[self.match.setup.start], 'begin')}.")
        while self.match.decider is not None:
            seat = self.match.decider
            bot = self.bots[seat]
            if bot is None:
                self._ask()
            else:
                self._act(seat, bot.choose(self.match.view(seat)))
        self.screen.table(self.match.view(_PERSON), self.names, self.happened)
        self.screen.final(self.match, self.names)
        if self.record_file:
            self._save(self.record_file)

    def _act(self, seat: int, action: int) -> None:
        for event in self.match.act(seat, action):
            sentence = event_sentence(event, self.names, self.match.options.deck)
            if sentence:
                self.happened.append(sentence)

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
        families = list(dict.fromkeys(split(action)[0] for action in actions))
        in_families = view.phase in (Phase.EXTRA_ACTION, Phase.LAST_ACTION) and len(actions) > 6
        question = QUESTIONS[view.phase]
        if view.phase in (Phase.EXTRA_ACTION, Phase.LAST_ACTION):
            question += f" You have {count(view.players[_PERSON].coins, 'coin')}."
        if not in_families:
            labels = [choice_words(view, action, self.names) for action in actions]
            chosen = self._number(view, question, labels)
            return None if chosen is None else actions[chosen]
        chosen = self._number(view, question, [FAMILY_WORDS[family] for family in families])
        if chosen is None:
            return None
        within = [action for action in actions if split(action)[0] == families[chosen]]
        if len(within) == 1 and families[chosen] == "pass":
            return within[0]
        labels = [choice_words(view, action, self.names) for action in within]
        picked = self._number(view, f"{FAMILY_WORDS[families[chosen]].capitalize()}: which?", [*labels, "back"])
        return None if picked is None or picked == len(within) else within[picked]

    def _number(self, view: View, question: str, labels: list[str]) -> int | None:
        """The number of a choice from 0; None where something has changed and all must be shown again."""
        self.screen.choices(question, labels)
        while True:
            answer = self.screen.ask().strip()
            word, _, rest = answer.partition(" ")
            if answer.isascii() and answer.isdigit() and 1 <= int(answer[:4]) <= len(labels):
                return int(answer) - 1
            match word.lower():
                case "u" | "undo":
                    if self._take_back():
                        return None
                case "h" | "hint":
                    best = self.adviser.choose(view)
                    verb = FAMILY_WORDS.get(split(best)[0], "")
                    self.screen.say("Perhaps: " + (f"{verb}, " if verb else "") + choice_words(view, best, self.names))
                case "e" | "events":
                    self.screen.say(" ".join(self.happened) or "Nothing has happened since.")
                case "r" | "rules":
                    self.screen.say(RULES)
                case "s" | "save":
                    self._save(rest or self.record_file or "rail-line.txt")
                case "q" | "quit":
                    raise _LeaveError
                case "?" | "help":
                    self.screen.say(HELP)
                case _:
                    self.screen.say(f"Please type a number from 1 to {len(labels)}, or ? for help.")

    def _take_back(self) -> bool:
        reason = self.match.take_back_refusal(_PERSON)
        if reason:
            self.screen.say(reason)
            return False
        self.match.take_back(_PERSON)
        self.happened = ["Taken back."]
        return True

    def _save(self, file: str) -> None:
        try:
            Path(file).write_text(write_record(self.match), "utf-8")
        except (OSError, ValueError) as error:
            self.screen.say(f"The record cannot be written to “{file}”: {getattr(error, 'strerror', None) or error}.")
        else:
            self.screen.say(f"The record is in {file}.")
