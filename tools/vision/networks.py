"""The two networks, small enough for a wheel and to be trained on any computer: one finds tiles, one reads a half.

Both take pixels of 0..255, channels first, and scale them themselves, so that training and reading cannot differ.
"""

from __future__ import annotations

from torch import Tensor, nn

from roundhouse.vision.signs import SIGN_COUNT


def _block(channels: int, out: int, stride: int = 1, size: int = 3) -> nn.Sequential:
    convolution = nn.Conv2d(channels, out, size, stride, size // 2, bias=False)
    return nn.Sequential(convolution, nn.BatchNorm2d(out), nn.ReLU(inplace=True))


class _Residual(nn.Module):  # type: ignore[misc]  # PyTorch is not there where types are checked
    def __init__(self, channels: int) -> None:
        super().__init__()
        again = nn.Conv2d(channels, channels, 3, 1, 1, bias=False)
        self.change = nn.Sequential(_block(channels, channels), again, nn.BatchNorm2d(channels))

    def forward(self, x: Tensor) -> Tensor:
        return nn.functional.relu(x + self.change(x))


class FinderNetwork(nn.Module):  # type: ignore[misc]
    """A photo to maps of a quarter of its size, eight numbers for each place.

    The first two are logits: whether the middle of a tile is there, and whether a tile's face is. The others are in
    units of eight pixels: where the tile's middle is from here; its longer half axis, then its shorter one, each with
    its angle doubled, since a tile looks the same upside down.
    """

    def __init__(self) -> None:
        super().__init__()
        self.down4 = nn.Sequential(_block(3, 12, 2), _block(12, 24, 2), _block(24, 24))
        self.down8 = nn.Sequential(_block(24, 48, 2), _Residual(48))
        self.down16 = nn.Sequential(_block(48, 64, 2), _Residual(64))
        self.down32 = nn.Sequential(_block(64, 64, 2), _Residual(64))
        self.side16, self.up16 = nn.Conv2d(64, 64, 1), _block(64, 48)
        self.side8, self.up8 = nn.Conv2d(48, 48, 1), _block(48, 32)
        self.side4, self.up4 = nn.Conv2d(24, 32, 1), _block(32, 32)
        self.map = nn.Conv2d(32, 8, 1)
        self.larger = nn.Upsample(scale_factor=2, mode="bilinear", align_corners=False)
        nn.init.constant_(self.map.bias[:1], -4.0)

    def forward(self, x: Tensor) -> Tensor:
        fourth = self.down4(x / 255 - 0.5)
        eighth = self.down8(fourth)
        sixteenth = self.down16(eighth)
        deep = self.up16(self.side16(sixteenth) + self.larger(self.down32(sixteenth)))
        deep = self.up8(self.side8(eighth) + self.larger(deep))
        found: Tensor = self.map(self.up4(self.side4(fourth) + self.larger(deep)))
        return found


class ReaderNetwork(nn.Module):  # type: ignore[misc]
    """Half pictures to logits of the sign and eight numbers: how far the corners are from where they should be.

    The corners in the order of `half_corners`, in units of the half's width. Pictures are brought to one brightness and
    one contrast, whatever the light.
    """

    def __init__(self) -> None:
        super().__init__()
        self.see = nn.Sequential(
            *(_block(3, 24, 2, 5), _block(24, 32), _block(32, 48, 2), _Residual(48)),
            *(_block(48, 96, 2), _Residual(96), _block(96, 32), nn.Flatten(), nn.Dropout(0.1)),
        )
        self.answer = nn.Linear(32 * 36, SIGN_COUNT + 8)

    def forward(self, x: Tensor) -> Tensor:
        x = x / 255
        even = x - x.mean((1, 2, 3), keepdim=True)
        spread = (even * even).mean((1, 2, 3), keepdim=True).sqrt()
        answer: Tensor = self.answer(self.see(even / (spread + 0.04)))
        return answer
