"""The dense numbers that the value of a sheet is learned from: a name for each slot.

Those of every game and those of the buildings stand here, an expansion's own ones in its module (expansions/). The
names are stored with the weights that were learned from them (weights.py), so that a change here is found out there.
"""

from __future__ import annotations

from enum import IntEnum

DENSE = 64
"""How many slots there are."""


class Feature(IntEnum):
    """The numbers of every game, each with its slot; those of a railway follow those of a highway."""

    NETWORKS = 0
    UNTOUCHED_EXITS = 1
    EXITS_OF_LARGEST = 2
    EXITS_OF_SECOND = 3
    NETWORKS_OF_SEVERAL_EXITS = 4
    DEAD_NETWORKS = 5
    FLOATING_ENDS = 6
    OPEN_HIGHWAYS = 7
    OPEN_RAILWAYS = 8
    LOST_ENDS = 9
    CLUSTERS_IN_ONE = 10
    CLUSTERS_IN_TWO = 11
    CLUSTERS_IN_THREE = 12
    CLUSTERS_IN_FOUR = 13
    LONGEST_HIGHWAY = 14
    LONGEST_RAILWAY = 15
    OPEN_TIPS_OF_HIGHWAY = 16
    OPEN_TIPS_OF_RAILWAY = 17
    SECOND_HIGHWAY = 18
    SECOND_RAILWAY = 19
    JOINT_HIGHWAY = 20
    JOINT_RAILWAY = 21
    CENTRE_DRAWN = 22
    CENTRE_FACED = 23
    EMPTY_SPACES = 24
    FACED_ONCE = 25
    FACED_TWICE = 26
    FACED_MORE = 27
    SPECIALS_LEFT = 28
    FACED_BY_LARGEST = 29
    ALL_JOINED = 30
    STATIONS = 31
    CLUSTERS_OF_ONE_KIND = 40
    MEETINGS_OF_ONE_KIND = 41
    MEETINGS_BY_STATION = 42
    MEETINGS_OF_THREE = 43
    JOINTS_OF_HIGHWAY = 44
    JOINTS_OF_RAILWAY = 45
    ROUGH_POINTS = DENSE - 1
    """The points as they stand, open ends that can still be joined left out: what the network adds to."""


class BuildingFeature(IntEnum):
    """What the buildings of a Challenge sheet add."""

    VILLAGES_MARKED = 53
    VILLAGES_EMPTY = 54
    UNIVERSITIES_MARKED = 55
    UNIVERSITIES_EMPTY = 56
    FACTORIES_EMPTY = 57


FIRST_OWN, LAST_OWN = 32, 39
"""The slots of an expansion: in each game its own numbers stand here."""
