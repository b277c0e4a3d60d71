"""Installs into an environment, and makes it if need be: `python -m tools.install .venv tests/constraints.txt dev`.

The arguments after the constraints are extras of the project. Without one, only the packages that the project depends
on are installed: enough for a first game from the checkout.

One process at a time: `make play` goes on to install beside the first game, and `make test` may begin meanwhile. What
pip says is shown only when it fails. Python compiles a module when it is first used; most of them never are.
"""

from __future__ import annotations

import ensurepip
import shutil
import site
import subprocess
import sys
import sysconfig
import tomllib
import venv
from importlib.machinery import PathFinder
from pathlib import Path
from zipfile import ZipFile

from tools.file_lock import locked

ROOT = Path(__file__).resolve().parent.parent
SOURCES = ("host/roundhouse", "firmware/roundhouse_hub", "firmware/roundhouse_standins")
CONSTRAINTS = "tests/constraints.txt"
WHOLE_TEST = """
import sys
from importlib.metadata import distribution
sys.exit(sys.prefix == sys.base_prefix or not distribution("pip").read_text("RECORD"))
"""
"""Ends with 0 in an environment with a pip; the RECORD is what is unpacked last."""


def make_environment(folder: Path) -> None:
    """Make an environment with pip, also of one whose making was stopped or whose Python is gone.

    Raises OSError and CalledProcessError.
    """
    with locked(folder / "pip"):
        if is_whole(folder):
            return
        for old in (folder / "bin").glob("python*"):
            old.unlink()
        # To install pip takes ensurepip longer than a first game's packages do. To unpack it is enough.
        bundled = sysconfig.get_config_var("WHEEL_PKG_DIR") or Path(ensurepip.__file__).parent / "_bundled"
        pips = sorted(Path(bundled).glob("pip-*.whl"))
        venv.create(folder, symlinks=True, with_pip=not pips)
        if not is_whole(folder):
            packages = Path(sysconfig.get_path("purelib", "venv", {"base": folder, "platbase": folder}))
            for half in (packages / "pip", *packages.glob("pip-*.dist-info")):
                shutil.rmtree(half, ignore_errors=True)
            with ZipFile(pips[-1]) as pip:
                pip.extractall(packages)


def is_whole(folder: Path) -> bool:
    """Whether this is an environment with pip."""
    python = folder / "bin/python"
    if not python.exists():
        return False
    return not subprocess.run([python, "-c", WHOLE_TEST], check=False, capture_output=True).returncode


def install(*wanted: str, folder: Path = Path(sys.prefix), constraints: str = CONSTRAINTS) -> None:
    """Have pip install these; waits while another process does so. Raises CalledProcessError with pip's words."""
    pip = ["-m", "pip"]
    if not (folder / "bin/pip").exists():
        # The pip of the Python that runs this is compiled; to compile the one that is unpacked takes two seconds.
        found = PathFinder.find_spec("pip", site.getsitepackages())
        runner = Path(found.origin).with_name("__pip-runner__.py") if found and found.origin else Path()
        pip = [str(runner)] if runner.is_file() else pip
    command = [str(folder / "bin/python"), *pip, "install", "--quiet", "--no-compile", "--disable-pip-version-check"]
    with locked(folder / "pip"):
        try:
            command += ["--upgrade", "--constraint", constraints, *wanted]
            subprocess.run(command, cwd=ROOT, check=True, capture_output=True, text=True)
        except subprocess.CalledProcessError as failed:
            failed.add_note(f"{failed.stdout}{failed.stderr}")
            raise


def install_project(*extras: str, folder: Path = Path(sys.prefix), constraints: str = CONSTRAINTS) -> None:
    """Install the checkout as a package, with the packages of these extras. Raises as `install` does."""
    # pip would put what builds the project into an environment of its own, which takes longer than all the rest. The
    # pip that comes with Python 3.11 looks through the lists of packages twice as long as a newer one.
    install("pip", "hatchling", "editables", folder=folder, constraints=constraints)
    project = f".[{','.join(extras)}]"
    install("--no-build-isolation", "--editable", project, folder=folder, constraints=constraints)


def requirements(*extras: str) -> list[str]:
    """The packages that pyproject.toml asks for: of these extras, or without an extra, of the project."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    optional = project.get("optional-dependencies", {})
    return [name for extra in extras for name in optional[extra]] if extras else project["dependencies"]


def main() -> None:
    """Make the environment that the command line names, and install; end with a sentence when that fails."""
    folder, constraints, *extras = sys.argv[1:]
    into = ROOT / folder
    try:
        try:
            make_environment(into)
        except (OSError, subprocess.CalledProcessError) as error:
            sys.exit(f"The environment {into} cannot be made: {error}. Make it possible and try again.")
        if extras:
            install_project(*extras, folder=into, constraints=constraints)
        else:
            # The first picture waits for this, too, and pip leaves a processor free.
            with subprocess.Popen([into / "bin/python", "-m", "compileall", "-qq", *SOURCES], cwd=ROOT):
                install(*requirements(), folder=into, constraints=constraints)
    except subprocess.CalledProcessError as failed:
        sys.exit("".join((*failed.__notes__, "Not everything is installed, for the reason above. Try again.")))
    except KeyboardInterrupt:
        sys.exit(130)


if __name__ == "__main__":
    main()
