"""Insight into games of Railroad Ink."""
