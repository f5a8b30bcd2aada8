export default {
  title: 'Buscar',
  placeholder: 'Equipo, liga o deporte',
  short: 'Escribe tres caracteres o más.',
  long: 'Una búsqueda no puede ser más larga: 50 caracteres.',
  recent: 'Búsquedas recientes',
  forget: 'Borrarlas',
  popularTeams: 'Equipos populares',
  popularLeagues: 'Ligas populares',
  kind: {
    matches: 'Partidos',
    outrights: 'A largo plazo',
    leagues: 'Ligas',
    teams: 'Equipos',
    sports: 'Deportes y países',
  },
  found: '{count, plural, =0 {No se encontró nada} one {# resultado} other {# resultados}}',
  live: 'En vivo',
  none: {
    title: 'Nada se llama «{query}»',
    text: 'Revisa la ortografía o busca por el otro equipo o la liga.',
  },
  failed: {
    title: 'La búsqueda no responde',
    text: 'Lo que escribiste sigue aquí.',
  },
  keys: 'Flechas para moverte, Intro para abrir, Esc para cerrar',
} as const;
