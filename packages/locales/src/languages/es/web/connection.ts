export default {
  reconnecting: 'Reconectando, cuotas en pausa',
  offline: 'Estás sin conexión. Las cuotas están en pausa hasta que vuelvas.',
  kindDown: 'Aquí las apuestas están en pausa. Vuelven en cuanto tengamos cuotas.',
  lost: {
    title: 'Sin conexión',
    text: 'Comprueba tu conexión a internet. Las cuotas están en pausa hasta que vuelvas a tener conexión.',
  },
} as const;
