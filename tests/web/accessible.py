"""Whether the page as it stands can be used by everybody: axe-core's check, and names that can be read aloud."""

from __future__ import annotations

from axe_playwright_python.base import AXE_SCRIPT
from playwright.sync_api import Page

# Texts of two elements inside one name that meet without a space; what is laid out as a block is read with one.
_GLUED = """() => {
  const joins = (one, other) => {
    let common = one.parentElement;
    while (!common.contains(other)) common = common.parentElement;
    const inline = node => {
      for (let at = node.parentElement; at !== common; at = at.parentElement) {
        if (getComputedStyle(at).display !== 'inline') return false;
      }
      return true;
    };
    return inline(one) && inline(other);
  };
  const found = [];
  for (const named of document.querySelectorAll('button, a[href], h1, h2, th, summary, label')) {
    if (named.hasAttribute('aria-label') || named.closest('[aria-hidden=true]') || !named.checkVisibility()) continue;
    const walker = document.createTreeWalker(named, NodeFilter.SHOW_TEXT);
    let before = null;
    for (let text = walker.nextNode(); text; text = walker.nextNode()) {
      if (!text.data || text.parentElement.closest('[aria-hidden=true]')) continue;
      const meet = before && before.parentElement !== text.parentElement;
      if (meet && /[^\\s(]$/.test(before.data) && /^[^\\s.,:;!?)…]/.test(text.data) && joins(before, text)) {
        found.push(`glued: ${before.data}|${text.data}`);
      }
      before = text;
    }
  }
  return found;
}"""


# Only what is said of faults leaves the page: the whole answer takes longer on its way than axe-core needs for it.
_SERIOUS = """async colours => {
  const rules = {'color-contrast': {enabled: colours}};
  const {violations} = await axe.run({resultTypes: ['violations'], rules});
  return violations.filter(one => ['serious', 'critical'].includes(one.impact))
    .map(one => `${one.id}: ${one.nodes[0].html.slice(0, 200)}`);
}"""


def serious_faults(page: Page, *, colours: bool = True) -> list[str]:
    """What axe-core calls serious or critical, with the element where it was found; names whose words are glued.

    `colours`: whether texts stand out, too, which takes most of the time.
    """
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE_SCRIPT)
    serious: list[str] = page.evaluate(_SERIOUS, colours)
    glued: list[str] = page.evaluate(_GLUED)
    return serious + glued
