"""Numbers that an option can take."""

from __future__ import annotations

from math import isfinite
from typing import Any

import click


class FiniteRange(click.FloatRange):
    """A number within limits; neither `nan` nor `inf`, which click takes."""

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> float:
        """See `click.ParamType`."""
        number = float(super().convert(value, param, ctx))
        return number if isfinite(number) else self.fail(str(value), param, ctx)
