export default {
  title: 'Einstellungen',
  language: 'Sprache',
  changing: 'Sprache wird gewechselt',
  languageFailed: {
    title: 'Die Sprache wurde nicht gewechselt',
    text: 'Die Seite antwortet gerade nicht. Sonst hat sich nichts geändert. Versuche es gleich noch einmal.',
  },
  odds: 'Quotenformat',
  oddsFormat: {
    european: 'Dezimal',
    british: 'Britisch',
    hongkong: 'Hongkong',
    american: 'Amerikanisch',
    indonesian: 'Indonesisch',
    malaysian: 'Malaysisch',
    percent: 'Wahrscheinlichkeit',
    fractional: 'Bruch',
  },
  oddsOption: '{name} · {example}',
  oddsFailed: {
    title: 'Das Quotenformat wurde nicht in deinem Konto gespeichert',
    text: 'In diesem Browser gilt es. Wähle es später noch einmal, damit es überall gilt.',
  },
  timeZone: 'Zeitzone',
  deviceZone: 'Dieses Gerät: {zone}',
  density: 'Listen',
  densities: {
    auto: 'Automatisch',
    comfortable: 'Geräumig',
    compact: 'Kompakt',
  },
  theme: 'Design',
  themes: {
    system: 'System',
    night: 'Nacht',
    day: 'Tag',
  },
} as const;
