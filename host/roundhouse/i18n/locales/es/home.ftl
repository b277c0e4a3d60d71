### Una mesa como dispositivo de Home Assistant.

bad-address = { $address } no es la dirección de un broker: escribe una como mqtt://roundhouse@homeassistant.local/cocina.
password-in-address = Quita la contraseña de la dirección, donde otros podrían leerla: ponla en { $variable } o en un archivo.
bad-files = No se pueden usar los archivos para Home Assistant en { $folder }: { $reason }.
no-password = No hay contraseña para el broker de Home Assistant: escríbela en { $file } o define { $variable }.
no-extra = Home Assistant necesita más paquetes: { $cure }.
away = No se llega al broker de Home Assistant en { $host }, puerto { $port }: sigan jugando, mostrará la mesa cuando vuelva.
refused = El broker de Home Assistant en { $host }, puerto { $port }, no deja entrar a { $user }: revisa el nombre y la contraseña.
not-trusted = El broker de Home Assistant en { $host }, puerto { $port }, y esta computadora no aceptan sus certificados: compara ca.pem y el certificado de aquí con los del broker.
twin = Otra mesa se muestra en { $host }, puerto { $port }, con el mismo nombre: termina cada dirección con otro, como /cocina.
back = El broker de Home Assistant ha vuelto.

## Lo que muestra Home Assistant

device = Mesa de dominó: { $name }
turn = Turno
warning = Última ficha
round-winner = Ganador de la ronda
winner = Ganador de la partida
whistle = Silbato
