"""Jobs on processes and on a cluster: the same results in the same order, also when a worker is lost."""

import os
import signal
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from contextlib import closing
from functools import partial
from multiprocessing import get_context
from pathlib import Path

import dask
import pytest
from distributed import LocalCluster
from tools.testing.waiting import wait_for

from roundhouse.players.job_file import JobFile, JobFileError, continued
from roundhouse.players.jobs import Cluster, NoClusterError, WorkersLostError, _sent, _submitted, map_in_order

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
    assert list(map_in_order(abs, items, Cluster(cluster.scheduler_address))) == list(map_in_order(abs, items, 2))


class Slow:
    """Squares a number, slowly, and notes in a folder which process did so."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def __call__(self, number: int) -> int:
        (self.folder / f"{number}-{os.getpid()}").touch()
        time.sleep(0.03)
        return number * number


def test_a_program_that_ends_takes_no_more_work() -> None:
    pool = ProcessPoolExecutor(1)
    pool.shutdown()
    with pytest.raises(WorkersLostError):
        _sent(pool, [1])


@pytest.mark.parametrize("local", [True, False])
def test_a_worker_that_is_killed_in_the_middle_loses_nothing(
    cluster: LocalCluster, tmp_path: Path, local: bool
) -> None:
    found: list[int] = []
    for square in map_in_order(Slow(tmp_path), range(COUNT), 2 if local else Cluster(cluster.scheduler_address)):
        found.append(square)
        if len(found) == COUNT // 3:
            last = max(tmp_path.iterdir(), key=lambda note: note.stat().st_mtime_ns)
            os.kill(int(last.name.partition("-")[2]), signal.SIGKILL)
    assert found == [number * number for number in range(COUNT)]
    assert len({note.name.partition("-")[2] for note in tmp_path.iterdir()}) >= (3 if local else 2)


def end_this_process(_: int) -> None:
    """A job that needs more memory than there is."""
    os.kill(os.getpid(), signal.SIGKILL)


def test_workers_that_end_again_and_again_are_given_up() -> None:
    with pytest.raises(WorkersLostError):
        list(map_in_order(end_this_process, range(3), 2))


def last_is_endless(folder: Path, number: int) -> int:
    """The first job takes no time, the others never end; each notes its process."""
    (folder / str(os.getpid())).touch()
    if number:
        signal.pause()
    return number


def workers_of(folder: Path) -> list[int]:
    """The processes that have begun to work and live."""
    found = ((int(note.name), Path("/proc", note.name, "cmdline")) for note in folder.iterdir())
    return [worker for worker, words in found if words.exists() and words.read_bytes()]  # a dead one has no words


def ask_for_endless_jobs(folder: Path) -> None:
    """A program that is killed while its workers are at work."""
    list(map_in_order(partial(last_is_endless, folder), range(9), 2))


def test_who_stops_does_not_wait_for_the_jobs_that_are_under_way(tmp_path: Path) -> None:
    with closing(map_in_order(partial(last_is_endless, tmp_path), range(9), 2)) as results:
        assert next(results) == 0
    assert workers_of(tmp_path) == []


def test_workers_end_with_the_program_even_if_that_is_killed(tmp_path: Path) -> None:
    program = get_context("spawn").Process(target=ask_for_endless_jobs, args=(tmp_path,))
    program.start()
    wait_for(lambda: len(workers_of(tmp_path)) == 2)
    program.kill()
    program.join()
    wait_for(lambda: not workers_of(tmp_path))


def test_a_job_begun_here_is_ended_on_a_cluster_from_its_file(cluster: LocalCluster, tmp_path: Path) -> None:
    def file() -> JobFile[int]:
        return JobFile(tmp_path / "job", {"squares": COUNT}, int)

    with closing(continued(Slow(tmp_path), range(COUNT), 2, file())) as begun:
        assert [next(begun) for _ in range(3)] == [0, 1, 4]
    there = Cluster(cluster.scheduler_address)
    assert list(continued(abs, range(COUNT), there, file())) == [0, 1, 4, *range(3, COUNT)]
    assert file().results == [0, 1, 4, *range(3, COUNT)]


def square_from_file(folder: Path) -> None:
    """A program that keeps its results, and is killed before it has all of them."""
    list(continued(Slow(folder), range(COUNT), 2, JobFile(folder.parent / "job", {"squares": COUNT}, int)))


def test_a_program_that_was_killed_goes_on_from_its_file(tmp_path: Path) -> None:
    notes, path = tmp_path / "notes", tmp_path / "job"
    notes.mkdir()
    program = get_context("spawn").Process(target=square_from_file, args=(notes,))
    program.start()
    wait_for(lambda: path.exists() and path.read_text(encoding="utf-8").count("\n") > COUNT // 4)
    program.kill()
    program.join()
    found = JobFile(path, {"squares": COUNT}, int)
    begun = len(found.results)
    assert COUNT // 4 <= begun < COUNT
    assert list(continued(abs, range(COUNT), 1, found)) == [
        number * number if number < begun else number for number in range(COUNT)
    ]


@pytest.mark.parametrize("seconds", [0.0, 0.004, 10.0])
@pytest.mark.parametrize("count", [0, 1, 7, 200])
def test_batches_hold_each_item_once_and_none_holds_back_the_end(seconds: float, count: int) -> None:
    sent: list[int] = []

    def submit(batch: Sequence[int]) -> Future[tuple[list[int], float]]:
        sent.append(len(batch))
        done: Future[tuple[list[int], float]] = Future()
        done.set_result((list(batch), seconds * len(batch)))
        return done

    assert list(_submitted(submit, range(count), 8, 0.1)) == list(range(count))
    assert sum(sent) == count and sent[:1] == [1][:count] and sent[-1:] in ([], [1])
    assert max(sent, default=1) == (1 if seconds == 10.0 or count < 9 else 21)


def test_a_file_that_takes_no_more_results_is_reported(tmp_path: Path) -> None:
    path = tmp_path / "job"
    file = JobFile(path, {"squares": COUNT}, int)
    path.unlink()
    path.mkdir()
    with pytest.raises(JobFileError), closing(continued(abs, range(3), 1, file)) as results:
        next(results)


def test_where_no_scheduler_answers_it_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("roundhouse.players.jobs.REACHED_S", 1)
    with pytest.raises(NoClusterError) as told:
        list(map_in_order(abs, range(3), Cluster("tcp://127.0.0.1:9")))
    assert told.value.installed


def test_a_cluster_that_goes_in_the_middle_is_reported(
    tmp_path: Path, capfd: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("roundhouse.players.jobs.REACHED_S", 1)  # it is called again and again for so long
    with LocalCluster(n_workers=1, threads_per_worker=1, processes=False, dashboard_address=":0") as gone:
        results = map_in_order(Slow(tmp_path), range(COUNT), Cluster(gone.scheduler_address))
        assert next(results) == 0
    with pytest.raises(WorkersLostError):
        list(results)
    assert "Traceback" not in capfd.readouterr().err
