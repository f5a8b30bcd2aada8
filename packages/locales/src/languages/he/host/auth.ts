import type { HostWords } from '../../../host-words.ts';

export default {
  signIn: {
    title: 'כניסה',
    login: 'אימייל או טלפון',
    forgotten: 'שכחתם סיסמה?',
    locked: 'החשבון נעול?',
    signUp: 'חדשים כאן? להרשמה',
    passkey: 'כניסה עם מפתח גישה',
  },
  demoPlayers: {
    title: 'שחקני הדגמה',
    password: 'הסיסמה של כל שחקני ההדגמה היא {password}. הכסף אינו אמיתי.',
  },
  signUp: {
    title: 'הרשמה',
    open: 'פתיחת חשבון',
    signIn: 'כבר יש לכם חשבון? לכניסה',
  },
  mailNote: {
    text: 'ההדגמה אינה שולחת אימיילים. ההודעות שלכם נמצאות כאן: {mailbox}.',
    mailbox: 'תיבת הדואר של ההדגמה',
  },
  instructions: {
    password: 'איפוס סיסמה',
    confirmation: 'אימות החשבון',
    unlock: 'ביטול נעילת החשבון',
    send: 'שליחת קישור',
    back: 'חזרה לכניסה',
  },
  newPassword: { title: 'קביעת סיסמה חדשה', label: 'סיסמה חדשה', set: 'שמירה וכניסה' },
  confirmPassword: {
    title: 'אימות הסיסמה',
    text: 'הזינו שוב את הסיסמה כדי להמשיך.',
    label: 'הסיסמה שלכם',
    confirm: 'אישור',
  },
  confirmation: { title: 'אימות החשבון', confirm: 'אישור' },
  unlock: { title: 'ביטול נעילת החשבון', unlock: 'ביטול נעילה' },
  /** By the names of the site's configuration. */
  fields: {
    email: 'אימייל',
    password: 'סיסמה',
    name: 'שם',
    phone: 'טלפון, כולל קידומת מדינה',
    country: 'מדינה',
    currency: 'מטבע החשבון',
    date_of_birth: 'תאריך לידה',
    terms: 'מלאו לי 18 ואני מאשר/ת את התנאים',
  },
  optional: '{label} (לא חובה)',
  passwordLength: 'לפחות {count} תווים.',
} satisfies HostWords['auth'];
