"""Framing: lines are read back as they were written, and nothing else is taken for a line."""

import binascii

from tests.firmware.expected_errors import raised_text

from roundhouse_hub.link.wire import LONGEST_BODY, LONGEST_LINE, LineReader, encode

BELL = {"k": "cue", "name": "bell", "slot": -1}
BELL_LINE = b'~17 {"k":"cue","name":"bell","slot":-1} db89f05c\n'


def line_of(text):
    """A line with a valid checksum around any text, as a faulty peer might send it."""
    return b"~" + text + b" %08x\n" % binascii.crc32(text)


def test_a_line_is_what_the_protocol_shows():
    assert encode(BELL, 17) == BELL_LINE


def test_the_kind_comes_first_and_the_rest_by_name():
    line = encode({"slot": 2, "name": "bell", "k": "cue"}, 5)
    assert line.startswith(b'~5 {"k":"cue","name":"bell","slot":2} ')


def test_every_kind_of_value_is_read_back():
    message = {"k": "x", "a": [1, -2, "three"], "b": True, "c": False, "d": None, "e": 1 << 30, "f": ""}
    assert LineReader().feed(encode(message, 65535)) == [(65535, message)]


def test_text_stays_ascii_and_keeps_every_character():
    message = {"k": "hello", "name": 'Zoë\'s ~"hub"\\\n\x7f €'}
    line = encode(message, 0)
    assert max(line) < 127
    assert line.count(b"~") == 1 and line.count(b"\n") == 1
    assert LineReader().feed(line) == [(0, message)]


X64 = b"x" * 64
# What arrives, how many lines are read, and how many are bad.
STREAMS = (
    ("a line byte by byte", [bytes([byte]) for byte in BELL_LINE], 1, 0),
    ("a terminal's line ends", [b"\r\n\n" + BELL_LINE[:-1] + b"\r\n"], 1, 0),
    ("a line that is cut off by the next mark", [BELL_LINE[:20] + BELL_LINE], 1, 1),
    ("garbage before a line", [b"\x00\xff MPY: soft reboot\r\n" + BELL_LINE], 1, 1),
    ("an endless line", [X64] * 100 + [b"\n"], 0, 1),
    ("a line that is too long, and another", [b"~17 ", X64, X64, X64, b"\n", BELL_LINE], 1, 1),
    ("blanks make a line too long", [BELL_LINE[:-1] + b" " * LONGEST_LINE + b"\n"], 0, 1),
    ("each line is cut off by another", [b"~1 {~~2 {\n"], 0, 3),
    ("and so they are in pieces", [b"~1 {", b"~", b"~2 {", b"\n"], 0, 3),
)


def test_lines_are_found_in_any_stream_and_what_is_none_is_counted():
    for what, pieces, read, bad in STREAMS:
        reader = LineReader()
        found = []
        for piece in pieces:
            found += reader.feed(piece)
        assert (found, reader.bad) == ([(17, BELL)] * read, bad), what


def test_a_changed_byte_is_noticed_wherever_it_is():
    for i in range(len(BELL_LINE) - 1):
        for change in (1, 128):
            reader = LineReader()
            changed = BELL_LINE[:i] + bytes([BELL_LINE[i] ^ change]) + BELL_LINE[i + 1 :]
            assert reader.feed(changed + b"\n") == [], changed
            assert reader.bad >= 1, changed


def test_garbage_does_not_pile_up():
    reader = LineReader()
    for _ in range(50):
        reader.feed(b"~" + b"x" * 63)
        reader.feed(b"no mark and no end" * 3)
    assert len(reader._rest) < LONGEST_LINE
    assert reader.feed(b"\n" + BELL_LINE) == [(17, BELL)]


def test_what_is_half_read_is_forgotten_on_a_new_line():
    reader = LineReader()
    reader.feed(BELL_LINE[:20])
    reader.restart()
    assert reader.feed(BELL_LINE) == [(17, BELL)]
    assert reader.bad == 0


def test_a_right_sum_around_something_else_is_no_message():
    for text in (b"17 [1,2]", b"17 7", b"17 null", b"17 {}", b'17 {"k":7}', b"17 {", b"17 ", b'17 {"k":"\xc3\xab"}'):
        reader = LineReader()
        assert reader.feed(line_of(text)) == [(17, None)], text
        assert reader.bad == 1, text


def test_a_right_sum_without_a_number_is_no_line():
    for text in (b"17", b"", b' {"k":"a"}', b'x {"k":"a"}', b'-1 {"k":"a"}', b'65536 {"k":"a"}'):
        reader = LineReader()
        assert reader.feed(line_of(text)) == [], text
        assert reader.bad == 1, text
    assert LineReader().feed(line_of(b'17 {"k":"a"}')) == [(17, {"k": "a"})]


def test_the_longest_message_fits_and_one_more_byte_does_not():
    longest = {"k": "trouble", "text": "x" * (LONGEST_BODY - len('{"k":"trouble","text":""}'))}
    assert len(encode(longest, 65535)) == LONGEST_LINE
    assert LineReader().feed(encode(longest, 65535)) == [(65535, longest)]
    longest["text"] += "x"
    assert "143 bytes at most" in raised_text(encode, longest, 1)


def test_what_the_wire_does_not_carry_is_refused():
    assert "not 1.5" in raised_text(encode, {"k": "x", "a": 1.5}, 1)
    assert "lists of these" in raised_text(encode, {"k": "x", "a": {}}, 1)
    assert "beyond U+FFFF" in raised_text(encode, {"k": "x", "a": "\U0001f682"}, 1)
    assert "0 to 65535" in raised_text(encode, {"k": "x"}, 65536)
    assert "0 to 65535" in raised_text(encode, {"k": "x"}, -1)
