export default {
  close: 'Κλείσιμο',
  loading: 'Φόρτωση',
  late: 'Αργεί περισσότερο από το συνηθισμένο. Προσπαθούμε ακόμα. Έλεγξε τη σύνδεσή σου.',
  reload: 'Επαναφόρτωση σελίδας',
  previousPage: 'Προηγούμενη σελίδα',
  nextPage: 'Επόμενη σελίδα',
  pages: 'Σελίδες',
  page: 'Σελίδα {page, number}',
} as const;
