import type { HostWords } from '../../../host-words.ts';

export default {
  title: 'صندوق پیام',
  heading: 'صندوق پیام نمایشی',
  empty: 'هنوز پیامی نیست.',
  closed:
    'صندوق را با لینکی که دستور {command} نشان داد باز کنید. لینک یک بار کار می‌کند؛ پس از آن این مرورگر می‌تواند صندوق را باز کند.',
  /** By the kind of message. */
  kinds: {
    confirmation: 'تأیید حساب برای {address}',
    unlock: 'باز کردن قفل حساب برای {address}',
    password: 'بازنشانی رمز عبور برای {address}',
    known_account: 'حساب از قبل وجود دارد: {address}',
    phone_code: 'کد تلفن برای {address}',
  },
} satisfies HostWords['mailbox'];
