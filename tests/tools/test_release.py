"""The files of a release: sums, the parts of Debian's package, and the workflows that make them elsewhere."""

import os
import re
import shutil
import subprocess
import tomllib
from configparser import ConfigParser
from pathlib import Path

import pytest
from tools.release import bundles, make, wheels

from roundhouse import __version__

ROOT = Path(__file__).resolve().parents[2]
WORKFLOWS = sorted((ROOT / ".github/workflows").glob("*.yml"))


def test_the_sums_are_those_that_sha256sum_reads(tmp_path: Path) -> None:
    (tmp_path / "b.whl").write_bytes(b"b")
    (tmp_path / "a.pyz").write_bytes(b"a")
    (tmp_path / "SHA256SUMS").write_text(make.sums(tmp_path), encoding="utf-8")
    assert [line.split()[1] for line in make.sums(tmp_path).splitlines()] == ["a.pyz", "b.whl"]
    subprocess.run(["sha256sum", "--check", "--strict", "SHA256SUMS"], cwd=tmp_path, check=True, capture_output=True)


def test_wheels_are_for_the_pythons_that_the_package_names() -> None:
    package = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    named = [each.rpartition(" ")[2] for each in package["project"]["classifiers"] if ":: Python :: 3." in each]
    assert tuple(named) == wheels.PYTHONS
    assert package["tool"]["cibuildwheel"]["build"].split() == [f"cp{each.replace('.', '')}-*" for each in named]


@pytest.mark.parametrize("unit", sorted(bundles.UNITS.iterdir()), ids=lambda unit: unit.name)
def test_a_unit_of_the_package_starts_its_program_with_a_code_of_its_own(unit: Path) -> None:
    made = ConfigParser(interpolation=None, strict=False)
    made.read_string(bundles.of_the_package(unit.read_text(encoding="utf-8")))
    text = " ".join(made["Service"].values()) if "Service" in made else ""
    assert "/opt/" not in text and "CHANGEME" not in text
    if made.get("Service", "ExecStart", fallback="").endswith("--code ${CODE}"):
        assert made["Service"]["EnvironmentFile"] == "/etc/default/roundhouse"


@pytest.mark.skipif(not (shutil.which("dpkg-deb") or os.environ.get("CI")), reason="only Debian makes its packages")
def test_the_package_has_program_units_pages_and_scripts(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "site/roundhouse").mkdir(parents=True)
    (tmp_path / "site/roundhouse/__main__.py").touch(0o600)
    (tmp_path / "site").chmod(0o700)
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "1700000000")
    made = []
    for name in ("one", "other"):
        (tmp_path / name).mkdir()
        bundles.debian_package(tmp_path / "site", tmp_path / f"tree-{name}", tmp_path / name)
        made.append(tmp_path / name / f"roundhouse_{__version__}_amd64.deb")
    assert made[0].read_bytes() == made[1].read_bytes()
    listed = subprocess.run(["dpkg-deb", "--contents", made[0]], capture_output=True, text=True, check=True).stdout
    for file in ("usr/lib/roundhouse/roundhouse/__main__.py", "usr/share/man/man1/roundhouse.1", "usr/bin/roundhouse",
                 "usr/lib/systemd/system/roundhouse-club.service", "usr/share/zsh/vendor-completions/_roundhouse",
                 "usr/share/applications/roundhouse.desktop"):  # fmt: skip
        assert f" ./{file}\n" in listed
    assert {line[:10] for line in listed.splitlines()} == {"drwxr-xr-x", "-rwxr-xr-x", "-rw-r--r--"}, "all may read it"
    for script in ("postinst", "prerm", "postrm"):
        subprocess.run(["sh", "-n", tmp_path / "tree-one/DEBIAN" / script], check=True)


@pytest.mark.parametrize("workflow", WORKFLOWS, ids=lambda path: path.name)
def test_a_workflow_runs_what_is_there(workflow: Path) -> None:
    run = re.findall(r"^ +- run: (.+)$", workflow.read_text(encoding="utf-8"), re.MULTILINE)
    targets = re.findall(r"^(\w+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE)
    assert run
    for command in run:
        program, *words = command.split()
        assert program != "make" or words[0] in targets
        assert all((ROOT / word).exists() for word in words if word.endswith((".txt", "/run")))
