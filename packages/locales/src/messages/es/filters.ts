export default {
  sports: 'Deporte',
  allSports: 'Todos los deportes',
  days: 'Día',
  today: 'Hoy',
  tomorrow: 'Mañana',
  yesterday: 'Ayer',
  sort: 'Ordenar por',
  sorts: {
    time: 'Hora de inicio',
    league: 'Liga',
    popular: 'Más apostados',
  },
  windows: 'Empieza en',
  anyTime: 'Cualquier hora',
  within: '{hours, plural, one {# hora} other {# horas}}',
  league: 'Liga',
  allLeagues: 'Todas las ligas',
  schedule: {
    title: 'Calendario',
    description: 'Qué se juega y cuándo, por día y deporte.',
    empty: {
      title: 'No empieza nada entonces',
      text: 'Prueba con otro día, más tiempo u otro deporte.',
    },
  },
  results: {
    title: 'Resultados',
    description: 'Marcadores finales por día, deporte y liga, con todos los periodos.',
    final: 'Marcador final',
    finalShort: 'FIN',
    overtime: 'PR',
    shootout: 'PEN',
    empty: {
      title: 'No hay resultados ese día',
      text: 'Prueba con otro día u otro deporte.',
    },
  },
} as const;
