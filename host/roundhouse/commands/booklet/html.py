"""A booklet as one HTML file that needs no other: the yard at night on a screen, plain ink on paper."""

from __future__ import annotations

from html import escape
from math import cos, radians, sin

from roundhouse.commands.booklet.booklet import Booklet, ClauseEntry, HouseRule
from roundhouse.i18n.texts import Texts
from roundhouse.window.drawing import palette

STYLE = """
:root { COLORS; color-scheme: dark; }
* { box-sizing: border-box; }
body { margin: 0; background: var(--bg); color: var(--text); font: 500 17px/1.6 Inter, "DejaVu Sans", sans-serif; }
main { max-width: 46rem; margin: 0 auto; padding: 3rem 1.25rem 4rem; }
header { display: flex; gap: 1.5rem; align-items: center; }
header svg { width: 6rem; height: 6rem; flex: none; }
h1 { margin: 0; font-size: 2.6rem; font-weight: 800; line-height: 1.1; }
h2 { margin: 3rem 0 1rem; padding-bottom: .35rem; border-bottom: 2px solid var(--line); font-size: 1.4rem;
  font-weight: 700; color: var(--brass); }
p { margin: 0 0 .7rem; }
.line, .how, footer { color: var(--soft); }
.how { margin-top: 1.5rem; font-size: .92rem; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: .35rem 1.5rem; margin: 2rem 0 0;
  padding: 1.1rem 1.4rem; background: var(--panel); border-radius: 12px; }
dt { color: var(--soft); }
dd { margin: 0; }
section > div { display: grid; grid-template-columns: 4.2rem 1fr; margin-top: 1.1rem; }
.id { font-weight: 700; color: var(--soft); text-decoration: none; }
.id:target { color: var(--brass); }
.reading { font-size: .78rem; color: var(--brass); border: 1px solid currentColor; border-radius: 99px;
  padding: 0 .55em; white-space: nowrap; }
ul { list-style: none; margin: .3rem 0 .6rem; padding: .7rem 1rem; background: var(--panel); border-radius: 10px;
  font-size: .92rem; }
li + li { margin-top: .7rem; }
code { font: .88em ui-monospace, "DejaVu Sans Mono", monospace; color: var(--soft); }
.values { display: flex; flex-wrap: wrap; gap: .3rem .4rem; margin-top: .25rem; }
.values span, .chosen { padding: 0 .7em; border: 1px dashed var(--line); border-radius: 99px; color: var(--soft); }
.chosen, .values .chosen { white-space: nowrap; border: 2px solid var(--mint); color: var(--mint); font-weight: 700; }
.chosen::before { content: "✓ "; }
footer { margin-top: 4rem; font-size: .85rem; }
@media (max-width: 34rem) { section > div { display: block; } dl { grid-template-columns: 1fr; gap: 0; }
  dd { margin-bottom: .5rem; } header svg { display: none; } }
@media print { :root { --bg: #fff; --panel: #f3f1ea; --line: #999; --text: #14181B; --soft: #444; --brass: #7a5200;
  --mint: #00694a; color-scheme: light; } body { font-size: 10.5pt; } main { max-width: none; padding: 0; }
  section > div { break-inside: avoid; } h2 { break-after: avoid; } }
"""

PAGE = """<!doctype html>
<html lang="{language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{title}</title>
<style>{style}</style>
</head>
<body>
<main>
<header>
{hub}
<div>
<h1>{name}</h1>
<p class="line">{line}</p>
</div>
</header>
<dl>
{facts}
</dl>
<p class="how">{how}</p>
{chapters}
<footer><p>{foot}</p></footer>
</main>
</body>
</html>
"""


COLORS = {
    "bg": palette.BACKGROUND,
    "panel": palette.PANEL,
    "line": palette.LINE,
    "text": palette.TEXT,
    "soft": palette.SECONDARY,
    "brass": palette.BRASS,
    "mint": palette.MINT,
}
"""The table's own colors."""


def as_html(booklet: Booklet) -> str:
    texts = booklet.texts
    reading = f'<span class="reading">{_words(texts, "reading")}</span>'
    chosen = f'<span class="values" style="display:inline"><span class="chosen">{_words(texts, "this")}</span></span>'
    how = escape(texts.printed("how-to-read", reading="\0", chosen="\1"))
    return PAGE.format(
        language=escape(texts.language),
        title=escape(texts.printed("booklet-title", game=booklet.title)),
        style=STYLE.replace("COLORS", "; ".join(f"--{name}: {_hex(color)}" for name, color in COLORS.items())),
        hub=_hub(),
        name=escape(booklet.title),
        line=escape(booklet.line),
        facts="\n".join(f"<dt>{escape(name)}</dt><dd>{escape(text)}</dd>" for name, text in booklet.facts),
        how=how.replace("\0", reading).replace("\1", chosen),
        chapters="\n".join(
            f"<section>\n<h2>{escape(chapter.title)}</h2>\n"
            + "\n".join(_entry(texts, entry, reading) for entry in chapter.entries)
            + "\n</section>"
            for chapter in booklet.chapters
        ),
        foot=_words(texts, "foot"),
    )


def _words(texts: Texts, name: str, **facts: object) -> str:
    return escape(texts.printed(name, **facts))


def _entry(texts: Texts, entry: ClauseEntry, reading: str) -> str:
    written = [escape(text) for text in entry.paragraphs]
    if entry.reading:
        written[-1] += f" {reading}"
    body = "".join(f"<p>{text}</p>" for text in written)
    if entry.choices:
        body += f"<ul>{''.join(_choice(texts, choice) for choice in entry.choices)}</ul>"
    return f'<div id="{entry.clause}"><a class="id" href="#{entry.clause}">{entry.clause}</a><div>{body}</div></div>'


def _choice(texts: Texts, choice: HouseRule) -> str:
    changed = not any(value.chosen and value.usual for value in choice.values)
    values = []
    for value in choice.values:
        text = escape(value.text)
        if changed and value.usual:
            text = _words(texts, "usual-mark", value=value.text)
        values.append(f'<span class="chosen">{text}</span>' if value.chosen else f"<span>{text}</span>")
    return (
        f"<li>{escape(choice.title)} <code>{escape(choice.option)}</code><br>{escape(choice.line)}"
        f'<div class="values">{"".join(values)}</div></li>'
    )


def _hex(color: palette.Color) -> str:
    return "#{:02X}{:02X}{:02X}".format(*color)


def _hub() -> str:
    """The hub from above, its lamps in the colors of the seats, a 3-3 for its engine."""
    corners = " ".join(f"{46 * sin(radians(30 * k)):.1f},{-46 * cos(radians(30 * k)):.1f}" for k in range(12))
    lamps = "".join(
        f'<circle cx="{37 * sin(radians(15 + 30 * k)):.1f}" cy="{-37 * cos(radians(15 + 30 * k)):.1f}" r="4.4" '
        f'fill="{_hex(color)}"/>'
        for k, color in enumerate(palette.SEATS)
    )
    spots = ((-5, -16), (0, -11), (5, -6), (-5, 6), (0, 11), (5, 16))
    pips = "".join(f'<circle cx="{x}" cy="{y}" r="2.2"/>' for x, y in spots)
    return (
        '<svg viewBox="-50 -50 100 100" aria-hidden="true">'
        f'<polygon points="{corners}" fill="{_hex(palette.HUB_DARK)}" stroke="{_hex(palette.HUB_EDGE)}" '
        f'stroke-width="2"/>{lamps}<rect x="-11" y="-22" width="22" height="44" rx="3" fill="{_hex(palette.FACE)}"/>'
        f'<path d="M-8 0H8" stroke="{_hex(palette.FACE_DIVIDER)}" stroke-width="1.5"/>'
        f'<g fill="{_hex(palette.NUMBERS[3])}">{pips}</g></svg>'
    )
