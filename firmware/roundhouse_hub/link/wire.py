"""Framing: how a message becomes a line on the wire, and how lines are found in a stream of bytes.

    ~17 {"k":"cue","name":"bell","slot":-1} db89f05c

A start mark, a number, a JSON object, the CRC-32 of the bytes between the mark and the space before the CRC, a newline.
Number 0 is for lines without a number (hello, acknowledgement). The mark occurs nowhere else in a line, so the reader
can resume at the next mark after any garbage. No I/O here; PROTOCOL.md describes the format in full.
"""

import binascii
import json

from roundhouse_hub.link.json_check import is_json

LONGEST_LINE = 160  # bytes of a line with mark and newline: a Pico reads a line in less than 6 ms
FRAME = 17  # of these: mark, number, two spaces, CRC and newline
LONGEST_BODY = LONGEST_LINE - FRAME  # the JSON
SHORT_NUMBER = 4  # bytes more when the number is 0
LAST_NUMBER = 65535
# What needs no escape. The mark itself (126) does: it must occur only at the start of a line.
PLAIN = "".join(chr(code) for code in range(32, 126) if chr(code) not in '"\\')

_WRITTEN = {}  # a cache of short texts as JSON, since the names of fields and gestures recur and take long to encode
_SHORT = 8
_MOST = 64


def encode(message: dict, number: int = 0) -> bytes:
    """The line for `message`: a dict with its kind under "k", its values texts, integers and lists of these.

    Raises ValueError if the message does not fit into a line, or for a value that the wire cannot carry.

    >>> encode({"k": "ack", "n": 17})
    b'~0 {"k":"ack","n":17} 7018e8c1\\n'
    """
    return frame(body_of(message, LONGEST_BODY if number else LONGEST_BODY + SHORT_NUMBER), number)


def body_of(message: dict, longest: int = LONGEST_BODY) -> bytes:
    """The JSON of a message, short enough for a line with any number. Raises ValueError as `encode` does."""
    # MicroPython's dicts have no order: the kind comes first for human readers, the rest by name.
    names = sorted(message)
    names.remove("k")
    # Joined once: a sum of each with all before it leaves garbage that grows with the square of the length.
    parts = ['{"k":', _json(message["k"])]
    for name in names:
        parts += (",", _text(name), ":", _json(message[name]))
    parts.append("}")
    body = "".join(parts).encode()
    if len(body) > longest:
        raise ValueError("a message is %d bytes at most, and this %s has %d" % (longest, message["k"], len(body)))
    return body


def frame(body: bytes, number: int) -> bytes:
    """The line that carries `body` with this number."""
    if not 0 <= number <= LAST_NUMBER:
        raise ValueError("a line's number is 0 to 65535, not %r" % (number,))
    counted = b"%d %s" % (number, body)
    return b"~%s %08x\n" % (counted, binascii.crc32(counted))


class LineReader:
    """Finds whole, valid lines in bytes that arrive in any pieces.

    `bad` counts what was dropped: damaged or overlong lines, and garbage between lines. It also counts lines that
    arrived undamaged but carry no message; these are returned, since the peer waits for their acknowledgement.
    """

    def __init__(self) -> None:
        self.bad = 0
        self._rest = b""  # the beginning of a line, from its mark on
        self._junk = False  # bytes were dropped since the last mark or newline

    def feed(self, data: bytes) -> list:
        """Take bytes; return the lines that are complete now, as (number, message); without a message it is None."""
        found = []
        text = self._rest + data
        while True:
            end = text.find(b"\n")
            if end < 0:
                break
            line = self._from_last_mark(text[:end])
            text = text[end + 1 :]
            if line:
                entry = _decode(line)
                if entry is None or entry[1] is None:
                    self.bad += 1
                if entry is not None:
                    found.append(entry)
            elif self._junk:
                self.bad += 1
            self._junk = False
        text = self._from_last_mark(text)
        if len(text) >= LONGEST_LINE:
            text = b""
            self._junk = True
        self._rest = text
        return found

    def restart(self) -> None:
        """Drop a half-read line: the port was opened again."""
        self._rest = b""
        self._junk = False

    def _from_last_mark(self, text):
        """`text` from its last mark on. What precedes it is garbage, or lines that a mark cut off."""
        first = text.find(b"~")
        if first == 0 and not self._junk and text.find(b"~", 1) < 0:
            return text
        if (text if first < 0 else text[:first]).strip():
            self._junk = True
        if first < 0:
            return b""
        if self._junk:
            self.bad += 1
            self._junk = False
        self.bad += text.count(b"~") - 1
        return text[text.rfind(b"~") :]


def _decode(line):
    """(number, message) of one line from its mark on, (number, None) without a message; None if it is damaged."""
    if len(line) >= LONGEST_LINE:
        return None
    line = line.rstrip()  # terminal programs end lines with a carriage return
    body = line[1:-9]
    if line[-9:] != b" %08x" % binascii.crc32(body):
        return None
    space = body.find(b" ")
    digits = body[:space]
    # The CRC is right, so a peer sent exactly this; it must still be a message.
    if space < 1 or not digits.isdigit():
        return None
    number = int(digits)
    if number > LAST_NUMBER:
        return None
    text = body[space + 1 :]
    message = json.loads(text.decode()) if is_json(text) else None
    if not isinstance(message, dict) or not isinstance(message.get("k"), str):
        message = None
    return number, message


def _json(value):
    """ASCII JSON without spaces. MicroPython's own encoder sends characters beyond ASCII as they are, and neither
    interpreter's escapes the mark; both would write a float or an object, which no message carries.
    """
    if isinstance(value, str):  # the most common first
        return _text(value)
    if value is True:
        return "true"
    if value is False:
        return "false"
    if value is None:
        return "null"
    if isinstance(value, int):
        return str(value)
    if isinstance(value, (list, tuple)):
        return "[" + ",".join(_json(item) for item in value) + "]"
    raise ValueError("a message carries texts, integers and lists of these, not %r" % (value,))


def _text(value):
    written = _WRITTEN.get(value)
    if written is None:
        # If nothing is left after stripping all plain characters, nothing has to be escaped: a fast test for most
        # texts.
        written = '"' + ("".join(_character(c) for c in value) if value.strip(PLAIN) else value) + '"'
        if len(value) <= _SHORT and len(_WRITTEN) < _MOST:
            _WRITTEN[value] = written
    return written


def _character(c):
    code = ord(c)
    if c == '"' or c == "\\":
        return "\\" + c
    if 32 <= code < 126:
        return c
    if code > 0xFFFF or 0xD800 <= code < 0xE000:
        raise ValueError("the wire carries no characters beyond U+FFFF, like %r" % (c,))
    return "\\u%04x" % code
