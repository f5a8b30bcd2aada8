export default {
  notFound: {
    title: 'Não encontramos essa página',
    text: 'O endereço pode estar errado, ou o evento já terminou.',
  },
  failed: {
    title: 'Algo deu errado',
    text: 'Não foi possível mostrar esta página. Nenhuma aposta foi feita ou alterada. Volte daqui a pouco.',
  },
  unreachable: {
    title: 'Não foi possível carregar os jogos',
    text: 'A casa de apostas não está respondendo. Tente de novo em instantes.',
  },
  home: 'Ir para as apostas',
  retry: 'Tentar de novo',
} as const;
