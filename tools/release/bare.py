"""Tries a release in bare systems: `bare.py [SUITE ...]`, as root, for Debian 12 and 13.

In each, an ordinary user types the README's commands as they are written, with wheels that lie there as their only
source; the zipapp opens its window on a display of its own; and Debian's package is installed, upgraded and removed. A
system is made once by debootstrap. Every try is laid over it, has no network, and is gone afterward. `make release`
comes first.
"""

from __future__ import annotations

import re
import shlex
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

from tools.file_lock import locked
from tools.install import requirements

from roundhouse import __version__
from tools import debian

ROOT = Path(__file__).resolve().parents[2]
HOME = ROOT / ".cache/bare"
RELEASE = ROOT / "out/release"
SUITES = {"bookworm": "3.11", "trixie": "3.13"}
"""The releases of Debian, each with its Python."""
PACKAGES = "adduser,ca-certificates,make,pipx,python3-venv,xauth,xvfb"
OPEN_S = 25
"""How long a window is looked at: until then it has to be open, and does not end by itself."""
LAID_OVER = """
ip link set lo up
mount -t tmpfs tmpfs /mnt && mkdir /mnt/up /mnt/work /mnt/all
mount -t overlay overlay -o lowerdir={system},upperdir=/mnt/up,workdir=/mnt/work /mnt/all
mkdir /mnt/all/share && mount --bind {share} /mnt/all/share
mount -t proc proc /mnt/all/proc && mount --bind /dev /mnt/all/dev
exec chroot /mnt/all sh -e /share/{script}
"""
USER = """
useradd --create-home --shell /bin/bash ann
cp -r /share/checkout /home/ann/checkout && chown -R ann /home/ann
exec su ann -c 'cd ~/checkout && export PATH="$HOME/.local/bin:/share/bin:$PATH" PIP_NO_INDEX=1 UV_OFFLINE=1 \\
  PIP_FIND_LINKS=/share/wheels UV_FIND_LINKS=/share/wheels UV_TOOL_BIN_DIR="$HOME/of-uv" && set -ex && . /share/typed'
"""
PACKAGE = f"""
export DEBIAN_FRONTEND=noninteractive
dpkg --install /share/roundhouse_{__version__}_amd64.deb
roundhouse --version
kept=$(cat /etc/default/roundhouse)
su -s /bin/sh roundhouse -c 'roundhouse play --computer --data /var/lib/roundhouse --out /var/lib/roundhouse/out'
dpkg-deb --raw-extract /share/roundhouse_{__version__}_amd64.deb /tmp/newer
sed -i 's/^Version: .*/&+1/' /tmp/newer/DEBIAN/control
dpkg-deb -Znone --build /tmp/newer /tmp/newer.deb && dpkg --install /tmp/newer.deb
test "$kept" = "$(cat /etc/default/roundhouse)"
dpkg --remove roundhouse
test ! -e /usr/lib/roundhouse && test -e /var/lib/roundhouse/out/record.txt
dpkg --purge roundhouse
test ! -e /var/lib/roundhouse && test ! -e /etc/default/roundhouse && ! id roundhouse
"""


def typed(readme: str) -> Iterator[str]:
    """The commands below "Getting it", as they are written; those that open a window with a display to do so.

    >>> list(typed("## Getting it\\n\\n    pipx install .  or: uv tool install .\\n    roundhouse play\\n\\n## On\\n"))
    ['pipx install .', 'uv tool install .', 'opens roundhouse play']
    """
    section = readme.partition("## Getting it\n")[2].partition("\n## ")[0]
    for line in re.findall(r"^    (\S.*)$", section, re.MULTILINE):
        for command in re.split(r" {2,}(?:or: )?", line):
            yield f"opens {command}" if command.endswith("roundhouse play") else command


def system(suite: str) -> Path:
    """A bare system, made once. Raises CalledProcessError, and NoPackagesError where apt names no mirror."""
    home = HOME / suite
    with locked(home):
        if not (home / "whole").exists():
            shutil.rmtree(home, ignore_errors=True)
            words = ["debootstrap", "--variant=minbase", f"--include={PACKAGES}", suite, str(home / "tree")]
            subprocess.run([*words, debian.mirror()], check=True)
            (home / "whole").touch()
    return home / "tree"


def fill(share: Path, python: str) -> None:
    """Put the checkout, the release and all wheels that its commands need into a folder."""
    (share / "checkout").mkdir()
    packed = subprocess.run(["git", "archive", "HEAD"], cwd=ROOT, check=True, capture_output=True).stdout
    subprocess.run(["tar", "--extract", "-C", str(share / "checkout")], input=packed, check=True)
    for file in RELEASE.iterdir():
        shutil.copy(file, share)
    pip = [sys.executable, "-m", "pip", "download", "--quiet", "--dest", str(share / "wheels")]
    wanted = [
        *requirements(),
        *requirements("phones"),
        *requirements("mdns"),
        "hatchling",
        "pip",
        "setuptools",
        "uv",
        "wheel",
    ]
    limits = ["--constraint", str(ROOT / "tests/constraints.txt"), "--python-version", python]
    subprocess.run([*pip, *limits, "--only-binary", ":all:", *wanted], check=True)
    (share / "bin").mkdir()
    opens = f'xvfb-run --auto-servernum timeout {OPEN_S} "$@" || test $? = 124\n'
    uv = 'test -e ~/uv || { python3 -m venv ~/uv && ~/uv/bin/pip install --quiet uv; }\nexec ~/uv/bin/uv "$@"\n'
    for name, script in {"opens": opens, "uv": uv}.items():
        (share / "bin" / name).write_text(f"#!/bin/sh\n{script}", encoding="utf-8")
        (share / "bin" / name).chmod(0o755)
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    zipapp = f"opens python3 /share/roundhouse-{__version__}.pyz play"
    (share / "typed").write_text("\n".join([*typed(readme), zipapp, ""]), encoding="utf-8")
    (share / "user").write_text(USER, encoding="utf-8")
    (share / "package").write_text(PACKAGE, encoding="utf-8")
    share.chmod(0o755)


def main() -> None:
    for suite in sys.argv[1:] or SUITES:
        with tempfile.TemporaryDirectory(prefix="roundhouse-bare-") as folder:
            share = Path(folder)
            fill(share, SUITES[suite])
            for script in ("package", "user"):
                laid = LAID_OVER.format(
                    system=shlex.quote(str(system(suite))), share=shlex.quote(folder), script=script
                )
                words = ["unshare", "--mount", "--pid", "--net", "--fork", "sh", "-e", "-c", laid]
                if subprocess.run(words, check=False).returncode:
                    sys.exit(f"{suite}: `{script}` did not end well; its last lines say where.")
                print(f"{suite}: {script} is well.", flush=True)


if __name__ == "__main__":
    main()
