export default {
  title: 'Notificações',
  open: '{count, plural, =0 {Notificações} one {Notificações, # não lida} other {Notificações, # não lidas}}',
  unread: '{count, plural, one {# não lida} other {# não lidas}}',
  readAll: 'Marcar tudo como lido',
  new: 'Nova',
  seeBet: 'Ver a aposta',
  seeBonus: 'Ver o bônus',
  none: 'Nada ainda',
  noneText: 'O que acontece com suas apostas, bônus e depósitos aparece aqui.',
  failed: 'Não foi possível carregar as notificações',
  failedText: 'Nada se perdeu. Tente de novo em instantes.',
  retry: 'Tentar de novo',
} as const;
