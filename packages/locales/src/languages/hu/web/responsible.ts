export default {
  limits: 'Limitek és szünet',
  help: 'Súgó',
  goOn: 'Játszom tovább',
  leave: 'Kilépés',
  understood: 'Rendben',
  failed: 'Nem értük el a szervert. Próbáld újra.',
  reality_check: {
    title: 'Játékidő-emlékeztető',
    time: 'Ennyi ideje játszol: {hours, plural, =0 {} one {# óra } other {# óra }}{minutes, plural, one {# perc} other {# perc}}.',
    money: 'Ez idő alatt a megtett tét {staked}, a jóváírás {returned}.',
    up: 'Pluszban vagy: {amount}.',
    down: 'Mínuszban vagy: {amount}.',
    even: 'Nullán vagy.',
  },
  out_of_session: {
    title: 'Elérted a játékmenet-limitet',
    text: 'Elérted az általad beállított játékmenet-limitet, ezért kiléptettünk. A szelvényed megmaradt, egyetlen fogadás sem jött létre vagy változott. Szünet után újra beléphetsz.',
  },
  activity_limit: {
    title: 'Elérted az időlimitet',
    text: 'Elérted az általad beállított időlimitet, ezért kiléptettünk. A szelvényed megmaradt, egyetlen fogadás sem jött létre vagy változott.',
  },
} as const;
