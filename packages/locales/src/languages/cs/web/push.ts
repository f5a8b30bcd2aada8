export default {
  title: 'Push upozornění',
  device: 'Na tomto zařízení',
  states: {
    off: 'Zapněte a budeme vás upozorňovat, i když je stránka zavřená.',
    on: 'Toto zařízení vás upozorňuje, i když je stránka zavřená.',
    blocked: 'Prohlížeč blokuje upozornění z této stránky. Povolte je v nastavení prohlížeče a pak je můžete zapnout.',
  },
  about: 'Upozorňovat na',
  topics: {
    bet_settled: 'Vyhodnocené sázky',
    cashout_reached: 'Automatické cashouty',
    match_started: 'Začátky oblíbených zápasů',
    goal: 'Góly v oblíbených zápasech',
    bonus: 'Nové bonusy',
  },
  ask: {
    title: 'Zjistěte, jak to dopadne',
    text: 'Můžeme vás upozornit na vyhodnocení této sázky, i když je stránka zavřená.',
    yes: 'Upozornit',
    later: 'Teď ne',
    done: 'Upozornění jsou zapnutá',
  },
  failed: {
    title: 'Upozornění se nepodařilo změnit',
    text: 'Zkuste to za chvíli.',
  },
  notSaved: {
    title: 'Vaše volba se neuložila',
    text: 'Zkuste to za chvíli.',
  },
} as const;
