export default {
  loading: 'Abriendo {name}',
  failed: {
    title: 'No se pudo abrir {name}',
    text: 'No se ha cobrado nada. Inténtalo de nuevo en un momento.',
  },
  signIn: {
    title: 'Inicia sesión para abrir {name}',
    text: 'Se abrirá aquí cuando inicies sesión.',
  },
  needsScript: 'Activa JavaScript para usar esta página.',
  racing: { title: 'Carreras de caballos', description: 'Programas, cuotas y resultados.' },
  lotteries: { title: 'Loterías', description: 'Sorteos a todas horas.' },
  arena: { title: 'Arena de juegos virtuales', description: 'Juegos virtuales con resultados en minutos.' },
} as const;
