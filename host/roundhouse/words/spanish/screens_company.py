"""The screens about who sits at a table: whether others agree to an undo, who comes, who leaves, who hands over."""

COMPANY_SCREENS = {
    # Undo, where people share the screen
    "back-title": "{seat} quiere deshacer",
    "back-what": "Se deshace: {what}.",
    "back-hidden": "Se deshace lo que pasó desde entonces.",
    "back-ask": "{others}: ¿de acuerdo?",
    "back-ask-all": "¿Todos de acuerdo?",
    "back-engine": "Pulsar largo la locomotora de la base también dice que sí.",
    "back-agreed": "Deshacerlo",
    "back-not": "Dejarlo así",
}
