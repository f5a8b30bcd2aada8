/** What the platform's payment script says, by the keys it names (PAY-2). */
export default {
  notification: {
    success: 'Vklad prijatý',
    success_text: 'Peniaze máte na účte.',
    pending: 'Vklad sa spracúva',
    pending_text: 'Peniaze budú na vašom účte hneď, ako dorazia.',
    error: 'Vklad sa nepodaril',
    error_text: 'Nestrhli sme žiadne peniaze. Skúste to znova alebo zvoľte iný spôsob platby.',
    refused: 'Vklad zamietnutý',
    refused_text: 'Nestrhli sme žiadne peniaze. Dôvod nájdete vo formulári.',
  },
} as const;
