export default {
  notFound: {
    title: 'No encontramos esa página',
    text: 'Puede que la dirección tenga un error o que el evento haya terminado.',
  },
  failed: {
    title: 'Algo ha ido mal',
    text: 'No se pudo mostrar esta página. No se hizo ni cambió ninguna apuesta. Vuelve dentro de un rato.',
  },
  blocked: {
    title: 'Lo sentimos, ahora no estamos disponibles en tu país',
    titleIn: 'Lo sentimos, ahora no estamos disponibles en {countryName}',
    text: 'Desde allí no se puede apostar. Las apuestas que hiciste antes siguen en pie y se resuelven como siempre.',
  },
  locked: {
    title: 'No puedes ver esta página',
    text: 'Es para jugadores con acceso. Inicia sesión con una cuenta así o vuelve a las apuestas.',
  },
  busy: {
    title: 'Hay muchísima actividad ahora mismo',
    text: 'Hay más visitantes de los que podemos atender a la vez. No se ha realizado ni modificado ninguna apuesta. Esta página aparecerá sola en un momento.',
  },
  offline: {
    title: 'Sin conexión',
  },
  unreachable: {
    title: 'No se pudieron cargar los partidos',
    text: 'La casa de apuestas no responde ahora. Inténtalo de nuevo en un momento.',
  },
  home: 'Ir a las apuestas',
  retry: 'Reintentar',
} as const;
