"""The description that a package index shows; hatchling loads the file."""

import re
from pathlib import Path
from typing import Any

from hatchling.metadata.plugin.interface import MetadataHookInterface

README = Path(__file__).resolve().parents[1] / "README.md"


class DescriptionHook(MetadataHookInterface):
    """Takes the description from the README."""

    PLUGIN_NAME = "custom"

    def update(self, metadata: dict[str, Any]) -> None:
        text = without_files(README.read_text(encoding="utf-8"))
        metadata["readme"] = {"content-type": "text/markdown", "text": text}


def without_files(page: str) -> str:
    """A page without its pictures, and with words in place of links to files that lie beside it.

    >>> without_files("![a](x.png)\\n\\nSee [the\\nguide](y.md#z), [this](https://a.example).")
    'See the\\nguide, [this](https://a.example).'
    """
    words = re.sub(r"^!\[[^\]]*\]\([^)]*\)\n\n?", "", page, flags=re.MULTILINE)
    return re.sub(r"(\*\*)?\[([^\]]+)\]\((?![a-z]+:)[^)\s]+\)(\*\*)?", r"\2", words)
