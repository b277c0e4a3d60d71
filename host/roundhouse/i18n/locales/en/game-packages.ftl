### Games that other packages bring, and why one cannot be used.

unusable = The game { $name } ({ $module }) cannot be used: { $reason }.
raised = { $error }: { $text }
no-subclass = it is not a subclass of Game
lacks = it lacks { $names }
bad-name = its name is { $text }, which is not just lowercase letters, digits and hyphens
name-taken = a game with that name exists already
