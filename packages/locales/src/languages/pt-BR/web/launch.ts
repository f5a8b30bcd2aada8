export default {
  loading: 'Abrindo {name}',
  failed: {
    title: 'Não foi possível abrir {name}',
    text: 'Nada foi cobrado. Tente de novo em instantes.',
  },
  signIn: {
    title: 'Entre para abrir {name}',
    text: 'Abre aqui assim que você entrar.',
  },
  needsScript: 'Ative o JavaScript para usar esta página.',
  racing: { title: 'Corridas de cavalos', description: 'Programas, odds e resultados.' },
  lotteries: { title: 'Loterias', description: 'Sorteios a toda hora.' },
  arena: { title: 'Arena de jogos virtuais', description: 'Jogos virtuais com resultados em minutos.' },
} as const;
