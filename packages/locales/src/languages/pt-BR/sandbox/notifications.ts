import type { SandboxWords } from '../../../sandbox-words.ts';

export default {
  welcome: {
    title: 'Boas-vindas ao Slipstream',
    caption: 'Seu dinheiro de jogo está no seu saldo',
    body: 'Os jogos são simulados e o dinheiro não é real. Defina seus limites antes de começar.',
  },
  deposit_done: {
    title: 'Depósito recebido',
    caption: '{amount}',
    body: 'O dinheiro está no seu saldo.',
  },
  deposit_failed: {
    title: 'Depósito falhou',
    caption: '{amount}',
    body: 'Nada foi cobrado. Tente de novo ou escolha outra forma de pagamento.',
  },
  password_changed: {
    title: 'Sua senha foi alterada',
    caption: 'Você saiu da conta nos outros dispositivos',
    body: 'Se não foi você, redefina sua senha agora.',
  },
  limit_set: {
    title: 'Limite salvo',
    caption: '',
    body: 'Veja em Limites e pausas.',
  },
} satisfies SandboxWords['notifications'];
