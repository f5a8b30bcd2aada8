/** What the platform's payment script says, by the keys it names (PAY-2). */
export default {
  notification: {
    success: 'Innskudd mottatt',
    success_text: 'Pengene er på saldoen din.',
    pending: 'Innskudd under behandling',
    pending_text: 'Pengene er på saldoen din så snart de har kommet frem.',
    error: 'Innskuddet mislyktes',
    error_text: 'Ingen penger er trukket. Prøv igjen eller velg en annen betalingsmåte.',
    refused: 'Innskudd avvist',
    refused_text: 'Ingen penger er trukket. Se årsaken i skjemaet.',
  },
} as const;
