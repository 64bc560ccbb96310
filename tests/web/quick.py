"""A finished game for those who want to look at one: played over the page's own line, without its table."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page

Drawn = list[list[str]]
"""What somebody draws, round by round, and that they are done."""

# Draws what is told for the round, else whatever comes first, and is done; in Rail Line the first listed action.
_PLAY = """async ({room, seats, drawn = []}) => {
  const [{Live}, {legalOf}, {actionOf}, {gameData}] = await Promise.all(
    ['live', '../ink/catalogue', 'sheet', 'api'].map(name => import(`/js/${name}.js`)));
  const data = await gameData();
  const drawing = (seat, view) => {
    const told = drawn[view.round - 1]?.[view.sheets[seat].drawn.filter(one => one.round === view.round).length];
    if (told) return told;
    const legal = legalOf(data, view);
    const die = view.dice.find(one => !one.used && legal[one.piece]);
    if (view.done.allowed || !die) return 'done';
    const [[space, [orientation]]] = Object.entries(legal[die.piece]);
    return actionOf({piece: die.piece, space, orientation});
  };
  await new Promise(over => {
    const live = new Live({
      url: `ws://${location.host}/api/rooms/${room}/live`, tokens: seats.map(one => one.token), language: 'en',
      handlers: {
        view(seat, view) {
          if (view.phase === 'over') {
            live.close();
            over();
          } else if (view.game === 'line') {
            if (view.decider === seat) live.send({type: 'do', seat, action: view.actions[0].action});
          } else if (!view.seats[seat].done) live.send({type: 'do', seat, action: drawing(seat, view)});
        },
      },
    });
  });
}"""


def play_unseen(page: Page, drawn: Drawn | None = None, **wanted: Any) -> str:
    """Open a room with a seed, play it to its end and keep its seats in this browser; returns its code."""
    opened = page.evaluate(
        """async body => {
          const answer = await fetch('/api/rooms', {method: 'POST', body: JSON.stringify(body)});
          if (!answer.ok) throw new Error(await answer.text());
          const {room, seats} = await answer.json();
          const {holdRoom} = await import('/js/store.js');
          const held = seats.map(({seat, token}) => ({seat, token, name: body.seats[seat].name, local: seat > 0}));
          holdRoom({room, game: body.game, seats: held, at: Date.now(), phase: 'over', round: 0, rounds: 0});
          return {room, seats};
        }""",
        wanted,
    )
    page.evaluate(_PLAY, {**opened, "drawn": drawn or []})
    room: str = opened["room"]
    return room


def finish_unseen(page: Page, room: str, drawn: Drawn | None = None, *, wait: bool = True) -> None:
    """Play a game that this browser holds to its end, away from its table, which would draw every step.

    Without waiting, where others play, too, it is played beside the table.
    """
    seats = page.evaluate(
        "room => JSON.parse(localStorage['railwright.rooms']).find(one => one.room === room).seats", room
    )
    told = {"room": room, "seats": seats, "drawn": drawn or []}
    if not wait:
        page.evaluate(f"game => {{ void ({_PLAY})(game); }}", told)
        return
    page.evaluate("location.hash = '/about'")
    page.locator("body[data-screen=about]").wait_for()
    page.evaluate(_PLAY, told)
    page.evaluate("room => { location.hash = `/room/${room}`; }", room)
