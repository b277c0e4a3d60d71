"""Checks for expected errors, for both interpreters, of which one has no pytest."""


def raised(kind, call, *arguments):
    """The error of this kind that the call raises. Raises AssertionError if it raises none."""
    try:
        call(*arguments)
    except kind as error:
        return error
    raise AssertionError("nothing was refused")


def raised_text(call, *arguments):
    """The text of the ValueError that the call raises."""
    return str(raised(ValueError, call, *arguments))
