### La instalación y los archivos del programa: doctor, data, --version.

## El examen

doctor-asking = Examinando …
doctor-compiled = Las reglas están compiladas.
doctor-plain = Las reglas no están compiladas.
doctor-plain-advice = Los jugadores de la computadora piensan más despacio; lo demás es igual. Instala un compilador de C y después Roundhouse otra vez.
doctor-firmware = El firmware para las bases es { $version }, build { $build }.
doctor-extras = Extras instalados: { $extras }.
doctor-no-extras = Extras sin instalar: { $extras }.
doctor-no-extras-advice = Si los quieres: { $cure }.
run-install = escribe `{ $command }`
install-anew = instala Roundhouse otra vez desde su carpeta o su archivo, con [{ $extras }] detrás del nombre, como en `pip install '.[{ $extras }]'`
doctor-display = Hay pantalla.
doctor-no-display = No hay pantalla.
doctor-no-display-advice = Juega en la terminal con --text, o en los teléfonos con `roundhouse serve`.
doctor-sound = Esta computadora puede reproducir sonido.
doctor-no-sound = Esta computadora no puede reproducir sonido.
doctor-no-sound-advice = Una base suena por sí sola; si no, conecta un altavoz o cierra el programa que lo usa.
doctor-hub = Hay una base en { $address }.
doctor-pico = Una Pico espera el firmware.
doctor-no-hub = No hay ninguna base conectada.
doctor-no-hub-advice = No falta nada: juega una simulada. `roundhouse hubs --all` pregunta en todos los puertos.
doctor-address = Los teléfonos encuentran esta computadora en { $address }.
doctor-no-address = Esta computadora no está en ninguna red.
doctor-no-address-advice = Conéctala a la red en la que están los teléfonos.
doctor-port = El puerto { $port } está libre para los teléfonos.
doctor-port-taken = El puerto { $port } está ocupado.
doctor-port-taken-advice = Si no es una mesa tuya, elige otro: --port { $other }
doctor-folder = Las mesas se guardan en { $folder }.
doctor-no-folder = No se puede guardar nada en { $folder } ({ $reason }).
doctor-no-folder-advice = Indica otra carpeta con --data o en la variable ROUNDHOUSE_DATA.
doctor-tables =
    { $count ->
        [0] No espera ninguna mesa guardada.
        [one] Espera { $count } mesa guardada.
       *[other] Esperan { $count } mesas guardadas.
    }
doctor-no-tables = No se pueden leer las mesas guardadas.
doctor-room = Hay { $free } MB libres en el disco.
doctor-room-advice = Haz sitio, al menos { $least } MB: cada jugada está en el disco antes de que se vea la respuesta.
doctor-open-files = El sistema deja entrar bastantes teléfonos para una sala.
doctor-few-files = El sistema permite { $most } archivos abiertos.
doctor-few-files-advice = Para mesas basta; para una sala de 600 personas, sube el límite a { $least } (ulimit -n, o LimitNOFILE de un servicio).
doctor-broken = No se pudo hacer una comprobación.
doctor-reported = { $file } contiene esto y el final del registro de fallos, sin nombres ni lugares. Léelo antes de enviarlo.

## Los archivos del programa

data-folder = mesas y preferencias
data-copies = copias de partidas
data-log = registro de fallos
data-none-yet = { $path } (aún no existe)
data-variable = La variable { $variable } indica otra carpeta para mesas, preferencias y registro de fallos.
data-nothing = En { $folder } no hay archivos de este programa: indica otra carpeta con --data.
data-file-exists = { $file } ya existe: indica otro archivo.
data-exported =
    { $count ->
        [one] { $count } archivo está en { $file }, también las contraseñas de una sala, si las hay.
       *[other] { $count } archivos están en { $file }, también las contraseñas de una sala, si las hay.
    }
data-not-empty = En { $folder } ya hay mesas o preferencias: indica otra carpeta con --data, o ponlas antes en otro sitio.
data-no-export = { $file } no es una exportación: indica un archivo escrito por `roundhouse data export`.
data-imported =
    { $count ->
        [one] { $count } archivo está ahora en { $folder }.
       *[other] { $count } archivos están ahora en { $folder }.
    }
data-remove-ask =
    { $count ->
        [one] Se borraría para siempre { $count } archivo de { $folder }: mesas guardadas, preferencias, análisis.
       *[other] Se borrarían para siempre { $count } archivos de { $folder }: mesas guardadas, preferencias, análisis.
    } Escribe el último nombre de la carpeta para seguir.
data-kept = No se borró nada: escribe el último nombre de la carpeta, o usa --yes.
data-removed =
    { $count ->
        [one] Se borró { $count } archivo.
       *[other] Se borraron { $count } archivos.
    } Las copias de partidas se quedan donde están.
