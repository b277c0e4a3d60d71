"""Colors as people with a color deficiency see them, and the distance between two of them.

The matrices are those of Machado, Oliveira and Fernandes (2009) for full dichromacy, on linear sRGB; the distance is
CIEDE2000.
"""

from math import atan2, cos, degrees, exp, hypot, radians, sin, sqrt

from roundhouse.window.drawing.palette import Color

DEFICIENCIES = {
    "usual": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protanopia": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deuteranopia": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritanopia": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}
XYZ = (
    (0.4124564, 0.3575761, 0.1804375),
    (0.2126729, 0.7151522, 0.0721750),
    (0.0193339, 0.1191920, 0.9503041),
)
"""Linear sRGB to CIE XYZ under D65, whose white is `WHITE_POINT`."""
WHITE_POINT = 0.95047, 1.0, 1.08883

Triple = tuple[float, float, float]


def apart(one: Color, other: Color, deficiency: str = "usual") -> float:
    """The distance of two colors (CIEDE2000) as a person with this deficiency sees them."""
    return ciede2000(_lab(one, deficiency), _lab(other, deficiency))


def _times(matrix: tuple[Triple, ...], vector: Triple) -> Triple:
    first, second, third = (sum(a * b for a, b in zip(row, vector, strict=True)) for row in matrix)
    return first, second, third


def _lab(color: Color, deficiency: str) -> Triple:
    red, green, blue = (c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in (v / 255 for v in color))
    seen = _times(DEFICIENCIES[deficiency], (red, green, blue))
    clipped = (max(0.0, min(1.0, seen[0])), max(0.0, min(1.0, seen[1])), max(0.0, min(1.0, seen[2])))
    x, y, z = (value / white for value, white in zip(_times(XYZ, clipped), WHITE_POINT, strict=True))
    fx, fy, fz = (t ** (1 / 3) if t > 216 / 24389 else (24389 / 27 * t + 16) / 116 for t in (x, y, z))
    return 116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz)


def ciede2000(one: Triple, other: Triple) -> float:
    """The CIEDE2000 difference of two colors in CIELAB.

    >>> pairs = [((50, 2.6772, -79.7751), (50, 0, -82.7485)), ((50, 2.5, 0), (73, 25, -18))]
    >>> [round(ciede2000(*pair), 4) for pair in pairs]
    [2.0425, 27.1492]
    """
    (l1, a1, b1), (l2, a2, b2) = one, other
    mean_c = (hypot(a1, b1) + hypot(a2, b2)) / 2
    g = 1.5 - 0.5 * sqrt(mean_c**7 / (mean_c**7 + 25**7))
    a1, a2 = g * a1, g * a2
    c1, c2 = hypot(a1, b1), hypot(a2, b2)
    h1, h2 = degrees(atan2(b1, a1)) % 360, degrees(atan2(b2, a2)) % 360
    turn = (h2 - h1 + 180) % 360 - 180 if c1 * c2 else 0.0
    d_hue = 2 * sqrt(c1 * c2) * sin(radians(turn / 2))
    mean_l, mean_c = (l1 + l2) / 2, (c1 + c2) / 2
    mean_h = (h1 + turn / 2) % 360 if c1 * c2 else h1 + h2
    t = (
        1
        - 0.17 * cos(radians(mean_h - 30))
        + 0.24 * cos(radians(2 * mean_h))
        + 0.32 * cos(radians(3 * mean_h + 6))
        - 0.20 * cos(radians(4 * mean_h - 63))
    )
    weight_l = 1 + 0.015 * (mean_l - 50) ** 2 / sqrt(20 + (mean_l - 50) ** 2)
    weight_c, weight_h = 1 + 0.045 * mean_c, 1 + 0.015 * mean_c * t
    rotation = -2 * sqrt(mean_c**7 / (mean_c**7 + 25**7)) * sin(radians(60 * exp(-(((mean_h - 275) / 25) ** 2))))
    dl, dc, dh = (l2 - l1) / weight_l, (c2 - c1) / weight_c, d_hue / weight_h
    return sqrt(dl * dl + dc * dc + dh * dh + rotation * dc * dh)
