export default {
  title: 'Depositar',
  failedToLoad:
    'No se pudo cargar el formulario de pago. No se ha movido dinero. Inténtalo de nuevo o usa la página de la plataforma.',
  openPage: 'Abrir la página de la plataforma',
  result: {
    success: {
      title: 'Depósito recibido',
      text: 'El dinero está en tu monedero.',
    },
    pending: {
      title: 'Depósito en camino',
      text: 'Aparecerá en tu saldo en cuanto llegue.',
    },
    error: {
      title: 'El depósito falló',
      text: 'No se ha movido dinero. Inténtalo de nuevo o elige otra forma de pago.',
    },
  },
} as const;
