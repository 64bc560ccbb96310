"""Dailies and challenges: what they are, playing them, results and tables."""

from __future__ import annotations

from railwright.server.contest_messages import (
    Asking,
    AskingDay,
    AskingTable,
    Begin,
    BegunGame,
    ChallengeMade,
    ContestView,
    DailyView,
    NewChallenge,
    OwnChallenges,
    PeriodTable,
    Today,
)
from railwright.server.contests.calendar import ink_play, line_play
from railwright.server.contests.contests import Contest
from railwright.server.contests.tables import offered
from railwright.server.endpoints.endpoint import Call, Endpoint
from railwright.server.http_messages import Invitation
from railwright.server.invitation import code_of
from railwright.server.logs import audit
from railwright.server.profile_messages import Keyed
from railwright.server.profiles import Profile
from railwright.server.reach import origin_of
from railwright.server.result import PLAYER
from railwright.server.room_codes import is_code

_REFUSALS = ("malformed_message", "profile_unknown", "contest_unknown", "daily_unknown", "too_fast")


async def _asker(call: Call) -> Profile | None:
    return None if call.body.key is None else await call.profiles.known(call.body.key)


async def _today(call: Call) -> Today:
    return offered(call.contests.now())


async def _daily(call: Call) -> DailyView:
    return await call.tables.day(call.body.day, await _asker(call))


async def _table(call: Call) -> PeriodTable:
    asked = call.body
    return await call.tables.period(asked.kind, asked.period, asked.day, await _asker(call))


async def _contest(call: Call) -> ContestView:
    return await call.tables.contest(await _asked_for(call), await _asker(call))


async def _asked_for(call: Call) -> Contest:
    """The contest in the address. A challenge is found as a room is: who tries too many codes finds nothing."""
    told = call.request.path_params["contest"]
    if is_code(told.upper()):
        return await call.limits.find(call.payer, told, call.contests.find)
    return await call.contests.find(told)


async def _play(call: Call) -> BegunGame:
    call.limits.new_room(call.payer)
    profile = await call.profiles.known(call.body.key)
    contest = await _asked_for(call)
    if call.body.practice:
        begun = await call.contests.practise(contest, profile, call.payer)
    else:
        begun = await call.contests.play(contest, profile, call.body.key, call.payer)
    audit("contest", begun.room, contest=contest.id, counted=begun.counted)
    return BegunGame(begun.room, PLAYER, begun.token, begun.counted)


async def _challenge(call: Call) -> ChallengeMade:
    call.limits.new_room(call.payer)
    wish = call.body
    play = line_play(wish.sheet) if wish.game == "line" else ink_play(wish.edition, wish.expansion)
    return ChallengeMade(await call.contests.challenge(await call.profiles.known(wish.key), play))


async def _challenges(call: Call) -> OwnChallenges:
    return OwnChallenges(await call.tables.challenges(await call.profiles.known(call.body.key)))


async def _code(call: Call) -> bytes:
    contest = await _asked_for(call)
    origin_of(call.body.origin)  # refuses one that leads nowhere for others
    return code_of(f"{call.body.origin}/c/{contest.id}").encode()


ENDPOINTS = (
    Endpoint("GET", "/api/today", "What day it is, and which dailies there are", _today, gives=Today),
    Endpoint(
        "POST",
        "/api/daily",
        "A day with its dailies",
        _daily,
        takes=AskingDay,
        gives=DailyView,
        refuses=_REFUSALS,
        cost=3.0,
    ),
    Endpoint(
        "POST",
        "/api/daily/table",
        "The table of a week or a month",
        _table,
        takes=AskingTable,
        gives=PeriodTable,
        refuses=_REFUSALS,
        cost=3.0,
    ),
    Endpoint(
        "POST",
        "/api/contests/{contest}",
        "A daily or a challenge as somebody may see it",
        _contest,
        takes=Asking,
        gives=ContestView,
        refuses=_REFUSALS,
        cost=4.0,
    ),
    Endpoint(
        "POST",
        "/api/contests/{contest}/play",
        "Play the attempt that counts, or practise",
        _play,
        takes=Begin,
        gives=BegunGame,
        status=201,
        refuses=(*_REFUSALS, "contest_played", "contest_hidden", "daily_over", "challenge_full"),
        cost=5.0,
    ),
    Endpoint(
        "POST",
        "/api/contests/{contest}/code.svg",
        "The public link of a challenge as a picture code",
        _code,
        takes=Invitation,
        gives=str,
        media_type="image/svg+xml",
        refuses=_REFUSALS,
        cost=4.0,
    ),
    Endpoint(
        "POST",
        "/api/challenges",
        "Dice for friends",
        _challenge,
        takes=NewChallenge,
        gives=ChallengeMade,
        status=201,
        refuses=("malformed_message", "profile_unknown", "illegal", "too_fast"),
        cost=4.0,
    ),
    Endpoint(
        "POST",
        "/api/challenges/own",
        "The challenges that somebody has made or played",
        _challenges,
        takes=Keyed,
        gives=OwnChallenges,
        refuses=_REFUSALS,
        cost=2.0,
    ),
)
