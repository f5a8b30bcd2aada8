/** What the platform's payment script says, by the keys it names (PAY-2). */
export default {
  notification: {
    success: 'Vklad přijat',
    success_text: 'Peníze máte na účtu.',
    pending: 'Vklad se zpracovává',
    pending_text: 'Peníze budou na vašem účtu, jakmile dorazí.',
    error: 'Vklad se nezdařil',
    error_text: 'Žádné peníze jsme nestrhli. Zkuste to znovu nebo zvolte jiný způsob platby.',
    refused: 'Vklad zamítnut',
    refused_text: 'Žádné peníze jsme nestrhli. Důvod najdete ve formuláři.',
  },
} as const;
