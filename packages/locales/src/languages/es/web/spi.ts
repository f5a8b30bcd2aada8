export default {
  notification: {
    success: 'Depósito recibido',
    success_text: 'El dinero está en tu saldo.',
    pending: 'Depósito pendiente',
    pending_text: 'El dinero estará en tu saldo en cuanto llegue.',
    error: 'El depósito ha fallado',
    error_text: 'No se ha cobrado nada. Inténtalo de nuevo o elige otra forma de pago.',
    refused: 'Depósito rechazado',
    refused_text: 'No se ha cobrado nada. El motivo está en el formulario.',
  },
} as const;
