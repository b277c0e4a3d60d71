"""Photos of dominoes that nobody took: pictures rendered at random, and the training of the networks that read them.

`looks` says how sets of many makers look, `faces` draws a tile, `scenes` lays tiles on a ground and takes a photo of
them. `networks` and `training` need PyTorch, which `make vision` installs in an environment of its own; `accuracy`
measures the reader and writes host/roundhouse/vision/ACCURACY.md.
"""
