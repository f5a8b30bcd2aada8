export default {
  banners: 'Ofertas',
  banner: 'Oferta {number, number} de {count, number}',
  stop: 'Pausar ofertas',
  start: 'Reproducir ofertas',
  open: 'Ver más',
  liveNow: 'En vivo ahora',
  allLive: 'Todos los partidos en vivo',
  top: 'Partidos destacados',
  startingSoon: 'Empiezan pronto',
  schedule: 'Calendario',
  leagues: 'Ligas',
  footer: 'Todas las páginas',
  noLive: {
    title: 'Ahora no hay partidos en vivo',
    text: 'Los próximos partidos están justo debajo.',
  },
  noUpcoming: {
    title: 'No hay próximos partidos',
    text: 'Los nuevos partidos aparecerán aquí en cuanto tengan cuotas.',
  },
} as const;
