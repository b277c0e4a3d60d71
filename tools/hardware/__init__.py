"""The hub one can build: circuits, checks, pages, pictures, board and case, all from pins.toml and parts.toml."""
