### What the names of players should be like, after "use".

count = { $seats } nombres separados por comas, uno por lugar
different = un nombre distinto para cada quien
spaced = nombres que no estén vacíos, con un espacio entre palabras
letters = letras, cifras y espacios en { $name }, y ninguno de { $marks }
reserved-word = un nombre sin la palabra { $word }, que aquí quiere decir otra cosa
word-without-letter = un nombre cuyas palabras empiecen con letra, no como { $word }
