export default {
  star: 'Oblíbené: {name}',
  notAdded: 'Nepodařilo se přidat do oblíbených: {name}. Zkuste to znovu.',
  notRemoved: 'Nepodařilo se odebrat z oblíbených: {name}. Zkuste to znovu.',
  full: 'Seznam oblíbených je plný. Než přidáte další, něco odeberte.',
  title: 'Oblíbené',
  description: 'Vaše oblíbené zápasy a ligy.',
  empty: {
    title: 'Zatím nic oblíbeného',
    text: 'Klepněte na hvězdičku u zápasu nebo ligy.',
  },
  emptySport: {
    title: 'V tomto sportu nic oblíbeného',
    text: 'Klepněte na hvězdičku u zápasu nebo ligy.',
  },
  browse: 'Zobrazit všechny zápasy',
  live: 'Právě live',
  upcoming: 'Nadcházející',
  leagues: 'Z vašich lig',
  over: 'Ukončené',
  needsScript: 'Oblíbené se ukládají v prohlížeči. Zapněte JavaScript a uvidíte je.',
} as const;
