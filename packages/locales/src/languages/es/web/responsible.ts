export default {
  limits: 'Límites y pausas',
  help: 'Ayuda',
  goOn: 'Seguir jugando',
  leave: 'Cerrar sesión',
  understood: 'Aceptar',
  failed: 'No pudimos conectar con el servidor. Inténtalo de nuevo.',
  reality_check: {
    title: 'Control de realidad',
    time: 'Llevas jugando {hours, plural, =0 {} one {# hora y } other {# horas y }}{minutes, plural, one {# minuto} other {# minutos}}.',
    money: 'En ese tiempo apostaste {staked} y recuperaste {returned}.',
    up: 'Vas ganando {amount}.',
    down: 'Vas perdiendo {amount}.',
    even: 'Ni ganas ni pierdes.',
  },
  out_of_session: {
    title: 'Límite de sesión alcanzado',
    text: 'Has alcanzado el límite de sesión que fijaste y hemos cerrado tu sesión. Tu cupón está guardado y no se hizo ni cambió ninguna apuesta. Puedes volver a iniciar sesión después de una pausa.',
  },
  activity_limit: {
    title: 'Límite de tiempo alcanzado',
    text: 'Has alcanzado el límite de tiempo que fijaste y hemos cerrado tu sesión. Tu cupón está guardado y no se hizo ni cambió ninguna apuesta.',
  },
} as const;
