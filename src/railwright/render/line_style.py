"""The embedded style of Rail Line's drawings: pens, plates, engines and boxes in the colours of a theme."""

from __future__ import annotations

from railwright.render.theme import SANS, SERIF, Palette


def line_style(colours: Palette) -> str:
    """All rules, each under the class of the drawing so that it does not touch a page around it."""
    c = colours
    middle = "text-anchor:middle"
    rules = {
        ".paper": f"fill:{c.middle}",
        ".card": f"fill:{c.sheet};stroke:{c.grid};stroke-width:1",
        ".rail": f"stroke:{c.ink};stroke-width:2.6;fill:none",
        ".tie": f"stroke:{c.ink};stroke-width:2;fill:none",
        ".plate rect": f"fill:{c.sheet};stroke:{c.ink};stroke-width:1.8",
        ".plate.slow rect": f"fill:{c.ink}",
        ".sign .line": f"fill:none;stroke:{c.ink};stroke-width:1.6;stroke-linejoin:round;stroke-linecap:round",
        ".sign .fill": f"fill:{c.ink}",
        ".plate.slow .sign .line": f"stroke:{c.sheet};stroke-width:2.2",
        "text": f"font:13px {SANS};fill:{c.ink_2}",
        ".track": f"font-weight:600;{middle}",
        ".slot rect": f"fill:none;stroke:{c.printed};stroke-width:1.4;stroke-dasharray:5 5;opacity:.6",
        ".slot text": f"font:19px {SERIF};fill:{c.ink_3};{middle}",
        ".future .rail": f"stroke:{c.grid}",
        ".future .tie": f"stroke:{c.grid}",
        ".ghost": "opacity:.72",
        ".ghost .card": f"fill:{c.wash(1)};stroke:{c.player(1)};stroke-width:3",
        ".ghost .rail": f"stroke:{c.player(1)}",
        ".ghost .tie": f"stroke:{c.player(1)}",
        ".ghost .plate rect": f"stroke:{c.player(1)}",
        ".ghost .plate.slow rect": f"fill:{c.player(1)}",
        ".ghost .plate:not(.slow) .line": f"stroke:{c.player(1)}",
        ".ghost .plate .fill": f"fill:{c.player(1)}",
        ".engine .body": f"fill:currentColor;stroke:{c.sheet};stroke-width:3;paint-order:stroke",
        ".engine circle": f"fill:{c.sheet};stroke:currentColor;stroke-width:2.4",
        ".engine .window": f"fill:{c.sheet}",
        ".slowly .body": f"fill:{c.sheet};stroke:currentColor;stroke-width:2.4;paint-order:normal",
        ".slowly .window": "fill:currentColor",
        ".label": f"font-weight:600;fill:{c.ink}",
        ".frame": f"fill:none;stroke:{c.ink};stroke-width:1.5",
        ".chosen .frame": f"stroke:{c.player(1)};stroke-width:4",
        ".back": f"fill:{c.middle};stroke:{c.printed};stroke-width:1.5",
        ".stack": f"font:22px {SERIF};{middle}",
        ".bar": "stroke:currentColor;stroke-width:3",
        ".mark": "fill:currentColor",
        ".name": f"font-size:16px;font-weight:600;fill:{c.ink}",
        ".note": f"font-size:14px;font-weight:400;fill:{c.ink_3}",
        ".points": f"font:26px {SERIF};fill:{c.ink};text-anchor:end",
        ".box rect": f"fill:{c.sheet};stroke:{c.printed};stroke-width:1.2",
        ".box text": f"font:14px {SERIF};{middle}",
        ".box .small": "font-size:10.5px",
        ".section": f"stroke:{c.bad};stroke-width:2",
        ".box.marked rect": f"fill:{c.ink};stroke:{c.ink}",
        ".box.marked text": f"fill:{c.sheet}",
        ".box.next rect": "stroke:currentColor;stroke-width:2",
        ".box.next text": "fill:currentColor",
        ".box.scores rect": "fill:currentColor;stroke:currentColor",
        ".box.scores text": f"fill:{c.sheet}",
        ".coin": f"fill:none;stroke:{c.printed};stroke-width:1.3",
        ".caption": f"font-size:15px;fill:{c.ink_2}",
    }
    for player in range(1, len(c.players) + 1):
        rules[f".p{player}"] = f"color:{c.player(player)}"
    return "".join(f".rw-line {name}{{{body}}}" for name, body in rules.items())
