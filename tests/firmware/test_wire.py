"""Framing: lines are read back as they were written, and nothing else is taken for a line."""

import binascii

from tests.firmware.expected_errors import refusal

from roundhouse_hub.link.wire import LONGEST, LONGEST_BODY, Reader, encode

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


def test_a_line_is_read_back():
    assert Reader().feed(BELL_LINE) == [(17, BELL)]


def test_every_kind_of_value_is_read_back():
    message = {"k": "x", "a": [1, -2, "three"], "b": True, "c": False, "d": None, "e": 1 << 30, "f": ""}
    assert Reader().feed(encode(message, 65535)) == [(65535, message)]


def test_text_stays_ascii_and_keeps_every_character():
    message = {"k": "hello", "name": 'Zoë\'s ~"hub"\\\n\x7f €'}
    line = encode(message, 0)
    assert max(line) < 127
    assert line.count(b"~") == 1 and line.count(b"\n") == 1
    assert Reader().feed(line) == [(0, message)]


def test_a_line_may_come_byte_by_byte():
    reader = Reader()
    found = []
    for i in range(len(BELL_LINE)):
        found += reader.feed(BELL_LINE[i : i + 1])
    assert found == [(17, BELL)]
    assert reader.bad == 0


def test_several_lines_may_come_at_once():
    lines = encode({"k": "a"}, 1) + encode({"k": "b"}, 2) + encode({"k": "c"}, 3)
    assert [number for number, message in Reader().feed(lines)] == [1, 2, 3]


def test_a_terminal_may_end_lines_its_own_way():
    reader = Reader()
    assert reader.feed(b"\r\n\n" + BELL_LINE[:-1] + b"\r\n") == [(17, BELL)]
    assert reader.bad == 0


def test_reading_goes_on_at_the_next_mark():
    reader = Reader()
    assert reader.feed(BELL_LINE[:20] + BELL_LINE) == [(17, BELL)]
    assert reader.bad == 1


def test_a_line_after_garbage_is_read():
    reader = Reader()
    assert reader.feed(b"\x00\xff MPY: soft reboot\r\n" + BELL_LINE) == [(17, BELL)]
    assert reader.bad == 1


def test_a_changed_byte_is_noticed_wherever_it_is():
    for i in range(len(BELL_LINE) - 1):
        for change in (1, 128):
            reader = Reader()
            changed = BELL_LINE[:i] + bytes([BELL_LINE[i] ^ change]) + BELL_LINE[i + 1 :]
            assert reader.feed(changed + b"\n") == [], changed
            assert reader.bad >= 1, changed


def test_garbage_does_not_pile_up():
    reader = Reader()
    for _ in range(50):
        reader.feed(b"~" + b"x" * 63)
        reader.feed(b"no mark and no end" * 3)
    assert len(reader._rest) < LONGEST
    assert reader.feed(b"\n" + BELL_LINE) == [(17, BELL)]


def test_an_endless_line_is_one_bad_line():
    reader = Reader()
    for _ in range(100):
        reader.feed(b"x" * 64)
    reader.feed(b"\n")
    assert reader.bad == 1


def test_what_is_half_read_is_forgotten_on_a_new_line():
    reader = Reader()
    reader.feed(BELL_LINE[:20])
    reader.restart()
    assert reader.feed(BELL_LINE) == [(17, BELL)]
    assert reader.bad == 0


def test_a_right_sum_around_something_else_is_no_message():
    for text in (b"17 [1,2]", b"17 7", b"17 null", b"17 {}", b'17 {"k":7}', b"17 {", b"17 ", b'17 {"k":"\xc3\xab"}'):
        reader = Reader()
        assert reader.feed(line_of(text)) == [(17, None)], text
        assert reader.bad == 1, text


def test_a_right_sum_without_a_number_is_no_line():
    for text in (b"17", b"", b' {"k":"a"}', b'x {"k":"a"}', b'-1 {"k":"a"}', b'65536 {"k":"a"}'):
        reader = Reader()
        assert reader.feed(line_of(text)) == [], text
        assert reader.bad == 1, text
    assert Reader().feed(line_of(b'17 {"k":"a"}')) == [(17, {"k": "a"})]


def test_the_longest_message_fits_and_one_more_byte_does_not():
    longest = {"k": "trouble", "text": "x" * (LONGEST_BODY - len('{"k":"trouble","text":""}'))}
    assert len(encode(longest, 65535)) == LONGEST
    assert Reader().feed(encode(longest, 65535)) == [(65535, longest)]
    longest["text"] += "x"
    assert "143 bytes at most" in refusal(encode, longest, 1)


def test_what_the_wire_does_not_carry_is_refused():
    assert "not 1.5" in refusal(encode, {"k": "x", "a": 1.5}, 1)
    assert "lists of these" in refusal(encode, {"k": "x", "a": {}}, 1)
    assert "beyond U+FFFF" in refusal(encode, {"k": "x", "a": "\U0001f682"}, 1)
    assert "0 to 65535" in refusal(encode, {"k": "x"}, 65536)
    assert "0 to 65535" in refusal(encode, {"k": "x"}, -1)


def test_a_line_that_is_too_long_is_one_bad_line():
    reader = Reader()
    for piece in (b"~17 ", b"x" * 64, b"x" * 64, b"x" * 64, b"\n"):
        assert reader.feed(piece) == []
    assert reader.bad == 1
    assert reader.feed(BELL_LINE) == [(17, BELL)]


def test_every_line_cut_off_by_another_is_one_bad_line():
    for pieces in ((b"~1 {~~2 {\n",), (b"~1 {", b"~", b"~2 {", b"\n")):
        reader = Reader()
        for piece in pieces:
            reader.feed(piece)
        assert reader.bad == 3, pieces


def test_blanks_do_not_make_a_line_longer_than_it_may_be():
    reader = Reader()
    assert reader.feed(BELL_LINE[:-1] + b" " * LONGEST + b"\n") == []
    assert reader.bad == 1
