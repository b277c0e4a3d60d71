"""The network that reads a half, small enough for a wheel and to be trained on any computer."""

from __future__ import annotations

from torch import Tensor, nn

from roundhouse.vision.signs import SIGNS


def _block(channels: int, out: int, size: int, stride: int) -> nn.Sequential:
    convolution = nn.Conv2d(channels, out, size, stride, size // 2, bias=False)
    return nn.Sequential(convolution, nn.BatchNorm2d(out), nn.ReLU(inplace=True))


class ReaderNetwork(nn.Module):  # type: ignore[misc]  # PyTorch is not there where types are checked
    """Half pictures to logits of the sign and eight numbers: how far the corners are from where they should be.

    The corners in the order of `half_corners`, in units of the half's width.
    """

    def __init__(self) -> None:
        super().__init__()
        self.see = nn.Sequential(
            *(_block(3, 20, 5, 2), _block(20, 32, 3, 2), _block(32, 48, 3, 2), _block(48, 64, 3, 1)),
            *(nn.Flatten(), nn.Linear(64 * 25, 128), nn.ReLU(inplace=True), nn.Dropout(0.1)),
        )
        self.answer = nn.Linear(128, SIGNS + 8)

    def forward(self, x: Tensor) -> Tensor:
        answer: Tensor = self.answer(self.see(x))
        return answer
