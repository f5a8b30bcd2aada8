export default {
  reconnecting: 'Reconectando, odds pausadas',
  offline: 'Você está sem conexão. As odds ficam pausadas até ela voltar',
} as const;
