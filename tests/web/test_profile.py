"""Who I am: a profile without an account, moved to a second browser, exported, deleted for good."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect
from tests.web.accessible import serious_faults
from tests.web.conftest import Pages
from tests.web.drawing import Hand
from tests.web.serving import Server

NAME = "Philippine Ringlotte"


@pytest.fixture
def own_server(tmp_path: Path) -> Server:
    """A server whose whole database may be read."""
    return Server(tmp_path, RAILWRIGHT_ACCESS_LOG=str(tmp_path / "access.log"))


def make_profile(page: Page, name: str) -> None:
    """Make a profile as a person does, with the keyboard."""
    page.evaluate("location.hash = '/profile'")
    page.get_by_role("textbox", name="Name").fill(name)
    page.keyboard.press("Enter")
    expect(page.get_by_role("button", name="Delete for good")).to_be_visible()


def test_a_profile_is_moved_to_a_second_browser_and_deleted_for_good(
    pages: Pages, own_server: Server, tmp_path: Path
) -> None:
    """The link has the key behind the #, so no log has it. Both browsers are the same person then.

    Deleting leaves nothing of it in the database, neither the name at a table nor the key.
    """
    with own_server:
        first = pages(server=own_server)
        make_profile(first, NAME)
        key = first.evaluate("JSON.parse(localStorage['railwright.profile']).key")
        first.get_by_role("button", name="Show the link and the code").click()
        link = first.get_by_role("textbox", name="Link with your key").input_value()
        assert link == f"http://table.example/#/profile/move/{key}"
        expect(first.get_by_role("img", name="Picture code of the link with your key")).to_be_visible()
        assert serious_faults(first) == []

        second = pages(link.removeprefix("http://table.example"), server=own_server, phone=True, locale="de-DE")
        expect(second.get_by_role("heading", name=f"Das Profil von {NAME}")).to_be_visible()
        assert key not in second.url
        assert serious_faults(second) == []
        second.get_by_role("button", name="Hier benutzen").click()
        expect(second.get_by_role("textbox", name="Name")).to_have_value(NAME)

        second.evaluate("location.hash = '/new/ink'")
        second.get_by_role("radio", name="Allein").check(force=True)
        second.get_by_role("button", name="Los").click()
        Hand(second, by="touch").until(lambda now: bool(now["dice"]))
        room = second.url.rsplit("/", 1)[1]

        with first.expect_download() as saved:
            first.get_by_role("button", name="Save as JSON").click()
        told = json.loads(saved.value.path().read_text("utf-8"))
        assert told["profile"]["name"] == NAME
        assert [game["room"] for game in told["games"]] == [room]
        first.get_by_role("button", name="Delete for good").click()
        first.get_by_role("button", name="Yes, delete it").click()
        expect(first.get_by_role("button", name="Make a profile")).to_be_visible()
        assert first.evaluate("localStorage['railwright.profile']") == "null"

        Hand(second, by="touch").until(lambda now: bool(now["dice"]))
        second.evaluate("location.hash = '/profile'")
        expect(second.get_by_text("kennt dieser Server nicht mehr")).to_be_visible()
    files = [file.read_bytes() for file in tmp_path.iterdir() if file.is_file()]
    assert any(room.encode() in content for content in files)
    for trace in (NAME, key, told["profile"]["id"]):
        assert not any(trace.encode() in content for content in files), trace
