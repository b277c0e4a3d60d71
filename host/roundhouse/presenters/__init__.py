"""A live table in the window: what the referee knows as a view to draw, clicks and keys as calls to him."""
