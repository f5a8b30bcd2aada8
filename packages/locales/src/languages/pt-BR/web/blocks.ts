export default {
  banners: 'Ofertas',
  banner: 'Oferta {number, number} de {count, number}',
  stop: 'Pausar ofertas',
  start: 'Reproduzir ofertas',
  open: 'Ver mais',
  liveNow: 'Ao vivo agora',
  allLive: 'Todos os jogos ao vivo',
  top: 'Principais jogos',
  startingSoon: 'Começam em breve',
  schedule: 'Agenda',
  leagues: 'Ligas',
  footer: 'Todas as páginas',
  noLive: {
    title: 'Nenhum jogo ao vivo agora',
    text: 'Os próximos jogos estão logo abaixo.',
  },
  noUpcoming: {
    title: 'Nenhum próximo jogo',
    text: 'Novos jogos aparecem aqui assim que tiverem odds.',
  },
} as const;
