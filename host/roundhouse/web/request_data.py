"""The data of a request: the form that it posted, and the language that its owner reads."""

from __future__ import annotations

import asyncio
import re
from email.message import EmailMessage
from email.parser import BytesParser
from email.policy import HTTP
from typing import Final
from urllib.parse import parse_qsl

from starlette.requests import ClientDisconnect, Request

from roundhouse.catalogs import SOURCE
from roundhouse.i18n.texts import LANGUAGES, Texts
from roundhouse.records.csv_cells import text_of

LARGEST_BODY: Final = 2048
MOST_FIELDS: Final = 10
SLOWEST_S: Final = 10.0
"""The time that the body of a post may take."""
QUALITY: Final = re.compile(r"[01](\.\d{0,3})?")


async def form_of(request: Request, largest: int = LARGEST_BODY, most: int = MOST_FIELDS) -> dict[str, str]:
    """The fields that a form has posted; its length was checked before. A file sent along is a field with its text."""
    body = await posted_body(request, largest)
    kind = request.headers.get("content-type", "")
    if kind.startswith("multipart/form-data"):
        return _parts(kind, body, most)
    try:
        return dict(parse_qsl(body.decode("utf-8", "replace"), max_num_fields=most, keep_blank_values=True))
    except ValueError:
        return {}


async def posted_body(request: Request, largest: int, slowest: float = SLOWEST_S) -> bytes:
    """The bytes that were posted, within so many seconds; none of what is larger, late, or was not sent to its end."""
    body = bytearray()
    try:
        async with asyncio.timeout(slowest):
            async for piece in request.stream():
                body += piece
                if len(body) > largest:
                    return b""
    except (TimeoutError, ClientDisconnect):
        return b""
    return bytes(body)


def _parts(kind: str, body: bytes, most: int) -> dict[str, str]:
    """The fields of a form that may have files in it; nothing of one with too many."""
    whole = BytesParser(policy=HTTP).parsebytes(b"Content-Type: " + kind.encode("latin-1") + b"\r\n\r\n" + body)
    parts = [each for each in whole.iter_parts() if isinstance(each, EmailMessage)] if whole.is_multipart() else []
    if len(parts) > most:
        return {}
    return {
        str(part.get_param("name", "", "content-disposition")): text_of(bytes(part.get_payload(decode=True) or b""))
        for part in parts
    }


def texts_of(request: Request) -> Texts:
    """The texts of the language that the phone likes best of those that there are; else English."""
    liked = [each for each in map(_liking, request.headers.get("accept-language", "").split(",")) if each[0] > 0]
    preferred = (tag for _, tag in sorted(liked, key=lambda each: -each[0]))
    return Texts(next((tag for tag in preferred if tag in LANGUAGES), SOURCE))


def _liking(part: str) -> tuple[float, str]:
    """The weight by which a language is liked, and its tag without the country; not at all where that cannot be read.

    >>> _liking(" de-AT;q=0.8"), _liking("es"), _liking("fr;q=x")
    ((0.8, 'de'), (1.0, 'es'), (0.0, 'fr'))
    """
    tag, *parameters = (each.strip().casefold() for each in part.split(";"))
    weight = next((each[2:] for each in parameters if each.startswith("q=")), "1")
    return float(weight) if QUALITY.fullmatch(weight) else 0.0, tag.partition("-")[0]
