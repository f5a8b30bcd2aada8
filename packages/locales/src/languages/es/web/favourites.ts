export default {
  star: 'Favorito: {name}',
  notAdded: 'No se pudo añadir {name} a tus favoritos. Inténtalo de nuevo.',
  notRemoved: 'No se pudo quitar {name} de tus favoritos. Inténtalo de nuevo.',
  full: 'Tu lista de favoritos está llena. Quita uno para añadir otro.',
  title: 'Favoritos',
  description: 'Tus partidos y ligas favoritos.',
  empty: {
    title: 'Aún no tienes favoritos',
    text: 'Toca la estrella junto a un partido o una liga y lo encontrarás aquí.',
  },
  emptySport: {
    title: 'No tienes favoritos en este deporte',
    text: 'Toca la estrella junto a un partido o una liga y lo encontrarás aquí.',
  },
  browse: 'Ver partidos',
  live: 'En vivo ahora',
  upcoming: 'Próximos',
  leagues: 'De tus ligas',
  over: 'Terminados',
  needsScript: 'Los favoritos se guardan en tu navegador. Activa JavaScript para verlos.',
} as const;
