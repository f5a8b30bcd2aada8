export default {
  notification: {
    success: 'Depósito recibido',
    success_text: 'El dinero está en tu cuenta.',
    pending: 'Depósito en camino',
    pending_text: 'Aparecerá en tu saldo en cuanto llegue.',
    error: 'El depósito ha fallado',
    error_text: 'No se ha movido dinero. Inténtalo de nuevo o elige otra forma de pago.',
    refused: 'Depósito rechazado',
    refused_text: 'No se ha movido dinero. El motivo está en el formulario.',
  },
} as const;
