### La sala: las mesas y quien la dirige, unidas por un broker.

## Dónde está el broker

bad-address = { $address } no es la dirección de un broker: escribe una como mqtts://192.168.1.5:8883/north.
password-in-address = Quita el nombre y la contraseña de la dirección, donde otros podrían leerlos: pon la contraseña en { $variable } o en un archivo.
bad-files = No se pueden usar los archivos de la sala en { $folder }: { $reason }.
no-password = No hay contraseña para la sala: copia { $file } desde el equipo de quien dirige, o define { $variable }.
no-extra = La sala necesita más paquetes: { $cure }.
no-table = --hall necesita el número de esta mesa: añade --table N.
cannot-listen = El broker de la sala no puede escuchar en { $host }, puerto { $port }: { $reason }.

## La conexión

away = No se llega al broker de la sala en { $host }, puerto { $port }: sigan jugando, todo se comunicará cuando vuelva.
refused = El broker de la sala en { $host }, puerto { $port }, no deja entrar a { $user }: revisa la contraseña y el nombre de la sala.
not-trusted = El broker de la sala en { $host }, puerto { $port }, y esta computadora no aceptan sus certificados: compara ca.pem y el certificado de aquí con los del broker.
twin = En el broker en { $host }, puerto { $port }, hay otro equipo que también es { $user }: da a cada mesa su propio número.
back = El broker de la sala ha vuelto.

## Lo que lee quien dirige

listening = El broker de la sala escucha en { $address }. Cada mesa necesita el archivo con su contraseña, que está en { $folder }.
pages = El puesto de dirección, solo para ti: { $desk } — la pared: { $wall }
goes-on = La velada continúa (jugadores: { $count }, rondas empezadas: { $round }); con --new empieza otra.
ends = Pulsa Ctrl-C para cerrar la sala; la velada queda guardada.
unsaid = No se llega al broker: nadie lo ha oído.
here = La mesa { $table } está conectada.
gone = La mesa { $table } se ha ido.
scores = Mesa { $table }, mano { $deal }: { $sheet }
corrected = La mesa { $table } corrige la mano { $deal }: { $sheet }
taken-back = La mesa { $table } retira la mano { $deal }.
garbage = Lo que dice la mesa { $table } no se puede leer: mira qué programa hay allí.
flood = La mesa { $table } comunica más puntos de los que puede haber jugado, y no se guardan más: mira qué programa se ejecuta allí.
conflict = La mesa { $table } da dos resultados distintos para una mano; cuenta el primero: pregunta allí.
unsteady = La mesa { $table } va y viene una y otra vez, y ya no se avisa más: revisa su red.
not-kept = No se puede escribir el archivo de la sala ({ $reason }): haz sitio en el disco de esta computadora o permite que Roundhouse escriba en él.
in-use = Otra dirección tiene abierto { $path }: cierra esa primero, o nombra otra carpeta con --data.

## Lo que oye una mesa

cue-begin = Dirección: empieza la ronda.
cue-five-minutes = Dirección: quedan cinco minutos.
cue-stop = Dirección: alto.
notice = Dirección: { $text }
