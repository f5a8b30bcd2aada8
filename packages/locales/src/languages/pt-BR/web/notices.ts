export default {
  terms: {
    title: 'Termos',
    text: 'Nossos termos mudaram.',
    read: 'Ler os termos',
    accept: 'Aceitar',
  },
  oddsWarning: {
    text: 'Sua aposta também é feita quando as odds caem. Abaixo você define a odd mínima que aceita para cada seleção.',
    ok: 'Entendi',
  },
  top: {
    label: 'Voltar ao topo',
    switch: 'Botão de voltar ao topo',
  },
} as const;
