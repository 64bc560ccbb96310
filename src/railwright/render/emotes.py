"""Feelings for the table, each drawn with one pen in a square of 40 by 40 about its middle."""

from __future__ import annotations

_HEAD = '<path class="ground" d="M.6-15.5A15.5 15.5 0 1 1-1.2-15.4"/>'
_EYES = '<path d="M-5.5-5.2v2.4M5.5-5.2v2.4"/>'

EMOTES: dict[str, str] = {
    "hello": (
        '<path class="ground" d="M-8-14C-2-18 3-10 12-14L9.5-1C2 3-3-5-8-1"/>'
        '<path d="M-9.5-16-9 17M14-5c1.6 1.6 1.6 4 0 5.6M-14-9c-1.2 2-1.2 4.4 0 6.4"/>'
    ),
    "bravo": (
        '<path class="ground" d="M0-15.5 4.3-5.4 15.2-4.6 6.9 2.5 9.4 13.2 0 7.6-9.4 13.2-6.9 2.5-15.2-4.6-4.3-5.4Z"/>'
    ),
    "laugh": (
        f'{_HEAD}<path d="M-8.5-3.5c1.4-2.4 4-2.4 5.4 0M3.1-3.5c1.4-2.4 4-2.4 5.4 0"/>'
        '<path d="M-8 3.5C-5.6 10.5 5.6 10.5 8 3.5Z"/>'
    ),
    "wow": (
        f'{_HEAD}{_EYES}<path d="M-9-9.6c1.6-1.5 3.8-1.9 5.6-1M9-9.6c-1.6-1.5-3.8-1.9-5.6-1"/>'
        '<ellipse cy="6" rx="3.7" ry="4.7"/>'
    ),
    "think": f'{_HEAD}{_EYES}<path d="M-5 6.5 6 4.6M-9-9.4l5.6.6M3.6-8.6 9-11"/>',
    "oops": (
        f'{_HEAD}{_EYES}<path d="M-7 6.8c1.8-2.6 3.4-2.6 4.7 0s2.9 2.6 4.7 0 2.9-2.6 4.7 0"/>'
        '<path class="ground" d="M14.5-17c2.6 3.7 3.2 6 .7 7-2.6.7-3.6-2.2-.7-7Z"/>'
    ),
    "thanks": (
        '<path class="ground" d="M0 14C-9 7.5-15 1.5-14.5-5-14-11-5-13.5 0-6 5-13.5 14-11 14.5-5 15 1.5 9 7.5 0 14Z"/>'
    ),
    "good_game": (
        '<path class="ground" d="M-11-3H8V6c0 5-4 8-9.5 8S-11 11-11 6Z"/>'
        '<path d="M8 0c6-1.5 7.5 7 0 7.5M-14 17h25M-6-7c-2-2.6 2-4 0-7M0-7c-2-2.6 2-4 0-7"/>'
    ),
}
"""By name; a name has its words in every language (`emote-<name>`)."""
