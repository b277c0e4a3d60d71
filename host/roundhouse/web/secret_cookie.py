"""The cookie that holds what a device alone knows, such as the ticket of a seat."""

from __future__ import annotations

from dataclasses import dataclass

from starlette.requests import Request
from starlette.responses import RedirectResponse, Response


@dataclass(frozen=True, slots=True)
class SecretCookie:
    """No script reads it, no other page sends it, and where pages come over TLS it is `secure`."""

    name: str
    lasts_s: int
    secure: bool = False

    def of(self, request: Request) -> str:
        """The secret that a device has sent along; empty without one."""
        return request.cookies.get(self.name, "")

    def given(self, secret: str, page: str) -> Response:
        """To a page, with the secret that opens it."""
        return self.added(RedirectResponse(page, 303), secret)

    def added(self, answer: Response, secret: str) -> Response:
        """The answer, after which the device holds the secret."""
        answer.set_cookie(self.name, secret, max_age=self.lasts_s, httponly=True, samesite="strict", secure=self.secure)
        return answer

    def forgotten(self, answer: Response) -> Response:
        """The answer, after which the device holds no secret."""
        answer.delete_cookie(self.name)
        return answer
