"""A hub that was left at MicroPython's prompt: recognizes the prompt, and starts the hub from it.

A tool that probes ports, or a developer, may have left it there. A prompt shows itself, or echoes what is typed: here
the host's hello. Nothing is sent to a port that does neither.
"""

from typing import Final

PROMPT: Final = b">>> "
HUB_QUERY: Final = b"\r\x03import roundhouse_hub as r;print('hub',r.BUILD)\r"
"""Drops a half-typed line, and asks whether this is a hub."""
IS_HUB: Final = b"\nhub "
START: Final = b"\r\x03\x04"
"""Drops a half-typed line, and starts what starts at power-up."""
SEARCHED_BYTES: Final = 256
"""The number of recent bytes that are searched for the prompt."""


class PromptGuide:
    """Answers the prompt of one port, until the hub says hello; `started` once it was started."""

    def __init__(self, hello: bytes) -> None:
        """`hello` is what shows that the host's own hello comes back."""
        self.started = False
        self._hello = hello
        self._asked = False
        self._said = b""

    def answer(self, data: bytes) -> bytes:
        r"""The bytes to write after these have arrived; usually nothing.

        >>> guide = PromptGuide(b'"k":"hello","id":7,')
        >>> guide.answer(b'~0 {"k":"hello","id":7,') == HUB_QUERY
        True
        >>> guide.answer(b"...\nhub 1a2b3c4\r\n>>> ") == START, guide.started
        (True, True)
        """
        self._said = (self._said + data)[-SEARCHED_BYTES:]
        if not self._asked and (PROMPT in self._said or self._hello in self._said):
            self._asked, self._said = True, b""
            return HUB_QUERY
        if not self.started and IS_HUB in self._said and self._said.endswith(PROMPT):
            self.started = True
            return START
        return b""
