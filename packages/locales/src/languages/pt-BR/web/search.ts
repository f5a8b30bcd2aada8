export default {
  title: 'Buscar',
  placeholder: 'Time, liga ou esporte',
  short: 'Digite três caracteres ou mais.',
  long: 'A busca não pode ser maior: 50 caracteres.',
  recent: 'Buscas recentes',
  forget: 'Apagar',
  popularTeams: 'Times populares',
  popularLeagues: 'Ligas populares',
  kind: {
    matches: 'Jogos',
    outrights: 'Longo prazo',
    leagues: 'Ligas',
    teams: 'Times',
    sports: 'Esportes e países',
  },
  found: '{count, plural, =0 {Nada encontrado} one {# resultado} other {# resultados}}',
  live: 'Ao vivo',
  none: {
    title: 'Nada se chama “{query}”',
    text: 'Confira a grafia ou busque pelo outro time ou pela liga.',
  },
  failed: {
    title: 'A busca não está respondendo',
    text: 'O que você digitou continua aqui.',
  },
  keys: 'Setas para mover, Enter para abrir, Esc para fechar',
} as const;
