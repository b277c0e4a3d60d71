"""Halves are cut upright, whatever way the tile lies, and points go into a half and back."""

import cv2
import numpy as np
import pytest

from roundhouse.vision.geometry import CROP, from_half, half_corners, half_picture, to_half


def test_both_halves_have_their_outer_edge_at_the_top() -> None:
    picture = np.zeros((300, 200, 3), np.uint8)
    corners = np.array([(50, 50), (150, 50), (150, 250), (50, 250)], np.float32)
    cv2.rectangle(picture, (50, 50), (150, 80), (255, 255, 255), -1)  # the outer edge of the first half
    cv2.rectangle(picture, (50, 220), (150, 250), (255, 255, 255), -1)
    for half in half_corners(corners):
        shown = half_picture(picture, half)
        assert shown.shape == (CROP, CROP, 3)
        assert shown[: CROP // 3].mean() > 100 > shown[CROP // 2 :].mean()


@pytest.mark.parametrize("turns", range(4))
def test_points_go_into_a_half_and_back(turns: int) -> None:
    half = np.roll(np.array([(10, 12), (60, 8), (64, 70), (7, 62)], np.float32), turns, axis=0)
    inside = to_half(half, half)
    np.testing.assert_allclose(inside, [(0, 0), (1, 0), (1, 1), (0, 1)], atol=1e-4)
    np.testing.assert_allclose(from_half(half, inside), half, atol=1e-2)
