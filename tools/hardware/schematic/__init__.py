"""The schematics of the printed boards, drawn from the circuits: KiCad files, SVG, PDF."""
