"""Bots: what decides for a seat, from the same view that a person gets."""
