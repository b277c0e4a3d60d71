"""The pictures of the case, from meshes. What a piece looks like is in `solids.catalog`."""
