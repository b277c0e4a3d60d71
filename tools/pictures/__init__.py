"""Pictures of the screens: the moments that they show, and how two pictures are compared."""
