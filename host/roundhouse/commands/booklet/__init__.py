"""A game's booklet for people: what is in it, and how it is laid out as text, Markdown and HTML."""
