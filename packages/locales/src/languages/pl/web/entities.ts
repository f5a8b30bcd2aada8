export default {
  notCovered: {
    short: 'Poza ofertą',
    title: 'Nie śledzimy już tego meczu',
    text: 'Nie ma już na niego kursów. Postawione zakłady rozliczymy według oficjalnego wyniku.',
  },
  market: {
    handedOver: 'Przechodzi na kursy na żywo. Za chwilę może znów się otworzyć.',
    cancelled: 'Rynek anulowany. Stawki są zwracane.',
    closes: 'Zakłady do {time}',
  },
  farming: {
    average:
      'Średnia stawka {amount}, {count, plural, one {# zakład} few {# zakłady} many {# zakładów} other {# zakładu}}.',
    freebets: 'Twoje otwarte zakłady mogą dać {amount} we freebetach.',
    started: 'Początkowa pula nagród: {amount}.',
    boostable:
      'Za punkty możesz ulepszyć {count, plural, one {# freebet} few {# freebety} many {# freebetów} other {# freebetu}}.',
  },
  jackpot: {
    paid: 'Dotąd wypłacono {amount}',
    created: 'Jeszcze się nie rozpoczął',
    disabled: 'Wyłączony',
    finished: 'Zakończony',
    paused: 'Wstrzymany',
  },
  oldBrowser:
    'Twoja przeglądarka jest nieaktualna, dlatego strony mają jedną kolumnę. Zaktualizuj ją, aby widzieć całość.',
  bonusOff: 'Wyłączyliśmy ten bonus. Nie można już z niego skorzystać.',
  bet: {
    cancelled: 'Anulowaliśmy ten zakład. Stawka wróciła na Twoje saldo.',
    withdrawn: 'Ten zakład został wycofany. Stawka wróciła na Twoje saldo.',
  },
} as const;
