export default {
  limits: 'Limites e pausas',
  help: 'Ajuda',
  goOn: 'Continuar',
  leave: 'Parar e sair',
  understood: 'Entendi',
  failed: 'Não foi possível falar com a plataforma. Tente de novo.',
  reality_check: {
    title: 'Hora de olhar o relógio',
    time: 'Você está aqui há {hours, plural, =0 {} one {# hora e } other {# horas e }}{minutes, plural, one {# minuto} other {# minutos}}.',
    money: 'Nesse tempo você apostou {staked} e recebeu {returned} de volta.',
    up: 'Você está ganhando {amount}.',
    down: 'Você está perdendo {amount}.',
    even: 'Você não está ganhando nem perdendo.',
  },
  out_of_session: {
    title: 'Sua sessão terminou',
    text: 'Você definiu um limite de tempo por sessão, e ele foi atingido. Você saiu da conta. Seu cupom fica guardado e nenhuma aposta foi feita ou alterada. Você pode voltar depois de uma pausa.',
  },
  activity_limit: {
    title: 'Seu tempo acabou',
    text: 'Você definiu um limite de tempo aqui, e ele foi atingido. Você saiu da conta. Seu cupom fica guardado e nenhuma aposta foi feita ou alterada.',
  },
} as const;
