"""Tests of who asks: the client behind proxies, and the network that an address counts for."""

from __future__ import annotations

import pytest

from railwright.server.addresses import Proxies, payer


@pytest.mark.parametrize(
    ("peer", "forwarded", "client"),
    [
        ("203.0.113.9", ["198.51.100.1"], "203.0.113.9"),  # a stranger says so
        ("10.0.0.2", [], "10.0.0.2"),
        ("10.0.0.2", ["198.51.100.1"], "198.51.100.1"),
        ("10.0.0.2", ["1.2.3.4, 198.51.100.1"], "198.51.100.1"),  # the client has invented the first
        ("10.0.0.2", ["1.2.3.4", "198.51.100.1"], "198.51.100.1"),
        ("10.0.0.2", ["198.51.100.1, 10.9.9.9"], "198.51.100.1"),  # two proxies of ours
        ("10.0.0.2", ["10.1.1.1, 10.9.9.9"], "10.1.1.1"),  # a client in the proxies' network
        ("10.0.0.2", ["198.51.100.1:4711"], "198.51.100.1"),
        ("10.0.0.2", ["[2001:db8::1]:4711"], "2001:db8::1"),
        ("10.0.0.2", ["198.51.100.1, unknown"], "10.0.0.2"),
        ("10.0.0.2", [", ,"], "10.0.0.2"),
        ("10.0.0.2", ["9" * 5000], "10.0.0.2"),
        ("::ffff:10.0.0.2", ["198.51.100.1"], "198.51.100.1"),
        ("2001:db8:1::5", ["198.51.100.1"], "198.51.100.1"),
    ],
)
def test_a_client_is_found_past_trusted_proxies_only(peer: str, forwarded: list[str], client: str) -> None:
    """X-Forwarded-For is read from the right, as long as the speaker is a trusted proxy; nothing else is believed."""
    assert Proxies("10.0.0.0/8, 2001:db8:1::/48").client(peer, forwarded) == client


def test_nobody_is_trusted_unless_told() -> None:
    """Without the setting not even this machine's word counts."""
    assert Proxies("").client("127.0.0.1", ["198.51.100.1"]) == "127.0.0.1"


@pytest.mark.parametrize(
    ("address", "counts_for"),
    [
        ("198.51.100.1", "198.51.100.1"),
        ("::ffff:198.51.100.1", "198.51.100.1"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2:ffff::", "2001:db8:1:2::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("", ""),
        ("testclient", "testclient"),
    ],
)
def test_an_ipv6_network_counts_as_one(address: str, counts_for: str) -> None:
    """Whoever has one address of a network of 64 bits has all of them; IPv4 written as IPv6 is IPv4."""
    assert payer(address) == counts_for
