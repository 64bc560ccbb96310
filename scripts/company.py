"""Other people for the pictures: what they have drawn, opened and offered before somebody looks."""

from __future__ import annotations

from datetime import UTC, datetime

from playwright.sync_api import Page
from tests.web.drawing import Hand, open_room
from tests.web.quick import Drawn, finish_unseen, play_unseen
from tests.web.test_puzzles import draw_anything

from railwright.bots.registry import make
from railwright.core.chance import SeededChance
from railwright.ink.draws import given
from railwright.ink.match import Match, Phase
from railwright.ink.options import Options
from railwright.ink.view import view_of

OTHERS = {"Kim": "", "Mara": "casual", "Jonas": "beginner", "Runa": "master", "Lio": "beginner", "Nell": "casual"}
"""Who else plays the dice of the day, and how well; who is first draws whatever fits, since nobody knows the dice."""
HISTORY = {"evening": "strong", "monday": "casual", "tram": "strong"}


def drawn_by(bot: str, *, seed: str = "", rolls: list[list[str]] | None = None, mood: int = 0) -> Drawn:
    """All that a bot draws alone in a base game, with dice of a seed or with these."""
    match, chance = Match(Options(edition="base", players=1)), SeededChance(seed)
    player = make("ink", bot)
    drawn = []
    while match.phase is not Phase.OVER:
        match.apply(given(match.options, match.round + 1, rolls[match.round]) if rolls else match.due(chance))
        actions = player.play_round(view_of(match, 0), seed=mood)
        for action in actions:
            match.act(0, action)
        drawn.append([str(action) for action in actions])
    return drawn


def somebody_else(page: Page) -> Page:
    """Another browser; it stays open as long as the pictures are taken."""
    assert page.context.browser is not None
    other = page.context.browser.new_context(locale="en-GB").new_page()
    other.goto(page.url.split("#")[0])
    other.wait_for_selector("main > *")
    return other


def make_profile(page: Page, name: str) -> None:
    """Make a profile as a person does."""
    page.evaluate("location.hash = '/profile'")
    page.get_by_role("textbox", name="Name").fill(name)
    page.keyboard.press("Enter")
    page.get_by_role("button", name="Delete for good").wait_for()


def play_contest(page: Page, contest: str, drawn: Drawn) -> None:
    """Somebody's attempt at the dice of a contest."""
    page.evaluate("async contest => (await import('/js/contests.js')).playContest(contest)", contest)
    Hand(page).until(lambda now: bool(now["dice"]))
    finish_unseen(page, page.url.rsplit("/", 1)[1], drawn)


def whole_day(page: Page, _: Hand) -> None:
    """The dice of the day are played by all, and by oneself nearly as well as anybody; some games lie behind."""
    contest = f"{datetime.now(UTC).date()}-base"
    rolls: list[list[str]] | None = None
    for mood, (name, bot) in enumerate(OTHERS.items()):
        other = somebody_else(page)
        make_profile(other, name)
        play_contest(other, contest, drawn_by(bot, rolls=rolls, mood=mood) if rolls else [])
        asked = "async contest => (await (await import('/js/contests.js')).askAs(`api/contests/${contest}`)).rolls"
        rolls = other.evaluate(asked, contest)
        other.context.close()
    make_profile(page, "Ada")
    key = page.evaluate("JSON.parse(localStorage['railwright.profile']).key")
    seats = [{"kind": "me", "name": "Ada", "profile": key}, {"kind": "bot", "name": "Runa", "bot": "casual"}]
    for seed, bot in HISTORY.items():
        play_unseen(page, drawn_by(bot, seed=seed), game="ink", options={"edition": "base"}, seats=seats, seed=seed)
    play_contest(page, contest, drawn_by("strong", rolls=rolls))
    page.evaluate("contest => { location.hash = `/daily/${contest}`; }", contest)
    for _ in range(100):
        page.wait_for_selector(".daily .best")
        if page.get_by_text("not ranked").count():
            break
        page.wait_for_timeout(2000)
        page.reload()


def open_tables(page: Page, _: Hand) -> None:
    """Two people wait for anybody."""
    for name, game, options in (
        ("Mara", "ink", {"edition": "challenge", "goals": True}),
        ("Jonas", "line", {"sheet": 1}),
    ):
        host = somebody_else(page)
        seats = [{"kind": "me", "name": name}, {"kind": "open", "name": ""}]
        open_room(host, game=game, options=options, seats=seats, open_to="anybody", time_limit=120)
        host.wait_for_selector(".roomcode")


def offered_rematch(page: Page, _: Hand) -> None:
    """A game of two is over, and the other one plays again."""
    room = open_room(page, seats=[{"kind": "me", "name": "Ada"}, {"kind": "open", "name": ""}], seed="rematch")
    page.wait_for_selector(".roomcode")
    other = somebody_else(page)
    other.goto(f"{page.url.split('/#')[0]}/r/{room}")
    other.get_by_label("Your name").fill("Mara")
    other.get_by_role("button", name="Sit down").click()
    for seat, bot in ((other, "casual"), (page, "strong")):
        Hand(seat).until(lambda now: bool(now["dice"]))
        finish_unseen(seat, room, drawn_by(bot, seed="rematch"), wait=False)
    for seat in (page, other):
        seat.wait_for_selector(".end-grid", timeout=120_000)
    other.get_by_role("button", name="Play again").click()
    page.get_by_text("Mara plays again").wait_for()


def answered(page: Page, hand: Hand) -> None:
    """A puzzle that was answered with whatever fits."""
    asked(page, hand)
    draw_anything(hand)
    page.locator(".acts .done").click()
    page.wait_for_selector(".puzzle-end h1")


def asked(page: Page, hand: Hand) -> None:
    """The puzzle of the day with a die in hand."""
    page.evaluate("location.hash = '/puzzle/today'")
    dice = hand.until(lambda now: bool(now["dice"]))["dice"]
    hand.choose(next(die["key"] for die in dice if not die["unfit"]))
    hand.until(lambda now: bool(now["fits"]))


def challenged(page: Page, _: Hand) -> None:
    """The link of a challenge to friends."""
    page.evaluate("location.hash = '/challenge'")
    page.get_by_role("button", name="Make the link").click()
    page.get_by_label("Link of the challenge").wait_for()
