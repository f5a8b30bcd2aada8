import type { HostWords } from '../../../host-words.ts';

export default {
  kinds: {
    confirmation: {
      text: 'אשרו את הכתובת הזאת ותוכלו להתחיל.',
      button: 'אישור',
    },
    unlock: {
      text: 'מישהו ניסה להיכנס לחשבון שלכם עם סיסמאות שגויות. אם אלה הייתם אתם, בטלו את הנעילה.',
      button: 'ביטול נעילת החשבון',
    },
    password: {
      text: 'בחרו סיסמה חדשה. הקישור תקף לשעתיים.',
      button: 'סיסמה חדשה',
    },
    known_account: {
      text: 'מישהו ניסה להירשם עם הכתובת הזאת. כבר יש לכם חשבון.',
      button: 'כניסה',
    },
  },
  note: 'קיבלתם את ההודעה כי נעשה שימוש בכתובת הזאת באתר {site}.',
  view: 'צפייה בהודעה',
} satisfies HostWords['mail'];
