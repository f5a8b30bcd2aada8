/** What the platform's payment script says, by the keys it names (PAY-2). */
export default {
  notification: {
    success: 'Deposito ricevuto',
    success_text: 'Il denaro è sul tuo saldo.',
    pending: 'Deposito in attesa',
    pending_text: 'Il denaro sarà sul tuo saldo appena arriva.',
    error: 'Deposito non riuscito',
    error_text: 'Nessun addebito. Riprova o scegli un altro metodo di pagamento.',
    refused: 'Deposito rifiutato',
    refused_text: 'Nessun addebito. Il motivo è nel modulo.',
  },
} as const;
