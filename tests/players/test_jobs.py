"""Jobs on processes and on a cluster: the same results in the same order, also when a worker is lost."""

from __future__ import annotations

import os
import signal
import time
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import dask
import pytest
from distributed import LocalCluster

from roundhouse.players.job_file import JobFile, continued
from roundhouse.players.jobs import Cluster, NoClusterError, in_order

COUNT = 60


@pytest.fixture(scope="module")
def cluster(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LocalCluster]:
    """Two workers, each a process."""
    folder = tmp_path_factory.mktemp("dask")
    with (
        dask.config.set({"temporary-directory": str(folder), "distributed.admin.system-monitor.interval": "10s"}),
        LocalCluster(n_workers=2, threads_per_worker=1, processes=True, dashboard_address=None) as made,
    ):
        yield made


def test_results_come_in_the_order_of_the_items_from_a_cluster_too(cluster: LocalCluster) -> None:
    items = range(-COUNT, 0)
    assert list(in_order(abs, items, Cluster(cluster.scheduler_address))) == list(in_order(abs, items, 2))


class Slow:
    """Squares a number, slowly, and notes in a folder which process did so."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def __call__(self, number: int) -> int:
        (self.folder / f"{number}-{os.getpid()}").touch()
        time.sleep(0.03)
        return number * number


def test_a_worker_that_is_killed_in_the_middle_loses_nothing(cluster: LocalCluster, tmp_path: Path) -> None:
    found: list[int] = []
    for square in in_order(Slow(tmp_path), range(COUNT), Cluster(cluster.scheduler_address)):
        found.append(square)
        if len(found) == COUNT // 3:
            last = max(tmp_path.iterdir(), key=lambda note: note.stat().st_mtime_ns)
            os.kill(int(last.name.partition("-")[2]), signal.SIGKILL)
    assert found == [number * number for number in range(COUNT)]
    assert len({note.name.partition("-")[2] for note in tmp_path.iterdir()}) >= 2


def test_a_job_begun_here_is_ended_on_a_cluster_from_its_file(cluster: LocalCluster, tmp_path: Path) -> None:
    def file() -> JobFile[int]:
        return JobFile(tmp_path / "job", {"squares": COUNT}, int)

    with closing(continued(Slow(tmp_path), range(COUNT), 2, file())) as begun:
        assert [next(begun) for _ in range(3)] == [0, 1, 4]
    there = Cluster(cluster.scheduler_address)
    assert list(continued(abs, range(COUNT), there, file())) == [0, 1, 4, *range(3, COUNT)]
    assert file().results == [0, 1, 4, *range(3, COUNT)]


def test_where_no_scheduler_answers_it_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("roundhouse.players.jobs.REACHED_S", 1)
    with pytest.raises(NoClusterError) as told:
        list(in_order(abs, range(3), Cluster("tcp://127.0.0.1:9")))
    assert told.value.installed
