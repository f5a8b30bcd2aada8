export default {
  star: 'Favorito: {name}',
  notAdded: 'Não foi possível adicionar {name} aos seus favoritos. Tente de novo.',
  notRemoved: 'Não foi possível remover {name} dos seus favoritos. Tente de novo.',
  full: 'Sua lista de favoritos está cheia. Remova um para adicionar outro.',
  title: 'Favoritos',
  description: 'Seus jogos e ligas favoritos.',
  empty: {
    title: 'Nenhum favorito ainda',
    text: 'Toque na estrela ao lado de um jogo ou liga para encontrá-lo aqui.',
  },
  emptySport: {
    title: 'Nenhum favorito neste esporte',
    text: 'Toque na estrela ao lado de um jogo ou liga para encontrá-lo aqui.',
  },
  browse: 'Ver jogos',
  live: 'Ao vivo agora',
  upcoming: 'Próximos',
  leagues: 'Das suas ligas',
  over: 'Encerrados',
  needsScript: 'Os favoritos ficam no seu navegador. Ative o JavaScript para vê-los.',
} as const;
