export default {
  notification: {
    success: 'Depósito recebido',
    success_text: 'O dinheiro está no seu saldo.',
    pending: 'Depósito pendente',
    pending_text: 'O dinheiro estará no seu saldo assim que chegar.',
    error: 'O depósito falhou',
    error_text: 'Nada foi cobrado. Tente de novo ou escolha outra forma de pagamento.',
    refused: 'Depósito recusado',
    refused_text: 'Nada foi cobrado. O motivo está no formulário.',
  },
} as const;
