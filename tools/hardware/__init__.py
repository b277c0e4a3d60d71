"""The hub's hardware: circuits, checks, pages, pictures, boards and case, all made from pins.toml and parts.toml."""
