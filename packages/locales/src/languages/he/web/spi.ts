/** What the platform's payment script says, by the keys it names (PAY-2). */
export default {
  notification: {
    success: 'ההפקדה התקבלה',
    success_text: 'הכסף ביתרה שלכם.',
    pending: 'ההפקדה בטיפול',
    pending_text: 'הכסף יופיע ביתרה ברגע שיגיע.',
    error: 'ההפקדה נכשלה',
    error_text: 'לא חויבתם. נסו שוב או בחרו אמצעי תשלום אחר.',
    refused: 'ההפקדה נדחתה',
    refused_text: 'לא חויבתם. הסיבה מופיעה בטופס.',
  },
} as const;
