"""A file that is written whole: what a cut leaves, and who may read it."""

import os
import sys
from pathlib import Path
from unittest.mock import Mock

import pytest

from roundhouse.whole_file import write_whole


def test_a_cut_leaves_the_old_file_and_nothing_beside_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "kept.json"
    write_whole(file, "old")
    for cut in ("write_text", "replace"):
        with monkeypatch.context() as patched:
            patched.setattr(Path, cut, Mock(side_effect=KeyboardInterrupt))
            with pytest.raises(KeyboardInterrupt):
                write_whole(file, "new")
        assert [each.name for each in tmp_path.iterdir()] == ["kept.json"]
        assert file.read_text(encoding="utf-8") == "old"
    write_whole(file, "José\n")
    assert file.read_text(encoding="utf-8") == "José\n"


@pytest.mark.skipif(sys.platform == "win32", reason="Windows keeps rights elsewhere")
def test_only_its_owner_reads_a_private_file(tmp_path: Path) -> None:
    file = tmp_path / "tickets.json"
    file.write_text("anybody's", encoding="utf-8")
    write_whole(file, "secret", private=True)
    assert file.stat().st_mode & 0o777 == 0o600


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has other links and pipes")
def test_a_link_is_followed_and_a_pipe_stays_one(tmp_path: Path) -> None:
    link, target = tmp_path / "link", tmp_path / "elsewhere" / "target"
    target.parent.mkdir()
    link.symlink_to(target)
    write_whole(link, "followed")
    assert link.is_symlink() and target.read_text(encoding="utf-8") == "followed"
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    reader = os.open(pipe, os.O_RDONLY | os.O_NONBLOCK)
    write_whole(pipe, "through")
    assert pipe.is_fifo() and os.read(reader, 100) == b"through"
    os.close(reader)
