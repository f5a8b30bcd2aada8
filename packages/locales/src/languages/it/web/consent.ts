export default {
  title: 'Cookie',
  text: 'Usiamo i cookie per misurare l’uso del sito e caricare servizi come la chat. Puoi scommettere anche senza.',
  more: 'Scopri di più',
  necessary: 'Solo necessari',
  all: 'Accetta tutti',
  options: { necessary: 'Solo necessari', all: 'Tutti' },
} as const;
