"""No rule is forgotten: every id of the rules is cited by a test of Rail Line."""

from __future__ import annotations

import re
from pathlib import Path

RULES = (
    *("RL-1.1", "RL-1.2", "RL-1.3"),
    *("RL-2.1", "RL-2.2", "RL-2.3", "RL-2.4", "RL-2.5", "RL-2.6"),
    *("RL-3.1", "RL-3.2", "RL-3.3"),
    *("RL-4.1", "RL-4.2", "RL-4.3", "RL-4.4", "RL-4.5", "RL-4.6"),
    *("RL-5.1", "RL-5.2", "RL-5.3"),
    *("RL-6", "RL-7"),
)
CITED = re.compile(r'def (test_\w+)\([^)]*\)[^:]*:\s+"""([^"]*)"""')


def test_every_rule_is_cited_by_a_test() -> None:
    """Each rule id stands in the docstring of at least one test, and no test cites an id that does not exist."""
    cited: dict[str, list[str]] = {}
    for file in sorted(Path(__file__).parent.glob("test_*.py")):
        for name, sentence in CITED.findall(file.read_text("utf-8")):
            for rule in re.findall(r"RL-\d(?:\.\d)?", sentence):
                cited.setdefault(rule, []).append(name)
    assert [rule for rule in RULES if rule not in cited] == []
    chapters = {rule.split(".")[0] for rule in RULES}
    assert [rule for rule in cited if rule not in RULES and rule not in chapters] == []
