"""Whole games as text: written, read and replayed. The format is described in docs/notation.md."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from railwright.core.errors import MalformedError, RailwrightError
from railwright.core.proof import KEYS as PROOF_KEYS
from railwright.core.proof import LINK, Origin, read_origin, secret
from railwright.ink.actions import read_action
from railwright.ink.events import Acted, Paired, Picked, Rolled, SetUp
from railwright.ink.match import Match, Phase, RoundLog
from railwright.ink.options import Options

FIRST_LINE = "railwright ink 1"
"""The 1 is the version of the format."""
RULES = 2
"""The version of the rules that are played. New in 2: rings with an end to spare (RI-4.2), lava and routes (RI-3.2)."""
OPTION_KEYS = (
    *("rules", "edition", "expansion", "players", "draft", "pool", "longest", "goals", "further-goals", "star"),
    *PROOF_KEYS,
)

DICE_KEYS = ("roll", "pairs")


class RecordError(MalformedError):
    """A record that cannot be replayed, with the line and the move at which it fails."""


@dataclass(slots=True)
class Reading:
    """A record that is being read: the match so far, and the link of the draw that was read last."""

    match: Match
    origin: Origin
    link: str | None = None


@dataclass(slots=True)
class _Line:
    """A line after the head; a line of dice together with the link in the line after it."""

    number: int
    key: str
    rest: str
    link: str | None = None


def write_record(match: Match, origin: Origin = None) -> str:
    """The match as text, without what was taken back, and where its dice come from."""
    options = match.options
    lines = [
        FIRST_LINE,
        f"rules {RULES}",
        f"edition {options.edition}",
        f"expansion {options.expansion or 'none'}",
        f"players {options.players}",
        f"draft {'yes' if options.draft else 'no'}",
        f"longest {options.longest}",
        f"goals {_goals(match)}",
    ]
    if options.further_goals:
        lines.append("further-goals yes")
    if options.pool:
        lines.append(f"pool {' '.join(options.pool)}")
    if match.star is not None:
        lines.append(f"star {match.star + 1}")
    if origin is not None:
        lines += origin.lines()
    drawn = 0
    if origin is not None and options.has_set_up:
        drawn = 1
        lines += origin.link_lines(drawn)
    for number, log in enumerate(match.rounds, 1):
        lines += ["", f"round {number}", *_round_lines(log, origin.link_lines(number + drawn) if origin else [])]
    if match.phase is Phase.OVER:
        totals = (str(match.score(seat).total) for seat in range(options.players))
        lines += ["", f"score {' '.join(totals)}"]
    return "\n".join(lines) + "\n"


def _goals(match: Match) -> str:
    if not match.options.goals:
        return "none"
    return " ".join(goal.name for goal in match.goals) or "open"


def _round_lines(log: RoundLog, link: list[str]) -> Iterator[str]:
    faces = log.dice.route if isinstance(log.dice, Rolled) else tuple("+".join(pair) for pair in log.dice.pairs)
    key = "roll" if isinstance(log.dice, Rolled) else "pairs"
    yield " ".join([key, *faces, *(("|", *log.dice.expansion) if log.dice.expansion else ())])
    yield from link
    if log.picks:
        yield f"picks {' '.join(f'{pick.seat + 1}:{pick.pair + 1}' for pick in log.picks)}"
    for seat, actions in enumerate(log.actions, 1):
        if actions:
            yield f"{seat}: {' '.join(str(action) for action in actions)}"


def read_record(text: str) -> Match:
    """Replay a record. What cannot be read or is not legal is refused with its line and, for actions, its move.

    A record of earlier rules is taken if today's rules agree with it to its end.
    """
    *_, last = replayed(text)
    return last.match


def replayed(text: str) -> Iterator[Reading]:
    """Replay a record step by step: after its head, then after each line."""
    lines = _lines(text)
    number, first = next(lines, (1, ""))
    if first != FIRST_LINE:
        raise RecordError("record_first_line", first=repr(FIRST_LINE), line=number)
    head: dict[str, str] = {}
    body: list[_Line] = []
    for number, line in lines:
        key, _, value = line.partition(" ")
        if key == LINK and body and body[-1].key in DICE_KEYS and body[-1].link is None:
            body[-1].link = value.strip()
        elif key in OPTION_KEYS and not body:
            if key in head:
                raise RecordError("record_twice", line=number, key=key)
            head[key] = value.strip()
        else:
            body.append(_Line(number, key, value))
    version = head.get("rules", "1")  # version 1 did not name itself
    if version not in map(str, range(1, RULES + 1)):
        raise RecordError("record_other_rules", version=version[:20], now=RULES)
    match = _set_up(head)
    reading = Reading(match, read_origin(head, match.options.terms, match.options.players))
    if LINK in head:
        if not match.events:
            raise RecordError("record_link")
        reading.link = secret(head[LINK])
    yield reading
    before = ""
    for told in body:
        try:
            _replay_line(match, told, after=before)
            before = told.key
            if told.key in DICE_KEYS:
                reading.link = None if told.link is None else secret(told.link)
        except RailwrightError as error:
            refused = RecordError("record_line", line=told.number, why=error)
            if version != str(RULES):
                refused = RecordError("record_older_rules", why=refused, version=version, now=RULES)
            raise refused from error
        yield reading


def _lines(text: str) -> Iterator[tuple[int, str]]:
    for number, line in enumerate(text.split("\n"), 1):
        content = line.partition("#")[0].strip()
        if content:
            yield number, content


def _set_up(head: dict[str, str]) -> Match:
    expansion = head.get("expansion", "none")
    players, draft = head.get("players", "1"), head.get("draft", "no")
    further = head.get("further-goals", "no")
    for key, said in (("draft", draft), ("further-goals", further)):
        if said not in ("yes", "no"):
            raise RecordError("record_yes_or_no", key=key)
    goals = head.get("goals", "none").split()
    fields: dict[str, Any] = {
        "edition": head.get("edition", "base"),
        "expansion": None if expansion == "none" else expansion,
        "players": _number(players, "players"),
        "draft": draft == "yes",
        "goals": goals != ["none"],
        "further_goals": further == "yes",
        "longest": head.get("longest", "sections"),
        "pool": tuple(head.get("pool", "").split()),
    }
    match = Match(Options(**fields))
    if match.phase is Phase.SETTING_UP and (goals != ["open"] or "star" in head):
        star = _number(head["star"], "star") - 1 if "star" in head else None
        match.apply(SetUp(tuple(goals) if match.options.goals else (), star))
    return match


def _number(text: str, what: str) -> int:
    if not (text.isascii() and text.isdigit() and len(text) <= 3):
        raise RecordError("record_number", what=what, text=repr(text[:20]))
    return int(text)


def _replay_line(match: Match, line: _Line, after: str) -> None:
    key, rest = line.key, line.rest
    if (key in DICE_KEYS) != (after == "round"):
        raise RecordError("record_dice")
    if key == "round":
        if rest.strip() != str(match.round + 1) or match.phase is not Phase.ROLLING:
            raise RecordError("record_round", round=repr(rest.strip()[:20]))
    elif key in DICE_KEYS:
        route, _, expansion = rest.partition("|")
        faces, extra = tuple(route.split()), tuple(expansion.split())
        if key == "roll":
            match.apply(Rolled(faces, extra))
        else:
            match.apply(Paired(tuple(_pair(face) for face in faces), extra))
    elif key == "picks":
        for pick in rest.split():
            seat, _, pair = pick.partition(":")
            match.apply(Picked(_number(seat, "A seat") - 1, _number(pair, "A pair") - 1))
    elif key == "score":
        _check_score(match, rest)
    elif key.endswith(":"):
        _replay_actions(match, _number(key[:-1], "A seat") - 1, rest.split())
    else:
        raise RecordError("record_key", key=repr(key[:20]))


def _pair(text: str) -> tuple[str, str]:
    one, plus, other = text.partition("+")
    if not plus:
        raise RecordError("record_pair", text=repr(text[:40]))
    return one, other


def _replay_actions(match: Match, seat: int, actions: list[str]) -> None:
    played_round = match.round
    for number, text in enumerate(actions, 1):
        try:
            match.apply(Acted(seat, str(read_action(text))))
        except RailwrightError as error:
            raise RecordError(
                "record_move", round=played_round, seat=seat + 1, move=number, text=text[:60], why=error
            ) from error


def _check_score(match: Match, text: str) -> None:
    if match.phase is not Phase.OVER:
        raise RecordError("record_early_score")
    totals = [str(match.score(seat).total) for seat in range(match.options.players)]
    if text.split() != totals:
        raise RecordError("record_score", said=text.strip()[:60], counted=" ".join(totals))
