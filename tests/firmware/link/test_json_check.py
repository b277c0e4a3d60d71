"""JSON to the letter: the same lines carry a message under both interpreters, and read the same."""

import json

from tests.firmware.link.test_wire import line_of

from roundhouse_hub.link.json_check import is_json
from roundhouse_hub.link.wire import LineReader

RIGHT = (
    b'{"k":"x"}',
    b' { "k" :\t"x" , "a" : [ ] , "b" : { } } ',
    b'{"k":"x","a":[1,-2,"three",[[]],{"b":null}],"c":true,"d":false}',
    b'{"k":"x","a":[0,-0,10,0.5,-0.5e3,1E+9,12e-3]}',
    b'{"k":"","":"\\"\\\\\\/\\b\\f\\n\\r\\t\\u00e9\\uABcd\\uffff"}',
    b'{"k":"x\\\\","a":"\\\\\\"","b":"{[]}:,"}',
    b'{"k":"x","a":%s}' % (b"[" * 15 + b"]" * 15),
)
WRONG = (
    b'{"k" "x"}',
    b'{"k":"x" "a":1}',
    b'{"k":"x","a" 1}',
    b'{"k":"x","a":[1 2]}',
    b'{"k":"x",}',
    b'{,"k":"x"}',
    b'{"k":"x","a":[,]}',
    b'{"k":"x","a":[1,]}',
    b'{"k":"x",,"a":1}',
    b'{"k"::"x"}',
    b'{"k":"x","a":}',
    b'{"k":"x":"a"}',
    b'{"k","x"}',
    b'{"k":"x","a":["b":1]}',
    b'{"k":"x"]',
    b'{"k":"x","a":[1}}',
    b'{"k":"x"}}',
    b'{"k":"x"} 7',
    b'{"k":"x"',
    b'{"k":"x","a":[1',
    b"{'k':'x'}",
    b'{k:"x"}',
    b'{"k":"x",1:2}',
    b'{"k":"x","a":01}',
    b'{"k":"x","a":-01}',
    b'{"k":"x","a":+1}',
    b'{"k":"x","a":-}',
    b'{"k":"x","a":.5}',
    b'{"k":"x","a":1.}',
    b'{"k":"x","a":1e}',
    b'{"k":"x","a":1e+}',
    b'{"k":"x","a":1-2}',
    b'{"k":"x","a":0x1}',
    b'{"k":"x","a":1_0}',
    b'{"k":"x","a":NaN}',
    b'{"k":"x","a":-Infinity}',
    b'{"k":"x","a":True}',
    b'{"k":"x","a":nul}',
    b'{"k":"x","a":nullx}',
    b'{"k":"x","a":fals}',
    b'{"k":"x","a":"\\x41"}',
    b'{"k":"x","a":"\\u12"}',
    b'{"k":"x","a":"\\u12g4"}',
    b'{"k":"x","a":"\\ud83d\\ude82"}',
    b'{"k":"x","a":"\\uDFFF"}',
    b'{"k":"x","a":"\t"}',
    b'{"k":"x","a":"\xc3\xab"}',
    b'{"k":"x"}\xa0',
    b'{"k":"x"}\x0b',
    b'{"k":"x","a":"\\"}',
    b'{"k":"x","a":%s}' % (b"[" * 16 + b"]" * 16),
    b"",
)


def test_what_is_json_is_read_the_same():
    for body in RIGHT:
        assert is_json(body), body
        assert LineReader().feed(line_of(b"17 " + body)) == [(17, json.loads(body.decode()))], body


def test_what_is_not_json_is_no_message():
    for body in WRONG:
        assert not is_json(body), body
        assert LineReader().feed(line_of(b"17 " + body)) == [(17, None)], body


def test_no_beginning_of_a_message_is_one():
    for body in RIGHT:
        whole = body.rstrip()
        for end in range(len(whole)):
            assert not is_json(whole[:end]), whole[:end]


def test_a_single_value_may_be_anything():
    for value in (b"0", b"-1", b"12.5", b"1e9", b"true", b"false", b"null", b'""', b"[]", b" {} "):
        assert is_json(value), value
    for value in (b"-", b"1.", b"1e", b"tru", b'"', b"[", b"}", b" ", b"1 2"):
        assert not is_json(value), value
