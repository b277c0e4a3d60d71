"""The files of a release: sums, the parts of Debian's package, and the workflows that make them elsewhere."""

import os
import re
import shutil
import subprocess
import sys
import tomllib
from configparser import ConfigParser
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread

import pytest
from tools.release import bundles, make, pythons, wheels

from roundhouse import __version__
from tools import debian

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
    assert tuple(named) == pythons.PYTHONS
    assert package["tool"]["cibuildwheel"]["build"].split() == [f"cp{each.replace('.', '')}-*" for each in named]


def test_a_python_that_is_not_here_is_debians_and_one_that_is_nowhere_is_told(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (tmp_path / "python3.11").symlink_to(sys.executable)
    (tmp_path / "python3.12").write_text("#!/bin/sh\nexit 127\n")  # a shim of pyenv without its Python
    (tmp_path / "python3.12").chmod(0o755)
    loader = tmp_path / "tree/usr/lib64/ld-linux-x86-64.so.2"
    loader.parent.mkdir(parents=True)
    loader.write_text(f'#!/bin/sh\necho "$PYTHONHOME" "$@" >> {tmp_path}/started\n')
    loader.chmod(0o755)

    def unpacked(_: Path, suite: str, __: str, names: tuple[str, ...]) -> Path:
        if "python3.14-minimal" not in names:
            raise debian.NoPackagesError(f"{suite} has none")
        return tmp_path / "tree"

    monkeypatch.setattr(shutil, "which", lambda name: str(found) if (found := tmp_path / name).exists() else None)
    monkeypatch.setattr(debian, "unpacked", unpacked)
    monkeypatch.setattr(pythons, "CACHE", tmp_path)
    assert [pythons.interpreter(f"3.{minor}") for minor in (11, 14)] == [
        str(tmp_path / f"python3.{minor}") for minor in (11, 14)
    ]
    started = (tmp_path / "started").read_text().split()
    assert started[0] == f"{tmp_path}/tree/usr" and f"--argv0 {tmp_path}/python3.14" in " ".join(started)
    with pytest.raises(debian.NoPackagesError, match="sid has none"):
        pythons.interpreter("3.12")


def test_a_release_that_stopped_goes_on_where_it_was_until_there_is_another_commit(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    begun = []
    broken = True

    def step(name: str, out: Path) -> None:
        begun.append(name)
        (out / f"{name}.whl").touch()
        if name == "second" and broken:
            raise wheels.ReleaseError("the disk is full")

    def nowhere(_: Path) -> None:
        raise debian.NoPackagesError("sid has none")

    steps = {name: partial(step, name) for name in ("first", "second")} | {"third": nowhere}
    monkeypatch.setattr(make, "STEPS", steps)
    monkeypatch.setattr(make, "KEPT_STEPS", tmp_path / "kept")
    monkeypatch.setattr(make, "OUT", tmp_path / "out")
    monkeypatch.setattr(make, "check", lambda _: None)
    monkeypatch.setattr(make, "git", lambda word, *_: {"rev-parse": "1234567", "log": "1700000000"}.get(word, ""))
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "")
    monkeypatch.setattr(sys, "argv", ["make.py"])
    (tmp_path / "kept/older").mkdir(parents=True)
    with pytest.raises(SystemExit, match="second: the disk is full"):
        make.main()
    assert not (tmp_path / "out").exists()
    broken = False
    make.main()
    assert begun == ["first", "second", "second"]
    assert [path.name for path in sorted((tmp_path / "out").iterdir())] == ["SHA256SUMS", "first.whl", "second.whl"]
    assert [path.name for path in (tmp_path / "kept").iterdir()] == ["1234567"]
    assert "third: left out, sid has none" in capsys.readouterr().out


@pytest.mark.parametrize("unit", sorted(bundles.UNITS.iterdir()), ids=lambda unit: unit.name)
def test_a_unit_of_the_package_starts_its_program_with_a_code_of_its_own(unit: Path) -> None:
    made = ConfigParser(interpolation=None, strict=False)
    made.read_string(bundles.of_the_package(unit.read_text(encoding="utf-8")))
    text = " ".join(made["Service"].values()) if "Service" in made else ""
    assert "/opt/" not in text and "CHANGEME" not in text
    if made.get("Service", "ExecStart", fallback="").endswith("--code ${CODE}"):
        assert made["Service"]["EnvironmentFile"] == "/etc/default/roundhouse"


@pytest.mark.parametrize("unit", sorted(bundles.UNITS.glob("*.service")), ids=lambda unit: unit.name)
def test_a_service_and_a_container_end_as_after_ctrl_c_which_is_no_failure(unit: Path) -> None:
    made = ConfigParser(interpolation=None, strict=False)
    made.read_string(unit.read_text(encoding="utf-8"))
    assert made["Service"]["KillSignal"] == "SIGINT"
    assert "StandardInput" in made["Service"] or made["Service"]["SuccessExitStatus"] == "130"
    container = (bundles.PACKAGING / "container/Containerfile").read_text(encoding="utf-8")
    assert "\nSTOPSIGNAL SIGINT\n" in container, "the first process of a container does not heed SIGTERM"


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="it is for Linux")
def test_a_container_is_healthy_while_its_program_answers_at_whichever_address() -> None:
    container = (bundles.PACKAGING / "container/Containerfile").read_text(encoding="utf-8").replace("\\\n", "")
    (check,) = re.findall(r"^HEALTHCHECK CMD (.+)$", container, re.MULTILINE)[:1]
    with ThreadingHTTPServer(("127.0.0.2", 0), SimpleHTTPRequestHandler) as server:
        port = server.server_port
        asked = check.replace("8377", str(port)).replace("20B9", f"{port:04X}")
        Thread(target=server.serve_forever).start()
        assert not subprocess.run(["sh", "-c", asked], capture_output=True, check=False).returncode
        server.shutdown()
    assert subprocess.run(["sh", "-c", asked], capture_output=True, check=False).returncode


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


PROGRAM = "import os, sys\ndef main():\n    print(os.environ['PYTHONPATH'].partition(os.pathsep)[0], *sys.argv[1:])\n"


@pytest.fixture(scope="module")
def zipapp(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A zipapp whose program prints where it was unpacked, and what was typed."""
    site, out = tmp_path_factory.mktemp("site"), tmp_path_factory.mktemp("out")
    (site / "roundhouse").mkdir()
    (site / "roundhouse/__init__.py").touch()
    (site / "roundhouse/__main__.py").write_text(PROGRAM, encoding="utf-8")
    bundles.zipapp(site, out)
    before = (out / f"roundhouse-{__version__}.pyz").read_bytes()
    bundles.zipapp(site, out)
    assert (out / f"roundhouse-{__version__}.pyz").read_bytes() == before
    return out / f"roundhouse-{__version__}.pyz"


def started(zipapp: Path, home: Path, change: str = "") -> subprocess.CompletedProcess[str]:
    """The zipapp, started in a home; `change` is code that gives it another computer."""
    code = f"import platform, runpy, sys; {change}\nsys.argv[1:] = ['play']\n"
    code += f"runpy.run_path({str(zipapp)!r}, run_name='__main__')"
    around = {"PATH": os.environ["PATH"], "HOME": str(home)}
    return subprocess.run([sys.executable, "-c", code], env=around, capture_output=True, text=True, check=False)


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="it is for Linux")
def test_a_zipapp_is_unpacked_once_and_for_this_time_where_the_home_is_read_only(zipapp: Path, tmp_path: Path) -> None:
    first, again = started(zipapp, tmp_path), started(zipapp, tmp_path)
    (kept,) = (tmp_path / ".cache/roundhouse").iterdir()
    assert first.stdout == again.stdout == f"{kept}/site play\n"
    elsewhere = started(zipapp, Path("/dev/null"))
    assert not elsewhere.returncode and not Path(elsewhere.stdout.split()[0]).exists()


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="it is for Linux")
@pytest.mark.parametrize(
    ("change", "told"),
    [
        ("platform.machine = lambda: 'aarch64'", "this is Linux on aarch64, glibc: install Roundhouse with pip"),
        ("platform.libc_ver = lambda: ('', '')", "this is Linux on x86_64, without glibc: install Roundhouse with pip"),
        ("sys.version_info = (3, 9)", "This file needs Python 3.11 to 3.14, and this is Python 3.9: start it"),
    ],
)
def test_a_zipapp_says_in_a_sentence_where_it_cannot_run(zipapp: Path, tmp_path: Path, change: str, told: str) -> None:
    refused = started(zipapp, tmp_path, change)
    assert refused.returncode == 1 and told in refused.stderr and refused.stderr.count("\n") == 1
    assert not (tmp_path / ".cache").exists()


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="it is for Linux")
def test_of_a_zipapp_that_arrived_damaged_nothing_stays(zipapp: Path, tmp_path: Path) -> None:
    content = bytearray(zipapp.read_bytes())
    content[content.index(b"site/roundhouse/__main__.py") + 40] ^= 255
    (tmp_path / "half.pyz").write_bytes(content)
    refused = started(tmp_path / "half.pyz", tmp_path)
    assert refused.returncode == 1 and "half.pyz cannot be unpacked (" in refused.stderr
    assert refused.stderr.count("\n") == 1 and not [*(tmp_path / ".cache/roundhouse").iterdir()]


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="it is for Linux")
def test_a_zipapp_that_arrived_whole_starts_and_half_of_it_says_so(zipapp: Path, tmp_path: Path) -> None:
    half = tmp_path / "half.pyz"
    half.write_bytes(zipapp.read_bytes()[:-1])
    around = {"PATH": os.environ["PATH"], "HOME": str(tmp_path)}
    begun = [
        subprocess.run(["sh", file, "play"], env=around, capture_output=True, text=True, check=False)
        for file in (zipapp, half)
    ]
    assert begun[0].stdout.endswith("/site play\n")
    assert (begun[1].returncode, begun[1].stderr) == (1, f"{half} is not whole: fetch it again.\n")


@pytest.mark.parametrize("workflow", WORKFLOWS, ids=lambda path: path.name)
def test_a_workflow_runs_what_is_there(workflow: Path) -> None:
    run = re.findall(r"^ +- run: (.+)$", workflow.read_text(encoding="utf-8"), re.MULTILINE)
    targets = re.findall(r"^(\w+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE)
    assert run
    for command in run:
        program, *words = command.split()
        assert program != "make" or words[0] in targets
        assert all((ROOT / word).exists() for word in words if word.endswith((".txt", "/run")))
