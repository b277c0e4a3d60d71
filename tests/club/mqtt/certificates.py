"""Certificates for tests: an authority of their own, and what it signs."""

import subprocess
from pathlib import Path


def make_authority(folder: Path) -> None:
    """Write `ca.pem` and `ca.key`."""
    _openssl("req", "-x509", *_NEW, "-subj", "/CN=hall", "-keyout", folder / "ca.key", "-out", folder / "ca.pem")


def sign(folder: Path, name: str, authority: Path | None = None) -> tuple[Path, Path]:
    """Write `NAME.pem` and `NAME.key`, good for 127.0.0.1, signed by the authority in `authority` or `folder`."""
    certificate, key, request, more = (folder / f"{name}.{end}" for end in ("pem", "key", "csr", "ext"))
    authority = authority or folder
    more.write_text("subjectAltName=IP:127.0.0.1\n", "utf-8")
    _openssl("req", *_NEW, "-subj", f"/CN={name}", "-keyout", key, "-out", request)
    _openssl(
        *("x509", "-req", "-days", "2", "-in", request, "-extfile", more, "-out", certificate),
        *("-CA", authority / "ca.pem", "-CAkey", authority / "ca.key", "-CAcreateserial"),
    )
    return certificate, key


_NEW = ("-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-days", "2")


def _openssl(*words: str | Path) -> None:
    subprocess.run(["openssl", *words], check=True, capture_output=True)
