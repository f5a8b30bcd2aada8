import type { HostWords } from '../../../host-words.ts';

export default {
  amount: 'Kwota',
  currency: 'Waluta',
  method: 'Metoda płatności',
  card: 'Karta',
  bank: 'Przelew bankowy',
  deposit: 'Wpłać',
  noAmount: 'Podaj kwotę.',
  noAnswer: 'Nie dostaliśmy odpowiedzi. Sprawdź transakcje, zanim wpłacisz ponownie.',
  refused: 'Wpłata odrzucona. Nie pobraliśmy pieniędzy.',
  success: 'Pieniądze są na Twoim saldzie.',
  pending: 'Wpłata w toku. Pieniądze będą na Twoim saldzie, gdy tylko dotrą.',
  error: 'Wpłata nieudana. Nie pobraliśmy pieniędzy.',
} satisfies HostWords['payment'];
