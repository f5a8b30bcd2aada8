export default {
  notFound: {
    title: 'No encontramos esa página',
    text: 'Puede que la dirección tenga un error o que el evento haya terminado.',
  },
  failed: {
    title: 'Algo ha ido mal',
    text: 'No se pudo mostrar esta página. No se hizo ni cambió ninguna apuesta. Vuelve dentro de un rato.',
  },
  unreachable: {
    title: 'No se pudieron cargar los partidos',
    text: 'La casa de apuestas no responde ahora. Inténtalo de nuevo en un momento.',
  },
  home: 'Ir a las apuestas',
  retry: 'Reintentar',
} as const;
