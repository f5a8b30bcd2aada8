import type { HostWords } from '../../../host-words.ts';

export default {
  visitor: { text: 'אינכם מחוברים.', signIn: 'כניסה' },
  account: {
    title: 'החשבון שלכם',
    phone: 'טלפון',
    confirmEmail: 'אימות אימייל',
    signOut: 'יציאה',
  },
  missing: {
    title: 'השלמת הפרופיל',
    save: 'שמירה',
    municipality: 'רשות מקומית',
    municipalityNote: 'שבע הספרות של קוד IBGE, לדוגמה 3550308 עבור סאו פאולו.',
  },
  phone: {
    title: 'אימות הטלפון',
    byCode: 'נשלח לכם קוד במסרון כדי לאמת את המספר.',
    byProvider: '{provider} – השירות שבודק את המספר עבורנו.',
    rejected: 'הדגמה: מספר שמסתיים ב־0000 נכשל בבדיקה.',
    numberHeading: '1. המספר שלכם',
    send: 'שליחת קוד',
    codeHeading: '2. הקוד שלכם',
    code: 'קוד',
    verify: 'אימות',
    note: 'המסרונים של ההדגמה נמצאים כאן: {mailbox}.',
    mailbox: 'תיבת הדואר של ההדגמה',
  },
  deposit: {
    title: 'הפקדה',
    note: 'כסף משחק. הדגמה: סכום שמסתיים ב־13 (13, 113 או 10.13) נדחה, 77 אורך עשר שניות, 78 אורך עשר שניות ונדחה.',
  },
  transactions: {
    title: 'תנועות',
    when: 'תאריך',
    what: 'סוג',
    state: 'סטטוס',
    amount: 'סכום',
    balance: 'יתרה',
    more: 'הצגת עוד',
  },
  passkeys: {
    title: 'מפתחות גישה',
    about: 'היכנסו עם טביעת אצבע, זיהוי פנים או נעילת מסך במקום סיסמה.',
    add: 'הוספת מפתח גישה',
  },
} satisfies HostWords['profile'];
