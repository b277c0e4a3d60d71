"""Pictures of the screens: the moments that are shown, and how two pictures of one moment are compared."""
