"""A trained network that lies beside this package, run by OpenCV."""

from __future__ import annotations

from collections.abc import Sequence
from importlib.resources import files
from threading import Lock
from typing import Final, TypeAlias

import cv2
import numpy as np
from numpy.typing import NDArray

from roundhouse.vision.geometry import Picture

Numbers: TypeAlias = NDArray[np.float32]
_AT_ONCE: Final = 64


class Network:
    """Pictures of one size to numbers; several threads may ask it, one after the other."""

    def __init__(self, name: str) -> None:
        weights = files("roundhouse.vision").joinpath(f"{name}.onnx").read_bytes()
        self._network: Final = cv2.dnn.readNetFromONNX(np.frombuffer(weights, np.uint8))
        self._lock: Final = Lock()

    def answers(self, pictures: Sequence[Picture]) -> Numbers:
        """The network's answer to each picture."""
        answers = []
        for start in range(0, len(pictures), _AT_ONCE):
            with self._lock:
                self._network.setInput(cv2.dnn.blobFromImages(pictures[start : start + _AT_ONCE]))
                answers.append(np.array(self._network.forward(), np.float32))
        return np.concatenate(answers)
