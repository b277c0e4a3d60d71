"""The contrast of two colors, as WCAG 2 defines it."""

from functools import cache

from roundhouse.window.drawing.palette import Color


def luminance(color: Color) -> float:
    """Relative luminance of an sRGB color, 0 for black and 1 for white, as WCAG 2 defines it."""
    channels = [value / 255 for value in color]
    red, green, blue = (c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


@cache
def contrast(one: Color, other: Color) -> float:
    """The contrast ratio of two colors, 1 to 21.

    >>> round(contrast((0, 0, 0), (255, 255, 255)))
    21
    """
    bright, dark = sorted((luminance(one), luminance(other)), reverse=True)
    return (bright + 0.05) / (dark + 0.05)
