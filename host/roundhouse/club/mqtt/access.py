"""The right to speak in a hall: passwords, and their files for Mosquitto and for the hall's own broker."""

from __future__ import annotations

import base64
import hashlib
import hmac
import os
import secrets
from collections.abc import Mapping
from pathlib import Path

from roundhouse.club.mqtt.messages import LONGEST_MESSAGE
from roundhouse.club.mqtt.topics import Hall

PASSWORDS, ACCESS_LIST, CONFIGURATION = "passwords", "access-list", "mosquitto.conf"
ROUNDS = 101
"""Of PBKDF2, as Mosquitto's own tool does: nobody guesses 100 random bits however fast the sum is."""
MOST_QUEUED, MOST_CONNECTED = 1_000, 256
"""The messages that Mosquitto keeps for a client that is away, and the connections that it takes."""
_SALT, _SUM = 12, 64


def password_file(folder: Path, user: str) -> Path:
    return folder / f"{user}.password"


def write_access(folder: Path, hall: Hall, tables: int, port: int) -> None:
    """Write the files of a hall: a password for each that has none yet, and what a broker needs to know.

    Raises OSError.
    """
    folder.mkdir(parents=True, exist_ok=True)
    lines = []
    for user in ("director", *(f"table-{number}" for number in range(1, tables + 1))):
        file = password_file(folder, user)
        if not file.exists():
            _write(file, base64.b32encode(secrets.token_bytes(10)).decode().lower())
        lines.append(f"{user}:{hashed(file.read_text(encoding='utf-8').strip(), secrets.token_bytes(_SALT))}\n")
    _write(folder / PASSWORDS, "".join(lines))
    _write(folder / ACCESS_LIST, hall.access_list(tables))
    # A table with a password of its own could take another's place by its client id, were that not the user's name.
    _write(
        folder / CONFIGURATION,
        f"listener {port}\nallow_anonymous false\npassword_file {folder / PASSWORDS}\nacl_file {folder / ACCESS_LIST}\n"
        "use_username_as_clientid true\n"
        f"message_size_limit {LONGEST_MESSAGE}\nmax_packet_size {2 * LONGEST_MESSAGE}\n"
        f"max_queued_messages {MOST_QUEUED}\nmax_connections {MOST_CONNECTED}\n"
        f"persistence true\npersistence_location {folder}/\n",
    )


def read_passwords(folder: Path) -> dict[str, str]:
    """The sums of the passwords, by user."""
    lines = (folder / PASSWORDS).read_text(encoding="utf-8").splitlines()
    return {user: kept for user, _, kept in (line.partition(":") for line in lines)}


def hashed(password: str, salt: bytes) -> str:
    """A password as Mosquitto keeps it.

    >>> hashed("aboard", b"0123456789ab")[:24]
    '$7$101$MDEyMzQ1Njc4OWFi$'
    """
    kept = hashlib.pbkdf2_hmac("sha512", password.encode(), salt, ROUNDS, _SUM)
    return f"$7${ROUNDS}${base64.b64encode(salt).decode()}${base64.b64encode(kept).decode()}"


def is_right(passwords: Mapping[str, str], user: str, password: str) -> bool:
    """Whether a user has this password.

    >>> is_right({"director": hashed("aboard", b"salt")}, "director", "aboard")
    True
    """
    kept = passwords.get(user)
    if kept is None:
        return False
    return hmac.compare_digest(kept, hashed(password, base64.b64decode(kept.split("$")[3])))


def _write(file: Path, text: str) -> None:
    """Write a file that only its owner can read. It is written in place, so an older file keeps its rights."""
    with os.fdopen(os.open(file, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "w", encoding="utf-8") as opened:
        opened.write(text)
