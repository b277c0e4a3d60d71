"""What a browser has asked for: the form that it posted, and the language that its owner reads."""

from __future__ import annotations

import asyncio
import re
from typing import Final
from urllib.parse import parse_qsl

from starlette.requests import ClientDisconnect, Request

from roundhouse.catalogs import SOURCE
from roundhouse.i18n.texts import LANGUAGES, Texts

LARGEST_BODY: Final = 2048
MOST_FIELDS: Final = 10
SLOWEST_S: Final = 10.0
"""So long the body of a post may take."""
QUALITY: Final = re.compile(r"[01](\.\d{0,3})?")


async def form_of(request: Request, largest: int = LARGEST_BODY, most: int = MOST_FIELDS) -> dict[str, str]:
    """What a form has posted; its length was checked before. Fields that are no text are left out."""
    body = bytearray()
    try:
        async with asyncio.timeout(SLOWEST_S):
            async for piece in request.stream():
                body += piece
                if len(body) > largest:
                    return {}
    except (TimeoutError, ClientDisconnect):
        return {}
    try:
        return dict(parse_qsl(body.decode("utf-8", "replace"), max_num_fields=most, keep_blank_values=True))
    except ValueError:
        return {}


def texts_of(request: Request) -> Texts:
    """The texts of the language that the phone likes best of those that there are; else English."""
    liked = [each for each in map(_liking, request.headers.get("accept-language", "").split(",")) if each[0] > 0]
    preferred = (tag for _, tag in sorted(liked, key=lambda each: -each[0]))
    return Texts(next((tag for tag in preferred if tag in LANGUAGES), SOURCE))


def _liking(part: str) -> tuple[float, str]:
    """How well a language is liked, and its tag without the country; not at all where that cannot be read.

    >>> _liking(" de-AT;q=0.8"), _liking("es"), _liking("fr;q=x")
    ((0.8, 'de'), (1.0, 'es'), (0.0, 'fr'))
    """
    tag, *parameters = (each.strip().casefold() for each in part.split(";"))
    weight = next((each[2:] for each in parameters if each.startswith("q=")), "1")
    return float(weight) if QUALITY.fullmatch(weight) else 0.0, tag.partition("-")[0]
