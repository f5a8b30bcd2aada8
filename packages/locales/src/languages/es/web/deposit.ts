export default {
  title: 'Depositar',
  failedToLoad:
    'No se pudo cargar el formulario de pago. No se ha cobrado nada. Inténtalo de nuevo o usa la página de depósito.',
  openPage: 'Abrir la página de depósito',
  result: {
    success: {
      title: 'Depósito recibido',
      text: 'El dinero está en tu saldo.',
    },
    pending: {
      title: 'Depósito pendiente',
      text: 'El dinero estará en tu saldo en cuanto llegue.',
    },
    error: {
      title: 'El depósito falló',
      text: 'No se ha cobrado nada. Inténtalo de nuevo o elige otra forma de pago.',
    },
  },
} as const;
