export default {
  limits: 'Limieten en pauzes',
  help: 'Hulp',
  goOn: 'Verder spelen',
  leave: 'Uitloggen',
  understood: 'OK',
  failed: 'We konden de server niet bereiken. Probeer het opnieuw.',
  reality_check: {
    title: 'Realitycheck',
    time: 'Je speelt al {hours, plural, =0 {} one {# uur en } other {# uur en }}{minutes, plural, one {# minuut} other {# minuten}}.',
    money: 'In die tijd heb je {staked} ingezet en is er {returned} uitbetaald.',
    up: 'Je staat {amount} op winst.',
    down: 'Je staat {amount} op verlies.',
    even: 'Je staat quitte.',
  },
  out_of_session: {
    title: 'Sessielimiet bereikt',
    text: 'Je hebt de sessielimiet bereikt die je hebt ingesteld, daarom hebben we je uitgelogd. Je wedbriefje is bewaard en er is geen weddenschap geplaatst of gewijzigd. Na een pauze kun je weer inloggen.',
  },
  activity_limit: {
    title: 'Tijdslimiet bereikt',
    text: 'Je hebt de tijdslimiet bereikt die je hebt ingesteld, daarom hebben we je uitgelogd. Je wedbriefje is bewaard en er is geen weddenschap geplaatst of gewijzigd.',
  },
} as const;
