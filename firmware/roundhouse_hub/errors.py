"""A value that the hub rejects, as a code and facts from which the host makes a sentence in the player's language."""

PRINTED = 20  # characters of a rejected value


class InvalidValue(ValueError):
    """`code` and `facts` go into a `trouble` message; PROTOCOL.md lists them.

    >>> str(InvalidValue("bad-length", field="lamps", got=12, want=13))
    'bad-length field=lamps got=12 want=13'
    """

    def __init__(self, code: str, **facts) -> None:
        super().__init__(" ".join([code] + ["%s=%s" % (name, facts[name]) for name in sorted(facts)]))
        self.code = code
        self.facts = facts


def printable(value) -> int | str:
    """A rejected value as it goes into a message: numbers and texts up to 20 characters, anything else by its type.

    Printing lists nested in lists could overflow a Pico's stack.

    >>> printable(11), printable("moo"), printable([[]]), printable(10**99)
    (11, 'moo', 'list', '10000000000000000000')
    """
    if isinstance(value, bool) or not isinstance(value, (int, str)):
        return type(value).__name__
    text = str(value)
    return value if len(text) <= PRINTED else text[:PRINTED]


def check_number(field: str, value, lowest: int, highest: int) -> int:
    """Return `value` if it is a whole number in this range. Raises InvalidValue.

    >>> check_number("slot", 11, 0, 11)
    11
    """
    # In Python True is an int, but it is no slot.
    if type(value) is not int or not lowest <= value <= highest:
        raise InvalidValue("bad-number", field=field, got=printable(value), min=lowest, max=highest)
    return value
