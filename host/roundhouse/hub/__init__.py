"""A hub as the host sees it: finding it, keeping in touch, what it should show and sound."""
