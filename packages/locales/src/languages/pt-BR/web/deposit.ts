export default {
  title: 'Depositar',
  failedToLoad:
    'Não foi possível carregar o formulário de pagamento. Nada foi cobrado. Tente de novo ou use a página de depósito.',
  openPage: 'Abrir a página de depósito',
  result: {
    success: {
      title: 'Depósito recebido',
      text: 'O dinheiro está no seu saldo.',
    },
    pending: {
      title: 'Depósito pendente',
      text: 'O dinheiro estará no seu saldo assim que chegar.',
    },
    error: {
      title: 'O depósito falhou',
      text: 'Nada foi cobrado. Tente de novo ou escolha outra forma de pagamento.',
    },
  },
} as const;
