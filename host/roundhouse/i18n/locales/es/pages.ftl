### Páginas en un navegador, muestren lo que muestren: lo que se rechaza.

wrong-host = Estas páginas tienen otra dirección: escanea el código de la pantalla.
wrong-origin = Esto llegó desde otra página: abre la nuestra.
too-much = Es más de lo que estas páginas necesitan.
too-often = Fue mucho de golpe: espera diez segundos.
not-found = En esta dirección no hay ninguna página: vuelve a la primera.
back = Volver a la página
unstarted = Este navegador no puso en marcha la página: aquí nada se mueve solo y los botones no hacen nada. Cárgala de nuevo, o usa un navegador más nuevo.
