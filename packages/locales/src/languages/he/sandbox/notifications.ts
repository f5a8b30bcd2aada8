import type { SandboxWords } from '../../../sandbox-words.ts';

export default {
  welcome: {
    title: 'ברוכים הבאים ל־Slipstream',
    caption: 'כסף המשחק שלכם ביתרה',
    body: 'המשחקים מדומים והכסף אינו אמיתי. קבעו מגבלות לפני שמתחילים.',
  },
  deposit_done: {
    title: 'ההפקדה התקבלה',
    caption: '{amount}',
    body: 'הכסף ביתרה שלכם.',
  },
  deposit_failed: {
    title: 'ההפקדה נכשלה',
    caption: '{amount}',
    body: 'לא חויבתם. נסו שוב או בחרו אמצעי תשלום אחר.',
  },
  password_changed: {
    title: 'הסיסמה שלכם שונתה',
    caption: 'התנתקתם משאר המכשירים',
    body: 'אם לא אתם שיניתם, אפסו את הסיסמה עכשיו.',
  },
  limit_set: {
    title: 'המגבלה נשמרה',
    caption: '',
    body: 'היא מופיעה תחת ״מגבלות והפסקות״.',
  },
} satisfies SandboxWords['notifications'];
