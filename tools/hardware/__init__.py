"""The hub's hardware: circuits, budgets, parts, boards, case and guide, made from pins.toml and parts.toml.

`check` runs every check, `make` makes every output; the folders have what they call.
"""
