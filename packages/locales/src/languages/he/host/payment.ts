import type { HostWords } from '../../../host-words.ts';

export default {
  amount: 'סכום',
  currency: 'מטבע',
  method: 'אמצעי תשלום',
  card: 'כרטיס',
  bank: 'העברה בנקאית',
  deposit: 'הפקדה',
  noAmount: 'הזינו סכום.',
  noAnswer: 'לא קיבלנו תשובה. בדקו את התנועות בחשבון לפני הפקדה נוספת.',
  refused: 'ההפקדה נדחתה. לא חויבתם.',
  success: 'הכסף ביתרה שלכם.',
  pending: 'ההפקדה בטיפול. הכסף יופיע ביתרה ברגע שיגיע.',
  error: 'ההפקדה נכשלה. לא חויבתם.',
} satisfies HostWords['payment'];
