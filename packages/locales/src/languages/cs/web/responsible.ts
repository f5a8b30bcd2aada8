export default {
  limits: 'Limity a pauzy',
  help: 'Pomoc',
  goOn: 'Hrát dál',
  leave: 'Odhlásit se',
  understood: 'OK',
  failed: 'Nepodařilo se spojit se serverem. Zkuste to znovu.',
  reality_check: {
    title: 'Kontrola hraní',
    time: 'Hrajete už {hours, plural, =0 {} one {# hodinu a } few {# hodiny a } other {# hodin a }}{minutes, plural, one {# minutu} few {# minuty} other {# minut}}.',
    money: 'Za tu dobu jste vsadili {staked} a vyplatili jsme vám {returned}.',
    up: 'Jste v plusu: {amount}.',
    down: 'Jste v mínusu: {amount}.',
    even: 'Jste na nule.',
  },
  out_of_session: {
    title: 'Dosažen limit relace',
    text: 'Dosáhli jste svého limitu relace, proto jsme vás odhlásili. Tiket je uložený a žádná sázka nebyla podána ani změněna. Po pauze se můžete znovu přihlásit.',
  },
  activity_limit: {
    title: 'Dosažen časový limit',
    text: 'Dosáhli jste svého časového limitu, proto jsme vás odhlásili. Tiket je uložený a žádná sázka nebyla podána ani změněna.',
  },
} as const;
