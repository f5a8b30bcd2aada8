export default {
  loading: 'Ανοίγει: {name}',
  failed: {
    title: 'Δεν άνοιξε: {name}',
    text: 'Δεν χρεώθηκες. Δοκίμασε ξανά σε λίγο.',
  },
  signIn: {
    title: 'Συνδέσου για να ανοίξεις: {name}',
    text: 'Ανοίγει εδώ μόλις συνδεθείς.',
  },
  needsScript: 'Η σελίδα χρειάζεται JavaScript. Ενεργοποίησέ τη.',
  racing: { title: 'Ιπποδρομίες', description: 'Κούρσες, αποδόσεις και αποτελέσματα.' },
  lotteries: { title: 'Κληρώσεις', description: 'Κληρώσεις όλο το 24ωρο.' },
  arena: { title: 'Εικονική αρένα', description: 'Εικονικά παιχνίδια με αποτέλεσμα σε λίγα λεπτά.' },
} as const;
