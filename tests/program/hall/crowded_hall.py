"""`python -m tests.program.hall.crowded_hall FILES`: the pages of a hall in a program that may open so many files.

Its limits go by a clock of their own. Each line that it reads is a number of seconds that pass, or `begin`; it answers
with how many players are there.
"""

import resource
import sys
from itertools import count
from unittest import mock

from roundhouse.club.desk import Desk
from roundhouse.club.store import HallRegister
from roundhouse.program.hall.director import HERE, MOST_CLIENTS, MOST_ON_PAGES
from roundhouse.program.hall.pages import served
from roundhouse.program.phones.server import listen
from roundhouse.program.table_request import PhoneServerOptions
from roundhouse.web import guard
from roundhouse.web.connections import room_for


def main(files: int) -> None:
    resource.setrlimit(resource.RLIMIT_NOFILE, (files, files))
    now = [0.0]
    desk = Desk(HallRegister(":memory:"), clock=count().__next__)
    at = PhoneServerOptions(HERE, 0)
    clock = mock.patch.object(guard, "monotonic", lambda: now[0])
    with clock, served(desk, listen(at), at, room_for(MOST_ON_PAGES, MOST_CLIENTS)) as address:
        print(address, desk.code, flush=True)
        for line in sys.stdin:
            if line.strip() == "begin":
                desk.begin_round()
            else:
                now[0] += float(line)
            print(len(desk.evening.present), flush=True)
        used = resource.getrusage(resource.RUSAGE_SELF)
        print(used.ru_utime + used.ru_stime, flush=True)


if __name__ == "__main__":
    main(int(sys.argv[1]))
