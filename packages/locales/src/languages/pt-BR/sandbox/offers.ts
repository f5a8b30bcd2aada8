import type { SandboxWords } from '../../../sandbox-words.ts';

export default {
  offers: {
    'accumulator-boost': {
      name: 'Turbo de múltipla de 25%',
      description: 'Quanto mais seleções na sua múltipla, mais ela paga: até 25 % a mais.',
    },
    'double-boost': {
      name: 'Turbo de múltipla de 10%',
      description: 'Dez por cento a mais em múltiplas de duas ou mais seleções, três vezes. Substitui outro turbo.',
    },
    'welcome-freebet': {
      name: 'Aposta grátis de boas-vindas',
      description: 'Sua primeira aposta é por nossa conta. Qualquer simples ou múltipla a partir de 1,50.',
    },
    'deposit-no-risk': {
      name: 'Aposta com devolução',
      description: 'Aposte com seu dinheiro. Se perder, o valor apostado volta.',
    },
    'friday-freebet': {
      name: 'Sexta do futebol',
      description: 'Uma aposta grátis por semana, para futebol antes do apito inicial.',
    },
    'verified-freebet': {
      name: 'Aposta grátis para verificados',
      description: 'Para jogadores que comprovaram quem são.',
    },
    'code-freebet': { name: 'Aposta grátis com código', description: 'Para jogadores com um código promocional.' },
    'summer-freebet': {
      name: 'Aposta grátis de verão',
      description: 'Este código promocional expirou.',
    },
    'reward-freebet': { name: 'Aposta grátis de prêmio', description: 'Conquistada apostando.' },
    'goal-hunt': {
      name: 'Caça aos gols',
      description: 'Cada aposta junta pontos. Pontos viram apostas grátis.',
    },
    'lucky-crate': {
      name: 'Caixa da sorte',
      description: 'Uma aposta com ela rende uma caixa ao ser resolvida. As chances estão abaixo.',
    },
    'weekend-cup': {
      name: 'Copa do fim de semana',
      description: 'Junte pontos com suas apostas e divida o prêmio com os melhores.',
    },
  },
  terms: {
    who: {
      heading: 'Para quem é',
      text: 'Jogadores com conta aberta que não estejam em pausa nem excluídos.',
    },
    end: {
      heading: 'Quando termina',
      text: 'O bônus termina no momento indicado. Uma aposta feita antes mantém o bônus até ser resolvida.',
    },
    refund: {
      heading: 'Apostas canceladas e reembolsadas',
      text: 'Se uma aposta com aposta grátis for anulada ou não aceita, você recebe a aposta grátis de volta e pode usá-la de novo.',
    },
    allWin: {
      heading: 'O que paga',
      text: 'Se a aposta ganhar, você recebe os ganhos mais o valor da aposta grátis.',
    },
    onlyWin: {
      heading: 'O que paga',
      text: 'Se a aposta ganhar, você recebe os ganhos. O valor da aposta grátis não é devolvido.',
    },
    noRisk: {
      heading: 'O que paga',
      text: 'A aposta é feita com seu dinheiro. Se perder, o que você perdeu do valor apostado é devolvido.',
    },
    oneBet: {
      heading: 'Como se usa',
      text: 'Uma aposta usa a aposta grátis inteira. Ela não pode ser dividida, sacada nem encerrada com cash out.',
    },
    boost: {
      heading: 'O que paga',
      text: 'O retorno de uma múltipla vencedora é multiplicado pelo turbo do seu número de seleções.',
    },
    void: {
      heading: 'Seleções anuladas',
      text: 'Uma seleção anulada deixa de contar. A múltipla recebe então o fator das que restam, ou nenhum.',
    },
    doubleBoost: {
      heading: 'O que paga',
      text: 'O retorno de uma múltipla vencedora de duas ou mais seleções é multiplicado por 1,10.',
    },
    threeTimes: {
      heading: 'Quantas vezes',
      text: 'Pode ser usado três vezes. Ao ativá-lo, qualquer outro turbo seu termina.',
    },
    huntPoints: {
      heading: 'Como os pontos são contados',
      text: 'Dez pontos por unidade apostada na odd 2,00, mais em odds maiores e menos em odds menores, quando a aposta é resolvida. Cada partida conta uma vez. Apostas com cash out ou reembolsadas não dão pontos.',
    },
    huntUse: {
      heading: 'Para que servem os pontos',
      text: 'Cada degrau dá uma aposta grátis. Pontos também podem aumentar o valor de apostas grátis.',
    },
    crate: {
      heading: 'Como funciona',
      text: 'O que há numa caixa é decidido quando a aposta é resolvida, pelas chances indicadas. Abrir só mostra; esperar não muda nada.',
    },
    cupPlaces: {
      heading: 'Como as posições são contadas',
      text: 'Pontos de apostas resolvidas, do maior para o menor; em caso de empate, quem os teve primeiro. O prêmio cresce um por cento de cada aposta participante.',
    },
    cupPaid: {
      heading: 'Quando é pago',
      text: 'Depois do fim as posições são conferidas e pagas em dinheiro que pode ser apostado ou sacado.',
    },
  },
  jackpots: {
    'city-lights': {
      name: 'Luzes da cidade',
      description:
        'Um por cento de cada euro apostado vai para os prêmios, pago por nós. Cada nível sai antes de passar da sua marca.',
    },
    'night-train': {
      name: 'Trem noturno',
      description: 'Meio por cento de cada euro apostado, pago por nós. Um prêmio pequeno que sai com frequência.',
    },
  },
  levels: { mini: 'Mini', major: 'Maior', grand: 'Grande' },
  prizes: { freebet: 'Aposta grátis', money: 'Dinheiro', points: 'Pontos', nothing: 'Nada' },
} satisfies SandboxWords['offers'];
