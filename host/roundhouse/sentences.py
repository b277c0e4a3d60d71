"""Sentences for people from layers that know no language: in English, and with what it takes to say them in another."""

from __future__ import annotations

import errno
from collections.abc import Mapping


class Sentence(str):
    """An English sentence, or a part of one, that keeps how it was made: `words.told` says it in any language.

    A fact that is itself told, such as what to do, is a `Sentence` too. Without facts the template is taken as it is.

    >>> port = Sentence("There is no port {address}.", address="COM3")
    >>> print(port, port.template, port.facts)
    There is no port COM3. There is no port {address}. {'address': 'COM3'}
    """

    template: str
    facts: Mapping[str, object]

    def __new__(cls, template: str, /, **facts: object) -> Sentence:
        if isinstance(template, Sentence):
            return template
        sentence = super().__new__(cls, template.format(**facts) if facts else template)
        sentence.template, sentence.facts = template, facts
        return sentence


class ToldError(Exception):
    """An error whose `str()` is for a person: what is wrong, and what to do. `sentence` can be said in any language."""

    def __init__(self, template: str, /, **facts: object) -> None:
        self.sentence = Sentence(template, **facts)
        super().__init__(self.sentence)


REASONS = {
    errno.EADDRINUSE: Sentence("another program uses it"),
    errno.EACCES: Sentence("you have no permission"),
    errno.EEXIST: Sentence("there is a file of that name"),
    errno.EISDIR: Sentence("it is a folder"),
    errno.ENOENT: Sentence("there is no such file or folder"),
    errno.ENOSPC: Sentence("the disk is full"),
    errno.ENOTDIR: Sentence("a file stands where a folder should"),
    errno.EPERM: Sentence("you have no permission"),
    errno.EROFS: Sentence("nothing can be written there"),
}


def reason_of(error: OSError) -> str:
    """Why a file cannot be used; what is rare in the words of the system.

    >>> reason_of(FileNotFoundError(errno.ENOENT, "No such file or directory")), reason_of(OSError("burnt"))
    ('there is no such file or folder', 'burnt')
    """
    return REASONS.get(error.errno or 0) or error.strerror or str(error)
