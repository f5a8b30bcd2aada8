export default {
  loading: 'Abriendo {name}',
  failed: {
    title: 'No se pudo abrir {name}',
    text: 'No se ha movido dinero. Inténtalo de nuevo en un momento.',
  },
  signIn: {
    title: '{name} requiere una cuenta',
    text: 'Inicia sesión y se abrirá aquí.',
  },
  needsScript: 'Esta parte del sitio necesita JavaScript.',
  racing: { title: 'Carreras de caballos', description: 'Programas, cuotas y resultados.' },
  lotteries: { title: 'Loterías', description: 'Sorteos a todas horas.' },
  arena: { title: 'Arena de juegos virtuales', description: 'Juegos virtuales con resultados en minutos.' },
} as const;
