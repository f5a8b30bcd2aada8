export default {
  reconnecting: 'Se reconectează, cote în pauză',
  offline: 'Ești offline. Cotele sunt în pauză până revii online.',
  kindDown: 'Pariurile sunt în pauză aici. Revin odată cu cotele noastre.',
  lost: {
    title: 'Fără conexiune',
    text: 'Verifică conexiunea la internet. Cotele sunt în pauză până revii online.',
  },
} as const;
