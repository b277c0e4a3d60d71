"""Sentences for people from layers that know no language: in English, and with what it takes to say them in another."""

from __future__ import annotations

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
