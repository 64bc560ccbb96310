"""What a page says only for a moment: noted by the page itself, so that nobody has to look in time."""

from __future__ import annotations

from playwright.sync_api import Page

_WATCH = """selector => {
  const noted = (window.witnessed ??= {})[selector] = [];
  const look = () => document.querySelectorAll(selector).forEach(one => {
    const {top, left, bottom, right} = one.getBoundingClientRect();
    const seen = top >= 0 && left >= 0 && bottom <= innerHeight && right <= innerWidth;
    noted.push({text: one.textContent.replace(/\\s+/g, ' '), seen});
  });
  new MutationObserver(look).observe(document.body, {subtree: true, childList: true, characterData: true});
  setInterval(look, 100);  // what has come in may only then be put in its place
}"""
_NOTED = """([selector, words, seen]) =>
  window.witnessed[selector].some(one => one.text.includes(words) && (one.seen || !seen))"""


class Witness:
    """Looks at one page from now on."""

    def __init__(self, page: Page, selector: str) -> None:
        self._page = page
        self._selector = selector
        page.evaluate(_WATCH, selector)

    def heard(self, words: str) -> None:
        """Wait until this has been said, if only for a moment and to those who listen."""
        self._page.wait_for_function(_NOTED, arg=[self._selector, words, False])

    def saw(self, words: str) -> None:
        """Wait until this has stood wholly inside the window, if only for a moment."""
        self._page.wait_for_function(_NOTED, arg=[self._selector, words, True])
