export default {
  loading: 'פותחים: {name}',
  failed: {
    title: 'לא הצלחנו לפתוח: {name}',
    text: 'לא חויבתם. נסו שוב בעוד רגע.',
  },
  signIn: {
    title: 'היכנסו כדי לפתוח: {name}',
    text: 'זה ייפתח כאן ברגע שתתחברו.',
  },
  needsScript: 'הפעילו JavaScript כדי להשתמש בדף הזה.',
  racing: { title: 'מרוצי סוסים', description: 'כרטיסי מרוצים, יחסים ותוצאות.' },
  lotteries: { title: 'הגרלות', description: 'הגרלות מסביב לשעון.' },
  arena: { title: 'זירה וירטואלית', description: 'משחקים וירטואליים עם תוצאות בתוך דקות.' },
} as const;
