export default {
  notCovered: {
    short: 'Sin cobertura',
    title: 'Ya no seguimos este partido',
    text: 'Ya no hay cuotas para él. Tus apuestas se resuelven con el resultado oficial.',
  },
  market: {
    handedOver: 'Pasando a cuotas en vivo. Puede abrirse de nuevo en un momento.',
    cancelled: 'Mercado cancelado. Se devuelven los importes.',
    closes: 'Apuestas hasta {time}',
  },
  farming: {
    average: 'Importe medio {amount} en {count, plural, one {# apuesta} other {# apuestas}}.',
    freebets: 'Tus apuestas abiertas pueden darte {amount} en apuestas gratis.',
    started: 'El bote de premios empezó en {amount}.',
    boostable: 'Con tus puntos puedes mejorar {count, plural, one {# apuesta gratis} other {# apuestas gratis}}.',
  },
  jackpot: {
    paid: '{amount} pagados hasta ahora',
    created: 'Aún no ha empezado',
    disabled: 'Desactivado',
    finished: 'Terminado',
    paused: 'En pausa',
  },
  oldBrowser:
    'Tu navegador no está actualizado y las páginas se muestran en una columna. Actualízalo para verlas completas.',
  bonusOff: 'Hemos desactivado este bono. Ya no se puede usar.',
  bet: {
    cancelled: 'Hemos cancelado esta apuesta. El importe vuelve a estar en tu saldo.',
    withdrawn: 'Esta apuesta se ha retirado. El importe vuelve a estar en tu saldo.',
  },
} as const;
