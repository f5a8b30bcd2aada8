export default {
  sports: 'Esporte',
  allSports: 'Todos os esportes',
  days: 'Dia',
  today: 'Hoje',
  tomorrow: 'Amanhã',
  yesterday: 'Ontem',
  sort: 'Ordenar por',
  sorts: {
    time: 'Horário',
    league: 'Liga',
    popular: 'Mais apostados',
  },
  windows: 'Começa em até',
  anyTime: 'Qualquer hora',
  within: '{hours, plural, one {# hora} other {# horas}}',
  league: 'Liga',
  allLeagues: 'Todas as ligas',
  schedule: {
    title: 'Agenda',
    description: 'O que se joga e quando, por dia e esporte.',
    empty: {
      title: 'Nada começa nesse horário',
      text: 'Tente outro dia, um período maior ou outro esporte.',
    },
  },
  results: {
    title: 'Resultados',
    description: 'Placares finais por dia, esporte e liga, com todos os períodos.',
    final: 'Placar final',
    finalShort: 'FIM',
    overtime: 'PR',
    shootout: 'PEN',
    empty: {
      title: 'Nenhum resultado nesse dia',
      text: 'Tente outro dia ou outro esporte.',
    },
  },
} as const;
