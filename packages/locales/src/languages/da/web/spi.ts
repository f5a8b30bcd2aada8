/** What the platform's payment script says, by the keys it names (PAY-2). */
export default {
  notification: {
    success: 'Indbetaling modtaget',
    success_text: 'Pengene er på din saldo.',
    pending: 'Indbetaling afventer',
    pending_text: 'Pengene er på din saldo, så snart de er modtaget.',
    error: 'Indbetalingen mislykkedes',
    error_text: 'Der er ikke trukket penge. Prøv igen, eller vælg en anden betalingsmåde.',
    refused: 'Indbetaling afvist',
    refused_text: 'Der er ikke trukket penge. Se årsagen i formularen.',
  },
} as const;
