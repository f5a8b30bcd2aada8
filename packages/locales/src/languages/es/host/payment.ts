import type { HostWords } from '../../../host-words.ts';

export default {
  amount: 'Importe',
  currency: 'Moneda',
  method: 'Pagar con',
  card: 'Tarjeta',
  bank: 'Transferencia bancaria',
  deposit: 'Depositar',
  noAmount: 'Introduce un importe.',
  noAnswer: 'No hemos recibido respuesta. Mira tus movimientos antes de depositar otra vez.',
  refused: 'Depósito rechazado. No se ha cobrado nada.',
  success: 'El dinero está en tu saldo.',
  pending: 'Depósito pendiente. El dinero estará en tu saldo en cuanto llegue.',
  error: 'Depósito fallido. No se ha cobrado nada.',
} satisfies HostWords['payment'];
