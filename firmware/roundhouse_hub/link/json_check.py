"""Whether bytes are JSON to the letter, so that both interpreters read the same.

MicroPython's parser misses no comma and takes `01`, CPython's takes `NaN`. This check in machine code takes half the
time of the parsing.
"""

import roundhouse_hub as micropython
from roundhouse_hub import const, ptr8

# What is due next.
_VALUE = const(0)
_VALUE_END = const(1)
_NAME = const(2)
_NAME_END = const(3)
_COLON = const(4)
_COMMA = const(5)  # or an end

_ESCAPES = b'"\\/bfnrt'
_HEX = b"0123456789abcdefABCDEF"


@micropython.viper
def is_json(text) -> bool:
    """Whether `text` is one JSON value in ASCII, nested at most 16 deep, without characters beyond U+FFFF."""
    data = ptr8(text)
    size = int(len(text))
    at = 0
    due = _VALUE
    inside = 1  # a bit for each open list (0) and object (1), the innermost last
    while at < size:
        c = int(data[at])
        at += 1
        if c == 0x20 or c == 0x09 or c == 0x0A or c == 0x0D:
            continue
        if c == 0x22:  # "
            if due > _NAME_END:
                return False
            due = _COLON if due >= _NAME else _COMMA
            at = int(_text_end(text, at))
        elif c == 0x3A:  # :
            if due != _COLON:
                return False
            due = _VALUE
        elif c == 0x2C:  # ,
            if due != _COMMA or inside == 1:
                return False
            due = _NAME if inside & 1 else _VALUE
        elif c == 0x7D or c == 0x5D:  # } ]
            opened = _NAME_END if c == 0x7D else _VALUE_END
            if inside == 1 or inside & 1 != opened >> 1 or (due != _COMMA and due != opened):
                return False
            inside >>= 1
            due = _COMMA
        elif due > _VALUE_END:
            return False
        elif c == 0x7B or c == 0x5B:  # { [
            if inside >> 16:
                return False
            due = _NAME_END if c == 0x7B else _VALUE_END
            inside = inside << 1 | due >> 1
        else:
            due = _COMMA
            if c == 0x2D or (c >= 0x30 and c <= 0x39):
                at = int(_number_end(text, at - 1))
            else:
                at = int(_word_end(text, at - 1))
        if at == 0:
            return False
    return due == _COMMA and inside == 1


# Each returns where a value ends, or 0. One function of all would be too long for the processor's jumps.


@micropython.viper
def _text_end(text, start: int) -> int:
    data = ptr8(text)
    size = int(len(text))
    at = start
    while at < size:
        c = int(data[at])
        at += 1
        if c == 0x22:
            return at
        if c < 0x20 or c > 0x7F:
            return 0
        if c == 0x5C:  # backslash
            at = int(_escape_end(text, at))
    return 0


def _escape_end(text, at):
    letter = text[at : at + 1]
    digits = text[at + 1 : at + 5]
    if letter != b"u":
        return at + 1 if letter in _ESCAPES else len(text)
    if len(digits) < 4 or digits.strip(_HEX) or 0xD800 <= int(digits, 16) < 0xE000:
        return len(text)  # half a character
    return at + 5


@micropython.viper
def _number_end(text, start: int) -> int:
    data = ptr8(text)
    size = int(len(text))
    at = start
    if data[at] == 0x2D:  # -
        at += 1
    first = at
    at = int(_digits_end(text, at))
    if at > first + 1 and data[first] == 0x30:  # 01
        return 0
    if at != 0 and at < size and data[at] == 0x2E:  # .
        at = int(_digits_end(text, at + 1))
    if at != 0 and at < size and data[at] | 0x20 == 0x65:  # e E
        at += 1
        if at < size and (data[at] == 0x2B or data[at] == 0x2D):  # + -
            at += 1
        at = int(_digits_end(text, at))
    return at


@micropython.viper
def _digits_end(text, start: int) -> int:
    data = ptr8(text)
    size = int(len(text))
    at = start
    while at < size and data[at] >= 0x30 and data[at] <= 0x39:
        at += 1
    return at if at > start else 0


def _word_end(text, start):
    for word in (b"true", b"false", b"null"):
        if text.startswith(word, start):
            return start + len(word)
    return 0
