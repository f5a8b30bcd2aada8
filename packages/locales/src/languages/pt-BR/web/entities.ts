export default {
  notCovered: {
    short: 'Sem cobertura',
    title: 'Não acompanhamos mais este jogo',
    text: 'Não há mais odds para ele. Suas apostas são resolvidas pelo resultado oficial.',
  },
  market: {
    handedOver: 'Mudando para odds ao vivo. Pode abrir de novo em instantes.',
    cancelled: 'Mercado cancelado. Os valores são devolvidos.',
    closes: 'Apostas até {time}',
  },
  farming: {
    average: 'Valor médio de {amount} em {count, plural, one {# aposta} other {# apostas}}.',
    freebets: 'Suas apostas abertas podem render {amount} em apostas grátis.',
    started: 'O prêmio total começou em {amount}.',
    boostable: 'Seus pontos podem melhorar {count, plural, one {# aposta grátis} other {# apostas grátis}}.',
  },
  jackpot: {
    paid: '{amount} pagos até agora',
    created: 'Ainda não começou',
    disabled: 'Desativado',
    finished: 'Encerrado',
    paused: 'Pausado',
  },
  oldBrowser: 'Seu navegador está desatualizado e as páginas aparecem em uma coluna. Atualize-o para ver tudo.',
  bonusOff: 'Desativamos este bônus. Ele não pode mais ser usado.',
  bet: {
    cancelled: 'Cancelamos esta aposta. O valor voltou para o seu saldo.',
    withdrawn: 'Esta aposta foi retirada. O valor voltou para o seu saldo.',
  },
} as const;
