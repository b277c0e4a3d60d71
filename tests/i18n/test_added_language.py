"""A language is added by adding a folder: the product speaks it, with no Python changed."""

import os
import subprocess
import sys
from pathlib import Path
from shutil import copytree, ignore_patterns

ROOT = Path(__file__).parents[2]
LABEL, TRANSLATED = "draw = Draw a tile", "draw = Piocher un domino"
PROGRAM = """
import sys
from roundhouse.cli import main
from roundhouse.i18n.texts import Texts
print(Texts("xx").label("draw"))
sys.argv[1:] = ["--language", "xx", "rules", "slosh"]
main()
"""


def test_the_program_speaks_a_language_whose_folder_was_added(tmp_path: Path) -> None:
    copytree(ROOT / "host", tmp_path / "host", ignore=ignore_patterns("__pycache__"))
    locales = tmp_path / "host/roundhouse/i18n/locales"
    copytree(locales / "en", locales / "xx")
    labels = locales / "xx/labels.ftl"
    english = labels.read_text(encoding="utf-8")
    labels.write_text(english.replace(LABEL, TRANSLATED), encoding="utf-8")
    search = os.pathsep.join((str(tmp_path / "host"), str(ROOT / "firmware")))
    environment = {**os.environ, "PYTHONPATH": search, "PYTHONDONTWRITEBYTECODE": "1"}
    done = subprocess.run([sys.executable, "-c", PROGRAM], env=environment, capture_output=True, encoding="utf-8")
    assert done.stdout.startswith("Piocher un domino\n") and "SL-1" in done.stdout, done.stderr
