"""Trains the reader on halves of rendered scenes: `make vision`.

Seeded, and kept after every pass: a training that was stopped goes on. It writes the weights beside the package that
reads them, with a note of how they were made.
"""

from __future__ import annotations

import argparse
import math
from pathlib import Path
from typing import Final

import cv2
import numpy as np
import torch
from tools.vision.examples import SCENES, kept_halves
from tools.vision.networks import ReaderNetwork
from torch import Tensor, nn

from roundhouse.vision.geometry import CROP
from roundhouse.vision.signs import NO_HALF

WEIGHTS: Final = Path(__file__).parents[2] / "host" / "roundhouse" / "vision" / "reader.onnx"
_BATCH: Final = 128
_RATE: Final = 3e-3


def prepared(pictures: Tensor) -> Tensor:
    """Pixels as the network takes them, as `roundhouse.vision.reader.prepared` does."""
    pixels = pictures.permute(0, 3, 1, 2).float() / 255
    spread = pixels.std((1, 2, 3), keepdim=True, correction=0)
    return (pixels - pixels.mean((1, 2, 3), keepdim=True)) / (spread + 0.04)


def _loss(network: nn.Module, pictures: Tensor, signs: Tensor, offsets: Tensor) -> Tensor:
    # As other cameras would take them: tinted, a tenth in gray.
    tint = torch.empty(len(pictures), 1, 1, 3).uniform_(0.85, 1.15)
    shown = (pictures.float() * tint).clamp(0, 255)
    gray = torch.rand(len(shown)) < 0.1
    shown[gray] = shown[gray].mean(3, keepdim=True).expand(-1, -1, -1, 3)
    answer = network(prepared(shown))
    read = nn.functional.cross_entropy(answer[:, :-8], signs, label_smoothing=0.005)
    moved = (answer[:, -8:] - offsets).abs().sum(1)[signs != NO_HALF].mean()
    return read + moved


def train(files: int, passes: int, seed: int, folder: Path) -> nn.Module:
    """The network after so many passes over so many files of halves; goes on where a training was stopped."""
    kept = folder / f"reader-{files}-{passes}-{seed}.checkpoint"
    torch.manual_seed(seed)
    network = ReaderNetwork()
    mean = torch.optim.swa_utils.AveragedModel(
        network, multi_avg_fn=torch.optim.swa_utils.get_ema_multi_avg_fn(0.99), use_buffers=True
    )
    optimizer = torch.optim.AdamW(network.parameters(), lr=_RATE, weight_decay=1e-3)
    done = 0
    if kept.exists():
        state = torch.load(kept)
        done = state["done"]
        for part, name in ((network, "network"), (mean, "mean"), (optimizer, "optimizer")):
            part.load_state_dict(state[name])
    loaded = [kept_halves(folder / "halves", file) for file in range(files)]
    pictures, signs, offsets = (torch.from_numpy(np.concatenate(arrays)) for arrays in zip(*loaded, strict=True))
    network.train()
    for turn in range(done, passes):
        # A seed for each pass: a training that goes on sees what it would have seen.
        torch.manual_seed(seed * 1_000_003 + turn)
        batches = torch.randperm(len(signs)).split(_BATCH)
        total = 0.0
        for number, batch in enumerate(batches):
            part = (turn + number / len(batches)) / passes
            for group in optimizer.param_groups:
                group["lr"] = _RATE * min(1, part * passes * 4 + 0.02) * (0.5 + 0.5 * math.cos(math.pi * part)) + 1e-5
            loss = _loss(network, pictures[batch], signs[batch], offsets[batch])
            optimizer.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(network.parameters(), 5.0)
            optimizer.step()
            mean.update_parameters(network)
            total += loss.item()
        print(f"pass {turn + 1} of {passes}: loss {total / len(batches):.3f}", flush=True)
        state = {"network": network.state_dict(), "mean": mean.state_dict(), "optimizer": optimizer.state_dict()}
        torch.save({**state, "done": turn + 1}, aside := kept.with_suffix(".new"))
        aside.replace(kept)
    averaged: nn.Module = mean.module
    return averaged.eval()


def export(network: nn.Module, to: Path, note: str) -> None:
    """Write the network as ONNX, how it was made among its properties."""
    import onnx

    many = {0: "many"}
    torch.onnx.export(
        network,
        (torch.zeros(1, 3, CROP, CROP),),
        str(to),
        input_names=["pictures"],
        output_names=["answers"],
        dynamic_axes={"pictures": many, "answers": many},
        opset_version=17,
        dynamo=False,
    )
    model = onnx.load(str(to))
    model.doc_string = note
    onnx.save(model, str(to))


def main() -> None:
    """Cut halves, train, write the weights."""
    parser = argparse.ArgumentParser(description="Train the network that reads halves, on rendered ones.")
    parser.add_argument("--scenes", type=int, default=20_000)
    parser.add_argument("--passes", type=int, default=12)
    parser.add_argument("--seed", type=int, default=47)
    parser.add_argument("--folder", type=Path, default=Path(".cache/vision"), help="halves and checkpoints")
    parser.add_argument("--out", type=Path, default=WEIGHTS)
    told = parser.parse_args()
    torch.set_num_threads(1)
    cv2.setNumThreads(1)
    network = train(told.scenes // SCENES, told.passes, told.seed, told.folder)
    command = f"make vision ARGS='--scenes {told.scenes} --passes {told.passes} --seed {told.seed}'"
    export(network, told.out, f"Trained on renderings alone, by {command}")


if __name__ == "__main__":
    main()
