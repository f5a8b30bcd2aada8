export default {
  limits: 'Limiti e pause',
  help: 'Aiuto',
  goOn: 'Continua a giocare',
  leave: 'Esci',
  understood: 'OK',
  failed: 'Server non raggiungibile. Riprova.',
  reality_check: {
    title: 'Promemoria di gioco',
    time: 'Stai giocando da {hours, plural, =0 {} one {# ora e } other {# ore e }}{minutes, plural, one {# minuto} other {# minuti}}.',
    money: 'In questo tempo hai puntato {staked} e incassato {returned}.',
    up: 'Sei in attivo di {amount}.',
    down: 'Sei in passivo di {amount}.',
    even: 'Sei in pari.',
  },
  out_of_session: {
    title: 'Limite di sessione raggiunto',
    text: 'Hai raggiunto il limite di sessione che hai impostato, quindi ti abbiamo disconnesso. La schedina è salvata e nessuna scommessa è stata piazzata o modificata. Puoi accedere di nuovo dopo una pausa.',
  },
  activity_limit: {
    title: 'Limite di tempo raggiunto',
    text: 'Hai raggiunto il limite di tempo che hai impostato, quindi ti abbiamo disconnesso. La schedina è salvata e nessuna scommessa è stata piazzata o modificata.',
  },
} as const;
