"""Union-find over a small array of labels."""

from __future__ import annotations

from railwright.core.compiled import compiled
from railwright.ink.rules.sheet import Words


@compiled
def find(label: Words, node: int) -> int:
    """The representative of a node's group."""
    while label[node] != node:
        label[node] = label[label[node]]
        node = label[node]
    return node


@compiled
def union(label: Words, one: int, other: int) -> bool:
    """Join two groups; False if they were one already, so that a loop closes."""
    one, other = find(label, one), find(label, other)
    if one == other:
        return False
    if one < other:
        label[other] = one
    else:
        label[one] = other
    return True
