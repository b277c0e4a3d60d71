"""Messages of layers that know no language, and how they become texts; test_used_texts has those in the source."""

import pickle

import pytest

from roundhouse import catalogs
from roundhouse.catalogs import Message, Number, UnknownText, Verbatim, messages_of, topics
from roundhouse.i18n.texts import LANGUAGES, Texts


def test_a_message_is_its_id_and_its_facts() -> None:
    one, same, other = (Message("hub/not-serial", address=address) for address in ("COM3", "COM3", "COM4"))
    assert one == same and hash(one) == hash(same) and one != other
    assert repr(other) == "Message('hub/not-serial', address='COM4')"
    assert Message.of(one) is one and Message.of("hub/not-serial", address="COM3") == one
    assert pickle.loads(pickle.dumps(one)) == one


def test_a_fact_that_is_a_message_is_formatted_in_the_same_language() -> None:
    cure = Message("hub/run-flash", address="COM3")
    assert Texts("es").text("hub/port-not-permitted", address="COM3", cure=cure) == (
        "No tienes permiso para abrir COM3: escribe `roundhouse flash COM3`."
    )
    assert str(Verbatim("{ $x }")) == "{ $x }"


@pytest.mark.parametrize(
    ("id", "facts", "complaint"),
    [
        ("start/no-such-text", {}, "there is no text start/no-such-text"),
        ("no-such-topic/title", {}, "there is no text no-such-topic/title"),
        ("start/title.no-such-part", {}, "there is no text start/title.no-such-part"),
        ("hub/not-serial", {"port": "COM3"}, "^hub/not-serial in .*: address$"),
    ],
)
@pytest.mark.parametrize("language", ["en", "es"])
def test_a_text_that_is_not_there_or_lacks_a_fact_is_a_fault_of_the_program(
    id: str, facts: dict[str, object], complaint: str, language: str
) -> None:
    with pytest.raises(UnknownText, match=complaint):
        Texts(language).text(id, **facts)


def test_numbers_are_written_as_people_read_them() -> None:
    assert Texts().text("labels/points", count=Number(7, signed=True)) == "+7 pts"
    assert Texts("es").text("labels/points", count=Number(-2, signed=True)) == "−2 pts"
    assert Texts().text("start/set-tiles", tiles=1) == "1 tile"
    assert Texts().text("start/set-tiles", tiles=1000) == "1000 tiles"
    assert (Texts().number(2.5, digits=1), Texts("es").number(2.5, digits=1)) == ("2.5", "2.5")


def test_a_formatted_text_has_no_control_characters() -> None:
    """Fluent can put marks around what is inserted, which a terminal and a font show as boxes."""
    said = Texts("es").text("words/train", seat="Ann")
    assert said == "el tren de Ann" and said.isprintable()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_text_without_facts_is_read_as_fluent_reads_it(language: str) -> None:
    told = 0
    for topic in topics(language):
        catalog = catalogs._catalog(language, topic)
        for name in messages_of(topic, language):
            for part, text in catalogs._written(catalog.sources[name]).items():
                if text and "{" not in text:
                    assert catalog.bundle.said(name, part, {}) == (text, []), f"{topic}/{name}.{part}"
                    told += 1
    assert told > 1000
