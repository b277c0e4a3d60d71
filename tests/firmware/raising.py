"""What is refused, and how that is told: for both interpreters, of which one has no pytest."""


def raised(kind, call, *arguments):
    """The error of this kind that a call raises. Raises AssertionError if it raises none."""
    try:
        call(*arguments)
    except kind as error:
        return error
    raise AssertionError("nothing was refused")


def refusal(call, *arguments):
    """What stands in the ValueError that a call raises."""
    return str(raised(ValueError, call, *arguments))
