import type { HostWords } from '../../../host-words.ts';

export default {
  amount: 'Halaga',
  currency: 'Currency',
  method: 'Magbayad gamit ang',
  card: 'Card',
  bank: 'Lipat mula sa bangko',
  deposit: 'Magdeposito',
  noAmount: 'Maglagay ng halaga.',
  noAnswer: 'Wala kaming natanggap na sagot. Tingnan ang mga transaksiyon mo bago magdeposito ulit.',
  refused: 'Tinanggihan ang deposito. Walang nabawas na pera.',
  success: 'Nasa balanse mo na ang pera.',
  pending: 'Hinihintay ang deposito. Papasok sa balanse mo ang pera pagdating nito.',
  error: 'Nabigo ang deposito. Walang nabawas na pera.',
} satisfies HostWords['payment'];
