"""It is your turn: title and sign of a hidden tab, notifications of the page and of the server, emotes and nudges."""

from __future__ import annotations

import json
import re
import time
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect
from tests.server.push_service import PushService
from tests.web.accessible import serious_faults
from tests.web.conftest import Pages
from tests.web.drawing import Hand, open_room
from tests.web.serving import Server
from tests.web.witness import Witness

from railwright.server.push.vapid import new_keys

_HIDE = """hidden => {
  Object.defineProperty(document, 'hidden', {configurable: true, get: () => hidden});
  document.dispatchEvent(new Event('visibilitychange'));
}"""
_NOTICES = """async () => (await (await navigator.serviceWorker.ready).getNotifications())
  .map(({title, body, tag, data}) => ({title, body, tag, room: data.room}))"""
# The push service of the browser is the one part that is stood in for: what it would answer to the page.
_SUBSCRIBE = """({endpoint, p256dh, auth}) => {
  const subscription = {endpoint, toJSON: () => ({endpoint, keys: {p256dh, auth}}), unsubscribe: async () => true};
  PushManager.prototype.getSubscription = async () => null;
  PushManager.prototype.subscribe = async ({applicationServerKey}) => {
    window.subscribedWith = applicationServerKey;
    return subscription;
  };
}"""
_SECONDS = 60
_SIZES = ((390, 844), (844, 390), (820, 1180), (1440, 900))


@pytest.fixture(scope="module")
def service() -> Iterator[PushService]:
    """A stand-in for the push services."""
    with PushService() as running:
        yield running


@pytest.fixture(scope="module")
def pushing(tmp_path_factory: pytest.TempPathFactory, service: PushService, compiled: None) -> Iterator[Server]:  # noqa: ARG001 - first
    """A server whose operator has set Web Push up."""
    settings = {
        "RAILWRIGHT_PUSH_KEY": new_keys()[0],
        "RAILWRIGHT_PUSH_CONTACT": "mailto:operator@example.org",
        "RAILWRIGHT_PUSH_STAND_IN": service.url,
        "RAILWRIGHT_PUSH_DELAY": "0.2",
    }
    with Server(tmp_path_factory.mktemp("pushing"), **settings) as running:
        yield running


def _table_of_two(pages: Pages, host: Page, server: Server, **options: object) -> tuple[str, Page]:
    room = open_room(host, seats=[{"kind": "me", "name": "Ada"}, {"kind": "open"}])
    guest = pages(f"/r/{room}", server=server, **options)
    guest.locator("#name").fill("Kim")
    guest.locator(".join-form button").click()
    for page in (host, guest):
        Hand(page).until(lambda now: bool(now["dice"]))
    return room, guest


def test_a_hidden_tab_says_whose_turn_it_is_and_notifies(pages: Pages, pushing: Server, service: PushService) -> None:
    """Title and sign follow while nobody looks; the page's own notification says which game.

    It is asked for by a tap in the settings and by nothing else. Whoever has closed the page gets a Web Push, encrypted
    for this browser, which the service worker shows; whoever looks gets none.
    """
    host = pages("/#/settings", server=pushing, service_workers="allow", permissions=["notifications"])
    host.evaluate(_SUBSCRIBE, service.subscription())
    host.evaluate("navigator.serviceWorker.ready.then(() => true)")
    choice = host.get_by_role("radio", name="When it is my turn")
    expect(choice).not_to_be_checked()
    choice.check()
    expect(host.get_by_text("Also when the page is closed.")).to_be_visible()
    room, guest = _table_of_two(pages, host, pushing, locale="de-DE")
    host.wait_for_function("() => window.subscribedWith")

    Hand(host).round()
    host.evaluate(_HIDE, True)
    expect(host).to_have_title("Waiting for Kim: Railroad Ink")
    Hand(guest).round()
    expect(host).to_have_title("Your turn: Railroad Ink")
    expect(host.locator("link[rel=icon]")).to_have_attribute("href", "/icons/icon-turn.svg")
    told = {"title": "Your turn", "body": f"Railroad Ink, room {room}", "tag": room, "room": room}
    assert _notices(host, 1) == [told]
    host.evaluate(_HIDE, False)
    expect(host).to_have_title(re.compile("Round 2"))
    expect(host.locator("link[rel=icon]")).to_have_attribute("href", "/icons/icon.svg")
    assert _notices(host, 0) == []

    Hand(host).round()
    assert service.received == []
    host.goto(pushing.url + "/#/about")
    expect(host.locator("h1")).to_be_visible()
    Hand(guest).round()
    [sent] = service.wait(1)
    assert sent.told == {"room": room, "title": "It is your turn", "body": f"Railroad Ink, room {room}, with Kim"}
    _deliver(host, pushing, sent.told)
    assert _notices(host, 1)[0]["title"] == "It is your turn"


def _notices(page: Page, number: int) -> list[dict[str, str]]:
    """What the browser shows, once it is so many."""
    found: list[dict[str, str]] = page.evaluate(_NOTICES)
    until = time.monotonic() + _SECONDS
    while len(found) != number and time.monotonic() < until:
        page.wait_for_timeout(50)
        found = page.evaluate(_NOTICES)
    return found


def _deliver(page: Page, server: Server, told: dict[str, object]) -> None:
    """What the browser does with a message of its push service."""
    session = page.context.new_cdp_session(page)
    found: list[str] = []
    session.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda event: found.extend(one["registrationId"] for one in event["registrations"]),
    )
    session.send("ServiceWorker.enable")
    while not found:
        page.wait_for_timeout(50)
    message = {"origin": server.url, "registrationId": found[0], "data": json.dumps(told)}
    session.send("ServiceWorker.deliverPushMessage", message)
    session.detach()


def test_an_emote_and_a_nudge_at_the_table(pages: Pages, server: Server) -> None:
    """By keyboard or tap, at every size: seen beside the name, spoken, muted if wanted; a nudge reaches who is waited

    for and is refused with a sentence when it comes too soon. Alone with bots there is nothing to show.
    """
    host = pages(server=server)
    _, guest = _table_of_two(pages, host, server, locale="fr-FR", viewport={"width": 390, "height": 844})
    opener = host.get_by_role("button", name="Emotes")
    opener.focus()
    host.keyboard.press("Enter")
    for width, height in _SIZES:
        host.set_viewport_size({"width": width, "height": height})
        sheet = host.get_by_role("dialog", name="Show the table")
        expect(sheet.get_by_role("button", name="Close")).to_be_in_viewport()
        assert serious_faults(host) == []
    seen, shown, spoken = Witness(guest, ".emote-bubble"), Witness(host, ".emote-bubble"), Witness(guest, "#say")
    host.get_by_role("button", name="Well done").press("Enter")
    seen.saw("Ada Bien joué")
    spoken.heard("Ada : Bien joué")
    shown.saw("You Well done")
    expect(host.locator(".emote-bubble")).to_have_count(0)

    called, told = Witness(guest, ".toast"), Witness(host, ".toast")
    opener.click()
    host.get_by_role("button", name="Remind Kim").click()
    told.saw("Kim has been reminded.")
    called.saw("Ada t’attend")
    opener.click()
    host.get_by_role("button", name="Remind Kim").click()
    told.saw("They have just been reminded")

    guest.get_by_role("button", name="Gestes").click()
    guest.get_by_role("button", name="Couper les gestes et les rappels").click()
    expect(guest.get_by_text("Tu as coupé les gestes et les rappels.")).to_be_visible()
    guest.keyboard.press("Escape")
    opener.click()
    host.get_by_role("button", name="Wow").click()
    shown.saw("You Wow")
    guest.wait_for_timeout(300)
    expect(guest.locator(".emote-bubble")).to_have_count(0)

    alone = pages(server=server)
    open_room(alone, seats=[{"kind": "me", "name": "Ada"}, {"kind": "bot", "name": "Runa", "bot": "random"}])
    expect(alone.locator(".round-head")).to_be_visible()
    expect(alone.get_by_role("button", name="Emotes")).to_have_count(0)
