"""Tests any hub against the promises of firmware/PROTOCOL.md, line by line at its port.

`raw_host` speaks to the hub, `promises` are what it has to keep, `suite` tries them. Lines are written and read here as
the document says, and not by the code that our own hub uses, so that a fault in that code is found.
"""
