"""Runs before everything else in an image, also before a prompt that a tool asks for."""

import micropython

micropython.kbd_intr(-1)  # a byte that arrives while the hub starts must not stop it; the prompt sets it again


def boot() -> None:
    """Mount the file system, choose the package that runs, and watch the prompt."""
    import roundhouse_mount

    roundhouse_mount.mount()
    import roundhouse_package

    roundhouse_package.choose()
    # Not before the choice: whatever is imported from a package stays in memory, even if its files are removed.
    from roundhouse_hub.board import prompt

    prompt.watch()


boot()
del boot, micropython  # what runs next, and people at the prompt, share these names
