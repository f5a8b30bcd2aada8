import type { HostWords } from '../../../host-words.ts';

export default {
  amount: 'Importe',
  currency: 'Moneda',
  method: 'Pagar con',
  card: 'Tarjeta',
  bank: 'Transferencia bancaria',
  deposit: 'Depositar',
  noAmount: 'Introduce un importe.',
  noAnswer: 'Sin respuesta. Mira tus movimientos antes de pagar otra vez.',
  refused: 'El depósito fue rechazado. No se ha movido dinero.',
  success: 'El dinero está en tu monedero.',
  pending: 'El depósito está en camino. Aparecerá en tu monedero cuando llegue.',
  error: 'El depósito falló. No se ha movido dinero.',
} satisfies HostWords['payment'];
