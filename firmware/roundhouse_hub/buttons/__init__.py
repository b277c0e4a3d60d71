"""The thirteen buttons: contacts that bounce (`debounce`) and what a hand means by pressing (`gestures`)."""
