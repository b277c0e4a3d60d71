"""Kinds of values that options take."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from math import isfinite
from typing import Any

import click


class FiniteRange(click.FloatRange):
    """A number within limits; neither `nan` nor `inf`, which click takes."""

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> float:
        number = float(super().convert(value, param, ctx))
        return number if isfinite(number) else self.fail(str(value), param, ctx)


class NamedChoice(click.types.StringParamType):
    """One of a few values, each with a name in every language."""

    @abstractmethod
    def offered(self, language: str) -> Sequence[str]:
        """What people are told to choose from."""
