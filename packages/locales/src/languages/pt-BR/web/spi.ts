export default {
  notification: {
    success: 'Depósito recebido',
    success_text: 'O dinheiro está na sua carteira.',
    pending: 'Depósito a caminho',
    pending_text: 'Ele aparece no seu saldo assim que chegar.',
    error: 'O depósito falhou',
    error_text: 'Nenhum dinheiro foi movimentado. Tente de novo ou escolha outra forma de pagamento.',
    refused: 'Depósito recusado',
    refused_text: 'Nenhum dinheiro foi movimentado. O motivo está no formulário.',
  },
} as const;
