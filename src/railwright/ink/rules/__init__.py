"""The rules of Railroad Ink: kernels over one sheet, and the expansions that answer their hooks."""

from railwright.ink.rules.expansions import records as _records  # noqa: F401 - fills the hooks before any kernel runs
