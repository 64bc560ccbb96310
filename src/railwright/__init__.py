"""Railwright: rules, tools and tables for the rail-drawing games Railroad Ink and Rail Line."""

from __future__ import annotations

__version__ = "0.1.0"
__all__ = ["__version__"]
