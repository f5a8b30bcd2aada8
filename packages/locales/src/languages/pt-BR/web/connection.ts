export default {
  reconnecting: 'Reconectando, odds pausadas',
  offline: 'Você está sem conexão. As odds ficam pausadas até você voltar.',
  kindDown: 'As apostas estão pausadas aqui. Elas voltam assim que tivermos odds.',
  lost: {
    title: 'Sem conexão',
    text: 'Verifique sua internet. As odds ficam pausadas até você voltar a ficar on-line.',
  },
} as const;
