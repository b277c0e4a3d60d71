"""Kinds of values that options take."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from math import isfinite
from pathlib import Path
from typing import Any, Final
from urllib.parse import urlsplit

import click

from roundhouse.i18n.texts import Texts

PORT: Final = click.IntRange(1, 65535)
FOLDER: Final = click.Path(file_okay=False, path_type=Path)
FILE: Final = click.Path(dir_okay=False, path_type=Path)
"""A file that is written."""
_READ: Final = click.Path(exists=True, dir_okay=False, path_type=Path)
CERTIFICATE_AND_KEY: Final = click.Tuple([_READ, _READ])


class FiniteRange(click.FloatRange):
    """A number within limits; neither `nan` nor `inf`, which click takes."""

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> float:
        number = float(super().convert(value, param, ctx))
        return number if isfinite(number) else self.fail(str(value), param, ctx)


class WebAddress(click.types.StringParamType):
    """The address where a browser finds the pages, without a slash at its end; empty where nothing is said."""

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> str:
        address = str(super().convert(value, param, ctx))
        try:
            parts = urlsplit(address)
        except ValueError:
            self.fail(address, param, ctx)
        if address and not (parts.scheme in ("http", "https") and parts.hostname):
            self.fail(address, param, ctx)
        return address.rstrip("/")


class NamedChoice(click.types.StringParamType):
    """One of a few values, each with a name in every language."""

    @abstractmethod
    def offered(self, texts: Texts) -> Sequence[str]:
        """The values that people are told to choose from."""
