"""The conformance suite passes every hub that keeps the protocol, and finds the faults of those that do not."""

import re
import shutil
import subprocess
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path

from roundhouse.hub.conformance.promises import PROMISES
from roundhouse.hub.conformance.suite import conform
from roundhouse.hub.errors import PortGone

MINIMAL_HUB = Path(__file__).parent / "minimal_hub.mjs"


@contextmanager
def minimal_hub(fault: str = "") -> Iterator[str]:
    """The address of a hub written from PROTOCOL.md alone, in JavaScript, with this fault."""
    node = shutil.which("node")
    assert node is not None, "there is no Node: install version 20 or newer; on Debian: sudo apt-get install nodejs"
    with subprocess.Popen([node, str(MINIMAL_HUB), fault], stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        try:
            yield f"socket://127.0.0.1:{int(process.stdout.readline())}"
        finally:
            process.terminate()


def test_a_hub_written_from_the_document_alone_keeps_every_promise() -> None:
    with minimal_hub() as address:
        findings = list(conform(address))
    assert [(each.promise, str(each.fault)) for each in findings if not each.kept] == []
    assert [each.promise for each in findings] == list(PROMISES)


FAULTS = {
    "obeys-repeats": "repeated-line",
    "obeys-any-order": "missing-line",
    "ignores-sums": "damaged-line",
    "ends-at-ctrl-c": "stray-bytes",
    "never-again": "sends-again",
    "floods": "in-flight",
    "obeys-any-protocol": "other-protocol",
    "keeps-its-id": "new-host",
    "applies-some": "settings",
    "wraps-to-zero": "numbers-wrap",
    "drops-broken-json": "no-message",
    "sends-no-messages": "form-of-lines",
}


def broken_by(fault: str) -> set[str]:
    """The promises that a hub with this fault breaks, of two: the one meant for it, and one that it keeps."""
    with minimal_hub(fault) as address:
        try:
            return {each.promise for each in conform(address, only=("hello", FAULTS[fault])) if not each.kept}
        except PortGone:
            return {"gone"}


def test_a_fault_is_found_by_the_promise_that_it_breaks() -> None:
    with ThreadPoolExecutor(len(FAULTS)) as pool:
        found = dict(zip(FAULTS, pool.map(broken_by, FAULTS), strict=True))
    assert found == {fault: {promise} for fault, promise in FAULTS.items()} | {"ends-at-ctrl-c": {"gone"}}


def test_each_promise_has_a_sentence_of_the_document() -> None:
    text = (Path(__file__).parents[3] / "firmware/PROTOCOL.md").read_text(encoding="utf-8")
    table = re.findall(r"^\| `([a-z-]+)` \| [^|]+\. \|$", text, re.M)
    assert table == list(PROMISES)
