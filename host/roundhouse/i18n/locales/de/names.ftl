### What the names of players should be like, after "use".

count = { $seats } Namen mit Kommas dazwischen, einen für jeden Platz
different = einen eigenen Namen für alle am Tisch
spaced = Namen, die nicht leer sind, mit einem Leerzeichen zwischen den Wörtern
letters = in { $name } nur Buchstaben, Ziffern und Leerzeichen, ohne { $marks }
reserved-word = einen Namen ohne das Wort { $word }, das hier für etwas anderes steht
word-without-letter = einen Namen, dessen Wörter mit einem Buchstaben beginnen, anders als { $word }
