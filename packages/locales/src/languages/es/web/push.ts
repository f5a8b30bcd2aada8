export default {
  title: 'Notificaciones push',
  device: 'En este dispositivo',
  states: {
    off: 'Actívalas para recibir avisos aunque la página esté cerrada.',
    on: 'Este dispositivo te avisa aunque la página esté cerrada.',
    blocked:
      'Tu navegador bloquea las notificaciones de este sitio. Permítelas en los ajustes del navegador para activarlas.',
  },
  about: 'Avísame de',
  topics: {
    bet_settled: 'Apuestas resueltas',
    cashout_reached: 'Cashouts automáticos',
    match_started: 'Inicio de partidos favoritos',
    goal: 'Goles en partidos favoritos',
    bonus: 'Bonos nuevos',
  },
  ask: {
    title: 'Entérate de cómo acaba',
    text: 'Podemos avisarte cuando esta apuesta se liquide, aunque la página esté cerrada.',
    yes: 'Avísame',
    later: 'Ahora no',
    done: 'Las notificaciones están activadas',
  },
  failed: {
    title: 'No se pudieron cambiar las notificaciones',
    text: 'Inténtalo de nuevo en un momento.',
  },
  notSaved: {
    title: 'Tu elección no se guardó',
    text: 'Inténtalo de nuevo en un momento.',
  },
} as const;
