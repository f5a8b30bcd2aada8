import type { HostWords } from '../../../host-words.ts';

export default {
  visitor: { text: 'Ninguém está conectado.', signIn: 'Entrar' },
  account: {
    title: 'Sua conta',
    phone: 'Telefone',
    confirmEmail: 'Confirmar o e-mail',
    signOut: 'Sair',
  },
  missing: {
    title: 'Complete seu perfil',
    save: 'Salvar',
    municipality: 'Município',
    municipalityNote: 'Os sete dígitos do código IBGE, como 3550308 para São Paulo.',
  },
  phone: {
    title: 'Verifique seu telefone',
    byCode: 'Um código por SMS comprova o número.',
    byProvider: '{provider} verifica o número para nós.',
    rejected: 'Um número que termina em 0000 é rejeitado, para ver como fica.',
    numberHeading: '1. Seu número',
    send: 'Enviar um código',
    codeHeading: '2. O código que chegou',
    code: 'Código',
    verify: 'Verificar',
    note: 'Os SMS desta demo estão na {mailbox}.',
    mailbox: 'caixa de mensagens',
  },
  deposit: {
    title: 'Depositar',
    note: 'Dinheiro fictício. Um valor que termina em 13 (13, 113 ou 10,13) é recusado, um que termina em 77 leva dez segundos, um que termina em 78 leva dez segundos e é recusado.',
  },
  transactions: {
    title: 'Transações',
    when: 'Quando',
    what: 'O quê',
    state: 'Situação',
    amount: 'Valor',
    balance: 'Saldo',
    more: 'Mostrar mais',
  },
} satisfies HostWords['profile'];
