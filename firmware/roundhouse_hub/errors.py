"""A value that the hub does not accept, told as a code and facts, so that the host can say it in any language."""


class InvalidValue(ValueError):
    """`code` and `facts` go into a `trouble` message; PROTOCOL.md lists the codes and what each comes with.

    >>> str(InvalidValue("bad-length", field="lamps", got=12, want=13))
    'bad-length field=lamps got=12 want=13'
    """

    def __init__(self, code: str, **facts):
        super().__init__(" ".join([code] + ["%s=%s" % (name, facts[name]) for name in sorted(facts)]))
        self.code = code
        self.facts = facts


def printable(value):
    """A value that was refused, for a message: numbers and short texts as they are, anything else by its type.

    Lists within lists could be too deep for a Pico's stack to print.

    >>> printable(11), printable("moo"), printable([[]])
    (11, 'moo', 'list')
    """
    if isinstance(value, bool) or not isinstance(value, (int, str)):
        return type(value).__name__
    return value[:20] if isinstance(value, str) else value
