import type { HostWords } from '../../../host-words.ts';

export default {
  visitor: { text: 'Você não está conectado.', signIn: 'Entrar' },
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
    byCode: 'Enviamos um código por SMS para verificar seu número.',
    byProvider: '{provider} verifica o número para nós.',
    rejected: 'Demo: um número que termina em 0000 não passa na verificação.',
    numberHeading: '1. Seu número',
    send: 'Enviar um código',
    codeHeading: '2. Seu código',
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
  passkeys: {
    title: 'Chaves de acesso',
    about: 'Entre com a digital, o rosto ou o bloqueio de tela em vez de uma senha.',
    add: 'Adicionar chave de acesso',
  },
} satisfies HostWords['profile'];
