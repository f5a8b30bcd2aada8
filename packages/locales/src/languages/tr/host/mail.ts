import type { HostWords } from '../../../host-words.ts';

export default {
  kinds: {
    confirmation: {
      text: 'Bu adresi onayla, sonra başlayabilirsin.',
      button: 'Onayla',
    },
    unlock: {
      text: 'Biri hesabın için yanlış şifreler denedi. O sendiysen hesabın kilidini aç.',
      button: 'Hesabın kilidini aç',
    },
    password: {
      text: 'Yeni bir şifre seç. Bağlantı iki saat geçerlidir.',
      button: 'Yeni şifre',
    },
    known_account: {
      text: 'Biri bu adresle üye olmaya çalıştı. Zaten bir hesabın var.',
      button: 'Giriş yap',
    },
  },
  note: 'Bu mesajı, bu adres {site} sitesinde kullanıldığı için alıyorsun.',
  view: 'Mesajı gör',
} satisfies HostWords['mail'];
