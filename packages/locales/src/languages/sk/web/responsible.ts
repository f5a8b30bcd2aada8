export default {
  limits: 'Limity a pauzy',
  help: 'Pomoc',
  goOn: 'Hrať ďalej',
  leave: 'Odhlásiť sa',
  understood: 'OK',
  failed: 'Nepodarilo sa spojiť so serverom. Skúste to znova.',
  reality_check: {
    title: 'Kontrola hrania',
    time: 'Hráte už {hours, plural, =0 {} one {# hodinu a } few {# hodiny a } other {# hodín a }}{minutes, plural, one {# minútu} few {# minúty} other {# minút}}.',
    money: 'Za ten čas ste stavili {staked} a vyplatili sme vám {returned}.',
    up: 'Ste v pluse: {amount}.',
    down: 'Ste v mínuse: {amount}.',
    even: 'Ste na nule.',
  },
  out_of_session: {
    title: 'Dosiahnutý limit relácie',
    text: 'Dosiahli ste svoj limit relácie, preto sme vás odhlásili. Tiket je uložený a žiadna stávka nebola podaná ani zmenená. Po pauze sa môžete znova prihlásiť.',
  },
  activity_limit: {
    title: 'Dosiahnutý časový limit',
    text: 'Dosiahli ste svoj časový limit, preto sme vás odhlásili. Tiket je uložený a žiadna stávka nebola podaná ani zmenená.',
  },
} as const;
