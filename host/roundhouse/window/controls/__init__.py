"""Pages of texts and controls: their values, layout, painting and input."""
