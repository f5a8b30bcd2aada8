export default {
  close: 'Жабу',
  loading: 'Жүктелуде',
  late: 'Әдеттегіден ұзаққа созылуда. Әлі талпынып жатырмыз. Байланысты тексеріңіз.',
  reload: 'Бетті жаңарту',
  previousPage: 'Алдыңғы бет',
  nextPage: 'Келесі бет',
  pages: 'Беттер',
  page: '{page, number}-бет',
} as const;
