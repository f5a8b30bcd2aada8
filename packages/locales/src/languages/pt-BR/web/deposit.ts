export default {
  title: 'Depositar',
  failedToLoad:
    'Não foi possível carregar o formulário de pagamento. Nenhum valor foi movimentado. Tente de novo ou use a página da plataforma.',
  openPage: 'Abrir a página da plataforma',
  result: {
    success: {
      title: 'Depósito recebido',
      text: 'O dinheiro está na sua carteira.',
    },
    pending: {
      title: 'Depósito a caminho',
      text: 'Aparece no seu saldo assim que chegar.',
    },
    error: {
      title: 'O depósito falhou',
      text: 'Nenhum valor foi movimentado. Tente de novo ou escolha outra forma de pagamento.',
    },
  },
} as const;
