import type { HostWords } from '../../../host-words.ts';

export default {
  title: 'תיבת דואר',
  heading: 'תיבת הדואר של ההדגמה',
  empty: 'אין עדיין הודעות.',
  closed:
    'פתחו את תיבת הדואר בקישור שהציגה הפקודה {command}. הקישור פועל פעם אחת, ולאחר מכן הדפדפן הזה יכול לפתוח את התיבה.',
  /** By the kind of message. */
  kinds: {
    confirmation: 'אימות חשבון עבור {address}',
    unlock: 'ביטול נעילה עבור {address}',
    password: 'איפוס סיסמה עבור {address}',
    known_account: 'כבר קיים חשבון עבור {address}',
    phone_code: 'קוד לטלפון עבור {address}',
  },
} satisfies HostWords['mailbox'];
