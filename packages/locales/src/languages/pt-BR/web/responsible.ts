export default {
  limits: 'Limites e pausas',
  help: 'Ajuda',
  goOn: 'Continuar jogando',
  leave: 'Sair',
  understood: 'OK',
  failed: 'Não foi possível conectar ao servidor. Tente de novo.',
  reality_check: {
    title: 'Verificação de realidade',
    time: 'Você está jogando há {hours, plural, =0 {} one {# hora e } other {# horas e }}{minutes, plural, one {# minuto} other {# minutos}}.',
    money: 'Nesse tempo você apostou {staked} e recebeu {returned} de volta.',
    up: 'Você está ganhando {amount}.',
    down: 'Você está perdendo {amount}.',
    even: 'Você não está ganhando nem perdendo.',
  },
  out_of_session: {
    title: 'Limite de sessão atingido',
    text: 'Você atingiu o limite de sessão que definiu, e saímos da sua conta. Seu cupom está salvo e nenhuma aposta foi feita ou alterada. Você pode entrar de novo depois de uma pausa.',
  },
  activity_limit: {
    title: 'Limite de tempo atingido',
    text: 'Você atingiu o limite de tempo que definiu, e saímos da sua conta. Seu cupom está salvo e nenhuma aposta foi feita ou alterada.',
  },
} as const;
