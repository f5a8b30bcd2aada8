export default {
  banners: 'Ofertas',
  banner: 'Oferta {number, number} de {count, number}',
  stop: 'Detener el movimiento',
  start: 'Mover automáticamente',
  open: 'Ver',
  liveNow: 'En vivo ahora',
  allLive: 'Todos los partidos en vivo',
  top: 'Partidos destacados',
  startingSoon: 'Empiezan pronto',
  schedule: 'Calendario',
  leagues: 'Ligas',
  footer: 'Todas las páginas',
  noLive: {
    title: 'Ahora no se juega nada',
    text: 'Los próximos partidos están justo debajo.',
  },
  noUpcoming: {
    title: 'No hay partidos programados',
    text: 'Los nuevos partidos aparecerán aquí en cuanto tengan cuotas.',
  },
} as const;
