/** What the platform's payment script says, by the keys it names (PAY-2). */
export default {
  notification: {
    success: 'Befizetés megérkezett',
    success_text: 'A pénz az egyenlegeden van.',
    pending: 'Befizetés folyamatban',
    pending_text: 'Amint megérkezik, a pénz az egyenlegeden lesz.',
    error: 'Sikertelen befizetés',
    error_text: 'Nem vontunk le pénzt. Próbáld újra, vagy válassz másik fizetési módot.',
    refused: 'Befizetés elutasítva',
    refused_text: 'Nem vontunk le pénzt. Az okát az űrlapon látod.',
  },
} as const;
