"""A part that fails when it is asked for one thing, as a loose wire would have it."""


class Failing:
    """Stands before a part and fails `times` times in one of its methods; all else goes through."""

    def __init__(self, part, method, times):
        self._part = part
        self._method = method
        self._times = times

    def __getattr__(self, name):
        if name == self._method and self._times:
            self._times -= 1
            return self._fail
        return getattr(self._part, name)

    def _fail(self, *_):
        raise OSError(5)
