"""Trials of a server from outside: how much it bears, and whether it keeps what it has confirmed when it is killed."""
