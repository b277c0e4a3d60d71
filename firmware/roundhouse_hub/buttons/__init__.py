"""The thirteen buttons: removing contact bounce (`debounce`) and recognizing gestures (`gestures`)."""
