### Games that other packages bring, and why one cannot be used.

unusable = Das Spiel { $name } ({ $module }) ist nicht nutzbar: { $reason }.
raised = { $error }: { $text }
no-subclass = Es ist keine Unterklasse von Game
lacks = Ihm fehlt { $names }
bad-name = Sein Name { $text } besteht nicht nur aus kleinen Buchstaben, Ziffern und Bindestrichen
name-taken = Ein Spiel dieses Namens gibt es schon
