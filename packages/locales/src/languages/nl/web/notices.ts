export default {
  terms: {
    title: 'Voorwaarden',
    text: 'Onze voorwaarden zijn gewijzigd.',
    read: 'Lees de voorwaarden',
    accept: 'Accepteren',
  },
  oddsWarning: {
    text: 'Je weddenschap wordt ook geplaatst als de odds dalen. Hieronder kun je per selectie de laagste odds instellen die je accepteert.',
    ok: 'Begrepen',
  },
  top: {
    label: 'Naar boven',
    switch: 'Knop Naar boven',
  },
} as const;
