import type { HostWords } from '../../../host-words.ts';

export default {
  title: 'Caixa de mensagens',
  heading: 'A caixa de mensagens da demo',
  empty: 'Nada foi enviado.',
  closed:
    'A caixa abre com o link que {command} mostrou. O link funciona uma vez e deixa este navegador entrar; depois esta página continua aberta para ele.',
  kinds: {
    confirmation: 'confirmação para {address}',
    unlock: 'desbloqueio para {address}',
    password: 'senha para {address}',
    known_account: 'conta já existente para {address}',
    phone_code: 'código de telefone para {address}',
  },
} satisfies HostWords['mailbox'];
