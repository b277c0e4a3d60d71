"""Every Debian package that the checks fetch has a pin, and no other."""

import pytest
from tools.hardware.case.loads import finite_elements
from tools.pico import sources, toolchain

from tools import browser, debian, micropython, servers

FETCHED = [
    (debian.SUITE, "amd64", browser.PACKAGES),
    (debian.SUITE, "amd64", finite_elements.PACKAGES),
    (debian.SUITE, "amd64", servers.MOSQUITTO.packages),
    (debian.SUITE, "amd64", servers.NGINX.packages),
    (micropython.SUITE, "i386", micropython.PACKAGES),
    (sources.SUITE, "amd64", sources.PACKAGES),
    (sources.SUITE, debian.SOURCE, sources.ARCHIVES),
    (toolchain.SUITE, "amd64", (*toolchain.C_PACKAGES, *toolchain.PICO_PACKAGES)),
]


@pytest.mark.parametrize(("suite", "architecture", "names"), FETCHED)
def test_all_that_is_fetched_has_a_pin(suite: str, architecture: str, names: tuple[str, ...]) -> None:
    assert [pin.name for pin in debian.pins_of(names, suite, architecture)] == list(names)


def test_no_other_package_has_a_pin() -> None:
    wanted = {(suite, name) for suite, _, names in FETCHED for name in names}
    assert {(pin.suite, pin.name) for pin in debian.read_pins()} == wanted
