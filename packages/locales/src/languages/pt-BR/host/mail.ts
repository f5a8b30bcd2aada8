import type { HostWords } from '../../../host-words.ts';

export default {
  kinds: {
    confirmation: {
      text: 'Confirme este endereço e pode começar.',
      button: 'Confirmar',
    },
    unlock: {
      text: 'Alguém tentou senhas erradas na sua conta. Desbloqueie se foi você.',
      button: 'Desbloquear conta',
    },
    password: {
      text: 'Escolha uma senha nova. O link vale por duas horas.',
      button: 'Nova senha',
    },
    known_account: {
      text: 'Alguém tentou se cadastrar com este endereço. Você já tem uma conta.',
      button: 'Entrar',
    },
  },
  note: 'Você recebe esta mensagem porque este endereço foi usado em {site}.',
  view: 'Ver mensagem',
} satisfies HostWords['mail'];
