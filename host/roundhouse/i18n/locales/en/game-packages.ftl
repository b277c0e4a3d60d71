### Games that other packages bring, and why one cannot be used.

unusable = The game { $name } ({ $module }) cannot be used: { $reason }.
raised = { $error }: { $text }
no-subclass = it is no subclass of Game
lacks = it lacks { $names }
bad-name = its name is { $text }, not small letters, digits and hyphens
name-taken = there is a game of that name already
