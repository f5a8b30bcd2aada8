export default {
  notFound: {
    title: 'Não encontramos essa página',
    text: 'O endereço pode estar errado, ou o evento já terminou.',
  },
  failed: {
    title: 'Algo deu errado',
    text: 'Não foi possível mostrar esta página. Nenhuma aposta foi feita ou alterada. Volte daqui a pouco.',
  },
  blocked: {
    title: 'Não estamos disponíveis no seu país no momento',
    titleIn: 'Não estamos disponíveis em {countryName} no momento',
    text: 'De lá não é possível apostar. As apostas feitas antes valem e são resolvidas normalmente.',
  },
  locked: {
    title: 'Você não tem acesso a esta página',
    text: 'Ela é para jogadores com acesso. Entre com uma conta assim ou volte para as apostas.',
  },
  busy: {
    title: 'Há muito movimento agora',
    text: 'Há mais visitantes do que conseguimos atender ao mesmo tempo. Nenhuma aposta foi feita ou alterada. Esta página aparece sozinha em instantes.',
  },
  offline: {
    title: 'Sem conexão',
  },
  unreachable: {
    title: 'Não foi possível carregar os jogos',
    text: 'A casa de apostas não está respondendo. Tente de novo em instantes.',
  },
  home: 'Ir para as apostas',
  retry: 'Tentar de novo',
} as const;
