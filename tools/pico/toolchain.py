"""The compiler for the Pico: the machine's own, or Debian's packages unpacked beside it, without root.

Debian's compiler knows the C library by its place below /usr; unpacked elsewhere, small scripts tell it where.
Of the C++ library, which comes for every processor there is, only those of the Picos are laid out.
"""

import shutil
import subprocess
from pathlib import Path

from tools.file_lock import locked

from tools import debian

ROOT = Path(__file__).resolve().parents[2]
CACHE = (ROOT / ".cache" / "toolchain").resolve()
PREFIX = "arm-none-eabi-"
PROCESSORS = ("thumb/v6-m/nofp", "thumb/v8-m.main+fp/softfp")
"""The folders of the libraries for each chip below."""
CHIPS = {
    "RP2040": ("-mcpu=cortex-m0plus", "-mthumb"),
    "RP2350": ("-mcpu=cortex-m33", "-mthumb", "-march=armv8-m.main+fp+dsp", "-mfloat-abi=softfp"),
}
"""The options of the SDK for the compiler of each chip."""
LINKED = ("libc.a", "libm.a", "libgcc.a", "libnosys.a", "libstdc++.a")
"""The libraries of which an image may take parts."""
C_PACKAGES = ("gcc-arm-none-eabi", "binutils-arm-none-eabi", "libnewlib-dev")
PICO_PACKAGES = ("libnewlib-arm-none-eabi", "libstdc++-arm-none-eabi-newlib", "libstdc++-arm-none-eabi-dev")
PICO_FILES = (
    "./usr/include/*",
    *(f"./usr/lib/arm-none-eabi/newlib/{processor}/*" for processor in PROCESSORS),
    "./usr/lib/arm-none-eabi/newlib/*.specs",
    *(f"./usr/lib/gcc/arm-none-eabi/*/{processor}/*" for processor in PROCESSORS),
)
SUITE = "bookworm"


def toolchain() -> Path:
    """The folder of the compiler's programs. Raises NoPackagesError when there is none.

    Beside the compiler, cmake and make are wanted, which are asked for by name.
    """
    for program, package in (("cmake", "cmake"), ("make", "make"), ("gcc", "gcc")):
        if shutil.which(program) is None:
            raise debian.NoPackagesError(f"there is no {program}; on Debian: apt-get install {package}")
    own = shutil.which(f"{PREFIX}gcc")
    if own is not None and _links(Path(own).parent):
        return Path(own).parent
    home = CACHE / debian.recipe(SUITE, C_PACKAGES, PICO_PACKAGES, PICO_FILES)
    with locked(CACHE):
        if not (home / "done").exists():
            shutil.rmtree(CACHE, ignore_errors=True)
            _unpack(home)
            (home / "done").touch()
        _write_scripts(home)
    return home / "bin"


def compiler(programs: Path) -> str:
    """The compiler's name and version, as it tells them itself."""
    return debian.run([str(programs / f"{PREFIX}gcc"), "--version"], programs).splitlines()[0]


def libraries(programs: Path, chip: str) -> dict[str, Path]:
    """The places from which the compiler takes its libraries for a chip, by their names."""
    gcc = str(programs / f"{PREFIX}gcc")
    return {
        name: Path(debian.run([gcc, *CHIPS[chip], f"-print-file-name={name}"], programs)).resolve() for name in LINKED
    }


def _links(programs: Path) -> bool:
    """Whether this compiler finds its C and C++ libraries: a package of them may be missing."""
    source = "#include <cstdlib>\nint main() { return std::abs(0); }\n"
    for flags in CHIPS.values():
        words = [str(programs / f"{PREFIX}g++"), *flags, "--specs=nosys.specs", "-x", "c++", "-", "-o", "/dev/null"]
        try:
            done = subprocess.run(words, input=source, text=True, capture_output=True, check=False)
        except OSError:
            return False
        if done.returncode:
            return False
    return True


def _unpack(home: Path) -> None:
    architecture = debian.run(["dpkg", "--print-architecture"], ROOT)
    for package in debian.Apt(home / "apt", SUITE, architecture).fetch(*C_PACKAGES, *PICO_PACKAGES):
        library = package.name.startswith(PICO_PACKAGES)
        debian.unpack(package, home / "tree", PICO_FILES if library else ())
    shutil.rmtree(home / "apt")


def _write_scripts(home: Path) -> None:
    """A program of the same name for each, which says where the libraries are.

    They name this folder: where a cache was moved or copied, they are written again.
    """
    tree, programs = home / "tree/usr", home / "bin"
    programs.mkdir(exist_ok=True)
    headers = tree / "include/newlib"
    plus = next((headers / "c++").iterdir())
    # The compiler's own headers come before the C library's, and the C++ library's before both.
    after = f"-B{tree}/lib/arm-none-eabi/newlib/ -idirafter {headers}"
    # The C++ library has headers for each processor, and the compiler knows which one it is told of.
    its_own = f'{plus}/arm-none-eabi/$({tree}/bin/{PREFIX}g++ -print-multi-directory "$@")'
    before = f"-isystem {plus} -isystem {its_own} -isystem {plus}/backward"
    told = {f"{PREFIX}gcc": after, f"{PREFIX}g++": f"{before} {after}"}
    for program in sorted((tree / "bin").glob(f"{PREFIX}*")):
        script = programs / program.name
        text = f'#!/bin/sh\nexec {program} {told.get(program.name, "")} "$@"\n'
        if not script.exists() or script.read_text(encoding="utf-8") != text:
            script.write_text(text, encoding="utf-8")
            script.chmod(0o755)
