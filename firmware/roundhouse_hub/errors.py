"""A value that the hub rejects, as a code and facts from which the host makes a sentence in the player's language."""


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
    """A rejected value as it goes into a message: numbers and short texts as they are, anything else by its type.

    Printing lists nested in lists could overflow a Pico's stack.

    >>> printable(11), printable("moo"), printable([[]])
    (11, 'moo', 'list')
    """
    if isinstance(value, bool) or not isinstance(value, (int, str)):
        return type(value).__name__
    return value[:20] if isinstance(value, str) else value
