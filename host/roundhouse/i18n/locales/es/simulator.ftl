### The simulated hub.

not-started = La base simulada { $address } no arrancó: mira arriba lo que dice.
ended = La base simulada en { $address } terminó: ábrela de nuevo.
in-use = { $address } ya está en uso: cierra la otra mesa, o usa sim://NOMBRE.
cable-out = El cable de { $address } está desconectado: espera a que se conecte de nuevo, o conéctalo tú.
cable-out-plug = El cable de la base simulada está desconectado: espera a que se conecte de nuevo, o escribe `plug`.
bad-share = { $name }={ $share } no es una parte de las líneas: usa un número de 0 a 1.
bad-time = { $name }={ $time } no es un tiempo: usa un número de 0 a { $longest }.
unknown-setting = Una base simulada no tiene el ajuste «{ $name }»: elige entre { $known }.
bad-setting = { $name }={ $value } no se entiende: usa { $number }, como { $name }=1.
whole-number = un número entero
number = un número
