export default {
  loading: 'Abrindo {name}',
  failed: {
    title: 'Não foi possível abrir {name}',
    text: 'Nenhum valor foi movimentado. Tente de novo em instantes.',
  },
  signIn: {
    title: '{name} precisa de uma conta',
    text: 'Entre e ele abre aqui.',
  },
  needsScript: 'Esta parte do site precisa de JavaScript.',
  racing: { title: 'Corridas de cavalos', description: 'Programas, odds e resultados.' },
  lotteries: { title: 'Loterias', description: 'Sorteios a toda hora.' },
  arena: { title: 'Arena de jogos virtuais', description: 'Jogos virtuais com resultados em minutos.' },
} as const;
