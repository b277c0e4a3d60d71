"""What is handed out: the files of a release, and the proof that they work in a bare system."""
