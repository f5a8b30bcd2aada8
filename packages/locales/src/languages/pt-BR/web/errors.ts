export default {
  notFound: {
    title: 'Não encontramos essa página',
    text: 'O endereço pode estar errado, ou o jogo já terminou.',
  },
  failed: {
    title: 'Algo deu errado',
    text: 'Não foi possível mostrar esta página. Nenhuma aposta foi feita ou alterada. Tente de novo em instantes.',
  },
  blocked: {
    title: 'Não estamos disponíveis no seu país',
    titleIn: 'No momento, não estamos disponíveis em {countryName}',
    text: 'De lá não é possível apostar. As apostas feitas antes valem e são resolvidas normalmente.',
  },
  locked: {
    title: 'Sem autorização',
    text: 'Você não tem autorização para ver esta página. Entre com uma conta que tenha acesso ou volte para as apostas.',
  },
  busy: {
    title: 'Há muito movimento agora',
    text: 'Nenhuma aposta foi feita ou alterada. Esta página carrega automaticamente em instantes.',
  },
  offline: {
    title: 'Sem conexão',
  },
  unreachable: {
    title: 'Não foi possível carregar os jogos',
    text: 'Nosso servidor não está respondendo. Tente de novo em instantes.',
  },
  home: 'Ir para as apostas',
  retry: 'Tentar de novo',
} as const;
