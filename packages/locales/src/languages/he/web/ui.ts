export default {
  close: 'סגירה',
  loading: 'טוען',
  late: 'זה לוקח יותר זמן מהרגיל. אנחנו עדיין מנסים. בדקו את החיבור.',
  reload: 'טעינת הדף מחדש',
  previousPage: 'הדף הקודם',
  nextPage: 'הדף הבא',
  pages: 'דפים',
  page: 'דף {page, number}',
} as const;
