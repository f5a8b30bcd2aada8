export default {
  limits: 'Límites y pausas',
  help: 'Ayuda',
  goOn: 'Seguir',
  leave: 'Parar y cerrar sesión',
  understood: 'Entendido',
  failed: 'No se pudo contactar con la plataforma. Inténtalo de nuevo.',
  reality_check: {
    title: 'Hora de mirar el reloj',
    time: 'Llevas aquí {hours, plural, =0 {} one {# hora y } other {# horas y }}{minutes, plural, one {# minuto} other {# minutos}}.',
    money: 'En ese tiempo apostaste {staked} y recuperaste {returned}.',
    up: 'Vas ganando {amount}.',
    down: 'Vas perdiendo {amount}.',
    even: 'Ni ganas ni pierdes.',
  },
  out_of_session: {
    title: 'Tu sesión ha terminado',
    text: 'Fijaste un límite de tiempo por sesión y se ha alcanzado. Se ha cerrado tu sesión. Tu cupón se guarda y no se hizo ni cambió ninguna apuesta. Puedes volver después de una pausa.',
  },
  activity_limit: {
    title: 'Se acabó tu tiempo',
    text: 'Fijaste un límite de tiempo aquí y se ha alcanzado. Se ha cerrado tu sesión. Tu cupón se guarda y no se hizo ni cambió ninguna apuesta.',
  },
} as const;
