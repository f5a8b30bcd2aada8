export default {
  banners: 'Προσφορές',
  banner: 'Προσφορά {number, number} από {count, number}',
  stop: 'Παύση προσφορών',
  start: 'Αναπαραγωγή προσφορών',
  open: 'Δες περισσότερα',
  liveNow: 'Live τώρα',
  allLive: 'Όλοι οι live αγώνες',
  top: 'Κορυφαίοι αγώνες',
  startingSoon: 'Ξεκινούν σύντομα',
  schedule: 'Πρόγραμμα',
  leagues: 'Διοργανώσεις',
  footer: 'Όλες οι σελίδες',
  noLive: {
    title: 'Κανένας αγώνας live τώρα',
    text: 'Οι επόμενοι αγώνες είναι παρακάτω.',
  },
  noUpcoming: {
    title: 'Κανένας επόμενος αγώνας',
    text: 'Νέοι αγώνες εμφανίζονται εδώ μόλις βγουν οι αποδόσεις.',
  },
} as const;
