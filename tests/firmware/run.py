"""Runs files of firmware tests without pytest: `run.py FILE` prints a line per test; exit status 1 if one fails.

A test is a function without arguments whose name begins with `test_`; it raises an exception to fail. Works under
MicroPython and CPython.
"""

import gc
import sys


def run(path):
    path = path.replace("\\", "/")
    folder, _, file = path.rpartition("/")
    # The file's own module, and the tests' shared modules as `tests.firmware`, as under pytest.
    sys.path[:0] = [folder, path[: path.rfind("tests/firmware/")] or "."]
    failed = 0
    try:
        module = __import__(file[: -len(".py")])
    except Exception as error:
        print("FAIL", file)
        show(error)
        return 1
    for name in sorted(dir(module)):
        if name.startswith("test_"):
            gc.collect()
            try:
                getattr(module, name)()
                print("PASS", file + "::" + name)
            except Exception as error:
                failed += 1
                print("FAIL", file + "::" + name)
                show(error)
    return failed


def show(error):
    if hasattr(sys, "print_exception"):
        sys.print_exception(error)
    else:
        import traceback  # type: ignore[import-not-found]  # only CPython has it

        traceback.print_exception(error)


if __name__ == "__main__":
    sys.exit(1 if sum(run(path) for path in sys.argv[1:]) else 0)
