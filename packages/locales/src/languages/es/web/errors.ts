export default {
  notFound: {
    title: 'No encontramos esa página',
    text: 'Puede que la dirección esté mal o que el partido haya terminado.',
  },
  failed: {
    title: 'Algo ha ido mal',
    text: 'No se pudo mostrar esta página. No se hizo ni cambió ninguna apuesta. Inténtalo de nuevo en un momento.',
  },
  blocked: {
    title: 'No estamos disponibles en tu país',
    titleIn: 'Ahora mismo no estamos disponibles en {countryName}',
    text: 'Desde allí no se puede apostar. Las apuestas que hiciste antes siguen en pie y se resuelven como siempre.',
  },
  locked: {
    title: 'Sin autorización',
    text: 'No tienes autorización para ver esta página. Inicia sesión con una cuenta con acceso o vuelve a las apuestas.',
  },
  busy: {
    title: 'Hay muchísima actividad ahora mismo',
    text: 'No se ha hecho ni cambiado ninguna apuesta. Esta página se cargará automáticamente en un momento.',
  },
  offline: {
    title: 'Sin conexión',
  },
  unreachable: {
    title: 'No se pudieron cargar los partidos',
    text: 'Nuestro servidor no responde. Inténtalo de nuevo en un momento.',
  },
  home: 'Ir a las apuestas',
  retry: 'Reintentar',
} as const;
