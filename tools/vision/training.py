"""Trains the networks that read photos, on rendered scenes: `make vision`.

Seeded, and kept every fifty steps: a training that was stopped goes on. It writes the weights beside the package that
reads them, with a note of how they were made.
"""

from __future__ import annotations

import argparse
import math
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

import cv2
import numpy as np
import torch
from tools.vision.examples import PIECE, Pool, finder_piece, reader_halves
from tools.vision.networks import FinderNetwork, ReaderNetwork
from tools.vision.scenes import FIRST_MEASURED_SEED
from tools.vision.tile_styles import Random
from torch import Tensor, nn

from roundhouse.vision.finder import LENGTH
from roundhouse.vision.geometry import CROP
from roundhouse.vision.signs import NO_HALF

WEIGHTS: Final = Path(__file__).parents[2] / "host" / "roundhouse" / "vision"
_CHECKPOINT_STEPS: Final = 50
"""Steps between two checkpoints."""
_RELEARN_RATE: Final = 0.3
"""The part of the rate at which a network that has learned learns on."""
_PIECES: Final = 8
_SCENES: Final = 12
_HALVES: Final = 10
"""Pieces of a step of the finder; scenes of a step of the reader, and halves of each."""


def _chosen(pictures: Tensor, share: float) -> Tensor:
    return torch.rand(len(pictures)) < share


def _taken(pictures: list[Any]) -> Tensor:
    """Pictures as other cameras would take them: of another brightness and tint, in gray, with noise."""
    pixels = torch.from_numpy(np.stack(pictures)).permute(0, 3, 1, 2).float()
    many = len(pixels)
    pixels = (pixels - 128) * torch.empty(many, 1, 1, 1).uniform_(0.7, 1.2) + 128
    pixels = pixels * torch.empty(many, 3, 1, 1).uniform_(0.85, 1.15) + torch.empty(many, 1, 1, 1).uniform_(-35, 35)
    for index in torch.where(_chosen(pixels, 0.15))[0]:
        pixels[index] = pixels[index][torch.randperm(3)]
    gray = _chosen(pixels, 0.12)
    pixels[gray] = pixels[gray].mean(1, keepdim=True).expand(-1, 3, -1, -1)
    turned = _chosen(pixels, 0.05)
    pixels[turned] = 255 - pixels[turned]
    noise = torch.randn(pixels.shape) * torch.empty(many, 1, 1, 1).uniform_(0, 9)
    return (pixels + noise).clamp(0, 255).contiguous(memory_format=torch.channels_last)


def finder_loss(network: nn.Module, pool: Pool, rng: Random) -> Tensor:
    """The error of the finder on a few pieces."""
    pieces = [finder_piece(pool.scene(rng), rng) for _ in range(_PIECES)]
    middle, face, counts, shape, weight = (
        torch.from_numpy(np.stack([getattr(piece, name) for piece in pieces]))
        for name in ("middle", "face", "counts", "shape", "weight")
    )
    found = network(_taken([piece.picture for piece in pieces]))
    sure = torch.sigmoid(found[:, 0]).clamp(1e-4, 1 - 1e-4)
    peaks = (middle > 0.999).float() * counts
    hits = -(torch.log(sure) * (1 - sure) ** 2 * peaks).sum()
    false = -(torch.log(1 - sure) * sure**2 * (1 - middle) ** 4 * (1 - peaks) * counts).sum()
    faces = nn.functional.binary_cross_entropy_with_logits(found[:, 1], face, weight=counts)
    axes = ((found[:, 2:] - shape).abs().sum(1) * LENGTH * weight).sum() / (weight > 0).sum().clamp(min=1)
    return (hits + false) / peaks.sum().clamp(min=1) + faces + axes


def _worn(pictures: Tensor) -> Tensor:
    """Halves as they are often seen: some far away, some with something over an edge."""
    far = _chosen(pictures, 0.15)
    if far.any():
        small = nn.functional.avg_pool2d(pictures[far], 2)
        pictures[far] = nn.functional.interpolate(small, size=(CROP, CROP), mode="bilinear")
    for index in torch.where(_chosen(pictures, 0.08))[0]:
        turn, wide = int(torch.randint(4, ())), int(torch.randint(1, 8, ()))
        torch.rot90(pictures[index], turn, (1, 2))[:, :wide] = torch.rand(3, 1, 1) * 255
    return pictures


def reader_loss(network: nn.Module, pool: Pool, rng: Random) -> Tensor:
    """The error of the reader on a few halves."""
    halves = [half for _ in range(_SCENES) for half in reader_halves(pool.scene(rng), rng, _HALVES)]
    signs = torch.tensor([half.sign for half in halves])
    offsets = torch.from_numpy(np.stack([half.offsets for half in halves]))
    answer = network(_worn(_taken([half.picture for half in halves])))
    read = nn.functional.cross_entropy(answer[:, :-8], signs, label_smoothing=0.01)
    moved = (answer[:, -8:] - offsets).abs().sum(1)[signs != NO_HALF].mean()
    return read + moved


@dataclass(frozen=True)
class Kind:
    """A network, how far it is off, and the steps, rate and size of picture that it is trained with."""

    make: Callable[[], nn.Module]
    loss: Callable[[nn.Module, Pool, Random], Tensor]
    steps: int
    rate: float
    side: int
    learned: tuple[int, float]
    """Steps of a short training, and the part of its loss on other scenes that is left after it at most.

    A network that learns nothing but how often each answer is right stays above that.
    """


KINDS: Final = {
    "finder": Kind(FinderNetwork, finder_loss, 6000, 2.5e-3, PIECE, (100, 0.85)),
    "reader": Kind(ReaderNetwork, reader_loss, 3000, 2.5e-3, CROP, (150, 0.86)),
}


def _nearer(mean: Tensor, now: Tensor, steps: Tensor) -> Tensor:
    """The mean of about the last hundred steps; of fewer at the beginning, or it would lag behind."""
    return mean + (now - mean) * max(0.01, 9 / (10 + float(steps)))


def train(kind: Kind, pool: Pool, steps: int, seed: int, kept: Path, begin: Path | None = None) -> nn.Module:
    """The network after so many steps; it goes on from the checkpoint where there is one.

    `begin` is the checkpoint of a training that is over, with other scenes: the network learns on from what it knew.
    """
    torch.manual_seed(seed)
    network = kind.make().to(memory_format=torch.channels_last)
    mean = torch.optim.swa_utils.AveragedModel(network, avg_fn=_nearer, use_buffers=True)
    optimizer = torch.optim.AdamW(network.parameters(), lr=kind.rate, weight_decay=1e-3)
    parts = {"network": network, "mean": mean, "optimizer": optimizer}
    done, rate = 0, kind.rate
    if begin:
        rate *= _RELEARN_RATE
        known = torch.load(begin)["mean"]
        mean.load_state_dict(known)
        network.load_state_dict(mean.module.state_dict())
    if kept.exists():
        state = torch.load(kept)
        done = state["done"]
        for name, part in parts.items():
            part.load_state_dict(state[name])
    network.train()
    total = 0.0
    for step in range(done, steps):
        for group in optimizer.param_groups:
            warm = min(1, (step + 1) / 100)
            group["lr"] = rate * warm * (0.5 + 0.5 * math.cos(math.pi * step / steps)) + 1e-5
        # A seed for each step: a training that goes on sees what it would have seen.
        torch.manual_seed(seed * 1_000_003 + step)
        loss = kind.loss(network, pool, np.random.default_rng((seed, step)))
        optimizer.zero_grad()
        loss.backward()
        nn.utils.clip_grad_norm_(network.parameters(), 5.0)
        optimizer.step()
        mean.update_parameters(network)
        total += loss.item()
        if (step + 1) % _CHECKPOINT_STEPS == 0 or step + 1 == steps:
            print(f"step {step + 1} of {steps}: loss {total / (step % _CHECKPOINT_STEPS + 1):.3f}", flush=True)
            total = 0.0
            state = {name: part.state_dict() for name, part in parts.items()}
            torch.save({**state, "done": step + 1}, aside := kept.with_suffix(".new"))
            aside.replace(kept)
    averaged: nn.Module = mean.module
    return averaged.eval()


def export(network: nn.Module, side: int, to: Path, note: str) -> None:
    """Write the network as ONNX, how it was made among its properties."""
    import onnx

    sizes = {0: "many"} if side == CROP else {0: "many", 2: "height", 3: "width"}
    torch.onnx.export(
        network,
        (torch.zeros(1, 3, side, side),),
        str(to),
        input_names=["pictures"],
        output_names=["answers"],
        dynamic_axes={"pictures": sizes, "answers": {0: "many"}},
        opset_version=17,
        dynamo=False,
    )
    model = onnx.load(str(to))
    model.doc_string = note
    onnx.save(model, str(to))


def _off(kind: Kind, network: nn.Module, pool: Pool) -> float:
    """The error of a network, over a few steps' pictures."""
    torch.manual_seed(0)
    rng = np.random.default_rng(0)
    with torch.no_grad():
        return float(np.mean([kind.loss(network.eval(), pool, rng).item() for _ in range(5)]))


def check(folder: Path) -> None:
    """Train shortly: each network has to become better on scenes that it has not seen."""
    seen, other = Pool(folder / "seen", 100), Pool(folder / "other", 100, first=FIRST_MEASURED_SEED)
    for name, kind in KINDS.items():
        steps, most = kind.learned
        torch.manual_seed(47)
        before = _off(kind, kind.make(), other)
        after = _off(kind, train(kind, seen, steps, 47, folder / f"{name}.checkpoint"), other)
        print(f"{name}: loss {before:.3f} before, {after:.3f} after {steps} steps")
        if after > before * most:
            raise SystemExit(f"The {name} does not learn: it should be at {before * most:.3f}.")


def main() -> None:
    """Render scenes, train one network or both, write the weights."""
    parser = argparse.ArgumentParser(description="Train the networks that read photos, on rendered ones.")
    parser.add_argument("kinds", nargs="*", default=[*KINDS], metavar="|".join(KINDS))
    parser.add_argument("--scenes", type=int, default=8000)
    parser.add_argument("--steps", type=int, help="steps of each network, if not its own number")
    parser.add_argument("--first", type=int, default=0, help="the first scene's seed")
    parser.add_argument("--seed", type=int, default=47)
    parser.add_argument("--begin", type=Path, help="the checkpoint of a training that is over, to be learned on from")
    parser.add_argument("--folder", type=Path, default=Path(".cache/vision"), help="scenes and checkpoints")
    parser.add_argument("--out", type=Path, default=WEIGHTS)
    parser.add_argument("--check", action="store_true", help="only train shortly, and see whether that helps")
    told = parser.parse_args()
    torch.set_num_threads(1)
    cv2.setNumThreads(1)
    if told.check:
        with TemporaryDirectory() as folder:
            check(Path(folder))
        return
    pool = Pool(told.folder / "scenes", told.scenes, told.first)
    for name in told.kinds:
        kind = KINDS[name]
        steps = told.steps or kind.steps
        named = [f"--scenes {told.scenes}", f"--steps {steps}", f"--seed {told.seed}"]
        named += [f"--first {told.first}"] if told.first else []
        named += [f"--begin {told.begin.name}"] if told.begin else []
        kept = told.folder / "".join((name, *named, ".checkpoint")).replace(" ", "-")
        network = train(kind, pool, steps, told.seed, kept, told.begin)
        command = f"make vision ARGS='{' '.join((name, *named))}'"
        export(network, kind.side, told.out / f"{name}.onnx", f"Trained on renderings alone, by {command}")


if __name__ == "__main__":
    main()
