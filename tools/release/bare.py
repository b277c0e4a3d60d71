"""Tries a release in bare systems: `bare.py [SUITE ...]`, as root, for Debian 12 and 13; `make verify` does, too.

In each, an ordinary user types the README's commands as they are written, with wheels that lie there as their only
source, and starts the zipapp, whose window opens on a display of its own. Debian's package is installed under a
systemd, which starts its services; it is upgraded and removed while they run. A system is made once by debootstrap.
Every try is laid over it, has no network, and is gone afterward.
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
from tools.release import make, wheels

from roundhouse import __version__
from tools import debian

ROOT = Path(__file__).resolve().parents[2]
HOME = ROOT / ".cache/bare"
SUITES = {"bookworm": "3.11", "trixie": "3.13"}
"""The releases of Debian, each with its Python."""
PACKAGES = "adduser,ca-certificates,make,pipx,python3-venv,systemd-sysv,xauth,xvfb"
OPEN_S = 25
"""The time for which a window is looked at: until then it has to be open, and does not end by itself."""
TRIED_S = 20
"""The time for which a command may go on before Ctrl-C ends it."""
LAID_OVER = """
umount -R /sys/fs/cgroup
mount -t cgroup2 none /sys/fs/cgroup
ip link set lo up
ip address add 192.168.1.2/24 dev lo
exec systemd-nspawn --quiet --register=no --keep-unit --volatile=overlay --directory={system} --bind={share}:/share \
  {command}
"""
"""The computer that tries may have control groups of both kinds, and a systemd needs the new one. The system is on a
network of its own, on which it is alone."""
COMMANDS = {
    "user": "--as-pid2 sh -e /share/user",
    "package": "--bind-ro={share}/tried.service:/etc/systemd/system/tried.service --boot -- --unit=tried.service",
}
"""The tries, and how each is started."""
TRIED = """
[Unit]
Wants=multi-user.target
After=multi-user.target
SuccessAction=exit
FailureAction=exit
FailureActionExitStatus=1

[Service]
Type=oneshot
ExecStart=/bin/sh -ex /share/package
StandardOutput=append:/share/package.log
StandardError=append:/share/package.log
"""
USER = """
useradd --create-home --shell /bin/bash ann
cp -r /share/checkout /home/ann/checkout && chown -R ann /home/ann
exec su ann -c 'cd ~/checkout && export PATH="$HOME/.local/bin:/share/bin:$PATH" PIP_NO_INDEX=1 UV_OFFLINE=1 \
  PIP_FIND_LINKS=/share/wheels UV_FIND_LINKS=/share/wheels UV_TOOL_BIN_DIR="$HOME/of-uv" && set -ex && . /share/typed'
"""
PACKAGE = f"""
export DEBIAN_FRONTEND=noninteractive
asked() {{ python3 -c "from http.client import *
c = HTTPConnection('$1', 8377); c.request('GET', '/'); c.getresponse()"; }}
answers() {{ for _ in $(seq 60); do
    asked 192.168.1.2 2> /dev/null || asked 127.0.0.1 2> /dev/null && return
    sleep 1
done; journalctl -b; false; }}
process() {{ systemctl show --property MainPID --value "$1"; }}
has_ended() {{ for _ in $(seq 60); do
    test "$(systemctl is-active "$1")" = inactive && return
    sleep 1
done; journalctl -b; false; }}
dpkg --install /share/roundhouse_{__version__}_amd64.deb
roundhouse --version
kept=$(cat /etc/default/roundhouse)
has_ended roundhouse
systemctl enable --now roundhouse
answers
echo tables > /run/roundhouse.stdin
su -s /bin/sh roundhouse -c 'roundhouse play --computer --data /var/lib/roundhouse --out /var/lib/roundhouse/out'
before=$(process roundhouse)
dpkg-deb --raw-extract /share/roundhouse_{__version__}_amd64.deb /tmp/newer
sed -i 's/^Version: .*/&+1/' /tmp/newer/DEBIAN/control
dpkg-deb -Znone --build /tmp/newer /tmp/newer.deb && dpkg --install /tmp/newer.deb
test "$kept" = "$(cat /etc/default/roundhouse)"
answers
test "$before" != "$(process roundhouse)"
systemctl start roundhouse-club
has_ended roundhouse
answers
systemctl stop roundhouse-club
has_ended roundhouse-club
systemctl start roundhouse
answers
dpkg --remove roundhouse
has_ended roundhouse
test ! -e /usr/lib/roundhouse && test -e /var/lib/roundhouse/out/record.txt
dpkg --purge roundhouse
test ! -e /var/lib/roundhouse && test ! -e /etc/default/roundhouse && ! id roundhouse
"""
BIN = {
    "opens": f'xvfb-run --auto-servernum timeout {OPEN_S} "$@" || test $? = 124\n',
    "uv": 'test -e ~/uv || { python3 -m venv ~/uv && ~/uv/bin/pip install --quiet uv; }\nexec ~/uv/bin/uv "$@"\n',
    "tries": f"""case "$1" in *serve*|*phones*|*direct*) exec 9> ~/.port && flock 9;; esac  # all take the same one
said=$(mktemp) && export ROUNDHOUSE_DATA=$(mktemp -d)
timeout --foreground --signal=INT --kill-after=20 {TRIED_S} sh -c "exec $1" > "$said" 2>&1 < /dev/null
status=$?
echo "$status $1"
if test $status = 2; then
    grep -E "needs more packages|There is no hub here|is not a UF2 file" "$said" && exit 0
elif test $status -lt 2 || test $status = 124; then
    grep -q Traceback "$said" || exit 0
fi
cat "$said"
exit 1
""",
}
"""The programs beside the README's: `opens` a window, and `tries` what ends by itself or by Ctrl-C, with an answer."""
FILES = (
    "roundhouse play --computer --out out && cp out/record.txt evening.txt && touch hand.jpg out/roundhouse-hub.uf2",
    "printf '%s\\n' player Ann Bo Cy Di Ed Fay Gus Hal > players.csv",
    "printf 'round,table,player,points\\n1,1,Ann,12\\n1,1,Bo,30\\n' > scores.csv",
)
"""The commands that make the files that the README's are about; there is no hub, and there are no other extras."""


def typed(readme: str) -> Iterator[str]:
    """The commands below "Getting it", as they are written; those that open a window with a display to do so.

    >>> list(typed("## Getting it\\n\\n    pipx install .  or: uv tool install .\\n    roundhouse play\\n\\n## On\\n"))
    ['pipx install .', 'uv tool install .', 'opens roundhouse play']
    """
    section = readme.partition("## Getting it\n")[2].partition("\n## ")[0]
    for line in re.findall(r"^    (\S.*)$", section, re.MULTILINE):
        for command in re.split(r" {2,}(?:or: )?", line):
            yield f"opens {command}" if command.endswith("roundhouse play") else command


def later(readme: str) -> Iterator[str]:
    """The commands of the program further down.

    >>> list(later("    roundhouse play\\n\\n## Playing\\n\\n    roundhouse resume     go on\\n    make x\\n"))
    ['roundhouse resume']
    """
    for line in re.findall(r"^    (roundhouse .*)$", readme.partition("\n## Playing\n")[2], re.MULTILINE):
        yield re.split(r" {2,}", line)[0]


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
    """Put the checkout, the release and all wheels that its commands need into a folder. Raises ReleaseError."""
    (share / "checkout").mkdir()
    packed = subprocess.run(["git", "archive", "HEAD"], cwd=ROOT, check=True, capture_output=True).stdout
    subprocess.run(["tar", "--extract", "-C", str(share / "checkout")], input=packed, check=True)
    for file in make.made("bundles").iterdir():
        shutil.copy(file, share)
    wanted = [
        *(*requirements(), *requirements("phones"), *requirements("mdns")),
        *("hatchling", "pip", "setuptools", "uv", "wheel"),
    ]
    wheels.run(
        *(sys.executable, "-m", "pip", "download", "--quiet", "--only-binary", ":all:"),
        *("--dest", str(share / "wheels"), "--python-version", python),
        *("--constraint", str(wheels.CONSTRAINTS), *wanted),
    )
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    zipapp = f"opens sh /share/roundhouse-{__version__}.pyz play"
    (share / "later").write_text("\n".join(later(readme)), encoding="utf-8")
    tries = "xvfb-run --auto-servernum xargs --delimiter='\\n' --max-args=1 --max-procs=4 --arg-file=/share/later tries"
    commands = [*typed(readme), zipapp, *FILES, tries, ""]
    for name, text in {"typed": "\n".join(commands), "user": USER, "package": PACKAGE, "tried.service": TRIED}.items():
        (share / name).write_text(text, encoding="utf-8")
    (share / "bin").mkdir()
    for name, script in BIN.items():
        (share / "bin" / name).write_text(f"#!/bin/sh\n{script}", encoding="utf-8")
        (share / "bin" / name).chmod(0o755)
    share.chmod(0o755)


def tried(suite: str, share: Path, what: str) -> bool:
    """Whether one of the COMMANDS ends well in a system; what it prints tells the rest."""
    folder = shlex.quote(str(share))
    command = COMMANDS[what].format(share=folder)
    laid = LAID_OVER.format(system=shlex.quote(str(system(suite))), share=folder, command=command)
    done = subprocess.run(["unshare", "--mount", "--net", "sh", "-c", laid], check=False, stdin=subprocess.DEVNULL)
    return not done.returncode


def main() -> None:
    for suite in sys.argv[1:] or SUITES:
        with tempfile.TemporaryDirectory(prefix="roundhouse-bare-") as folder:
            fill(Path(folder), SUITES[suite])
            for what in COMMANDS:
                if not tried(suite, Path(folder), what):
                    log = Path(folder) / "package.log"
                    print(log.read_text(encoding="utf-8") if log.exists() else "")
                    sys.exit(f"{suite}: `{what}` did not end well; its last lines say where.")
                print(f"{suite}: {what} is well.", flush=True)


if __name__ == "__main__":
    main()
