"""The screens about who sits at a table: whether others agree to an undo, who comes, who leaves, who hands over."""

COMPANY_SCREENS = {
    # Undo, where people share the screen
    "back-title": "{seat} asks for an undo",
    "back-what": "It takes back: {what}.",
    "back-hidden": "It takes back what was done since then.",
    "back-ask": "{others}: do you agree?",
    "back-ask-all": "Do all agree?",
    "back-engine": "A long press on the hub's engine says yes, too.",
    "back-agreed": "Take it back",
    "back-not": "Leave it as it is",
}
