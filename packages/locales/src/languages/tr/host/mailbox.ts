import type { HostWords } from '../../../host-words.ts';

export default {
  title: 'Posta kutusu',
  heading: 'Demonun posta kutusu',
  empty: 'Hiçbir şey gönderilmedi.',
  closed:
    'Posta kutusu {command} komutunun yazdığı bağlantıyla açılır. Bağlantı bir kez çalışır ve bu tarayıcıyı içeri alır; sonra sayfa ona açık kalır.',
  kinds: {
    confirmation: '{address} için doğrulama',
    unlock: '{address} için kilit açma',
    password: '{address} için şifre',
    known_account: '{address} için zaten hesap var',
    phone_code: '{address} için telefon kodu',
  },
} satisfies HostWords['mailbox'];
