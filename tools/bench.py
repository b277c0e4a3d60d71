"""Prints the project's figures with their settings: what `make bench` runs.

`bench.py [SECTION ...]`; `--list` names the sections. A figure that misses its target is marked and listed again at the
end. It is not a failure, because the speed depends on the machine.
"""

import argparse
import sys
import time

from tools.figures import SECTIONS
from tools.figures.report import Report


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    names = [section.name for section in SECTIONS]
    parser.add_argument("section", nargs="*", help=f"some of: {', '.join(names)}")
    parser.add_argument("--list", action="store_true", help="name the sections and stop")
    arguments = parser.parse_args()
    unknown = [name for name in arguments.section if name not in names]
    if unknown:
        parser.error(f"there is no section {unknown[0]}: choose from {', '.join(names)}")
    if arguments.list:
        for section in SECTIONS:
            print(f"{section.name:<16}{section.title}")
        return 0
    report = Report()
    report.machine()
    start = time.perf_counter()
    for section in SECTIONS:
        if not arguments.section or section.name in arguments.section:
            report.section(section)
            section.run(report)
    print(f"\nMeasured in {time.perf_counter() - start:.0f} s.")
    if report.missed:
        print(f"Targets missed on this machine: {', '.join(report.missed)}.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
