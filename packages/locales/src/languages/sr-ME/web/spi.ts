/** What the platform's payment script says, by the keys it names (PAY-2). */
export default {
  notification: {
    success: 'Uplata primljena',
    success_text: 'Novac je na tvom računu.',
    pending: 'Uplata u obradi',
    pending_text: 'Novac će biti na tvom računu čim stigne.',
    error: 'Uplata nije uspjela',
    error_text: 'Novac nije skinut. Pokušaj ponovo ili izaberi drugi način plaćanja.',
    refused: 'Uplata odbijena',
    refused_text: 'Novac nije skinut. Razlog je naveden u obrascu.',
  },
} as const;
