### Games that other packages bring, and why one cannot be used.

unusable = El juego { $name } ({ $module }) no se puede usar: { $reason }.
raised = { $error }: { $text }
no-subclass = no es una subclase de Game
lacks = le falta { $names }
bad-name = su nombre es { $text }, y solo debe tener letras minúsculas, cifras y guiones
name-taken = ya hay un juego con ese nombre
