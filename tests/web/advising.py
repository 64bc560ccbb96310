"""Hints in the test's hand: the page asks, the test says when it hears what."""

from __future__ import annotations

import json

from playwright.sync_api import Page, WebSocketRoute

_PATIENCE = 2000
"""Looks before giving up."""


class Adviser:
    """Stands between the page and the server, and keeps the page's questions for hints back."""

    def __init__(self, page: Page) -> None:
        self._page = page
        self._asked: list[tuple[WebSocketRoute, str]] = []
        page.route_web_socket("**/live", self._stand_between)
        page.reload()  # only a page that is loaded afterwards speaks through it

    def _stand_between(self, line: WebSocketRoute) -> None:
        server = line.connect_to_server()

        def pass_on(text: str | bytes) -> None:
            message = json.loads(text)
            if message["type"] == "hint":
                self._asked.append((line, message["id"]))
            else:
                server.send(text)

        line.on_message(pass_on)

    def wait_for_question(self) -> None:
        """Until the page has asked."""
        for _ in range(_PATIENCE):
            if self._asked:
                return
            self._page.wait_for_timeout(20)
        raise AssertionError("The page has asked for no hint.")

    def say(self, **answer: str) -> None:
        """Answer the oldest question, and let the page take it in."""
        self.wait_for_question()
        line, question = self._asked.pop(0)
        line.send(json.dumps({"id": question, **answer}))
        self._page.wait_for_timeout(300)
