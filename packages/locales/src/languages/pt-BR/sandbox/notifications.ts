import type { SandboxWords } from '../../../sandbox-words.ts';

export default {
  welcome: {
    title: 'Boas-vindas ao Slipstream',
    caption: 'Seu dinheiro de jogo está na carteira',
    body: 'Este é um ambiente de testes: as partidas são simuladas e o dinheiro não é real. Divirta-se e defina antes seus limites.',
  },
  deposit_done: {
    title: 'Depósito recebido',
    caption: '{amount}',
    body: 'O valor está na sua carteira.',
  },
  deposit_failed: {
    title: 'Depósito falhou',
    caption: '{amount}',
    body: 'Nada foi cobrado. Tente de outra forma.',
  },
  password_changed: {
    title: 'Sua senha foi alterada',
    caption: 'As outras sessões foram encerradas',
    body: 'Se não foi você, peça uma nova senha agora mesmo.',
  },
  limit_set: {
    title: 'Seu limite foi salvo',
    caption: '',
    body: 'Você pode vê-lo com seus outros limites.',
  },
} satisfies SandboxWords['notifications'];
