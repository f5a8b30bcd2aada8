import type { HostWords } from '../../../host-words.ts';

export default {
  kinds: {
    confirmation: {
      text: 'Bu ünvanı təsdiqləyin və başlayın.',
      button: 'Təsdiqlə',
    },
    unlock: {
      text: 'Kimsə hesabınıza səhv şifrələr daxil edib. Siz idinizsə, blokdan çıxarın.',
      button: 'Blokdan çıxar',
    },
    password: {
      text: 'Yeni şifrə seçin. Keçid iki saat işləyir.',
      button: 'Yeni şifrə',
    },
    known_account: {
      text: 'Kimsə bu ünvanla qeydiyyatdan keçmək istəyib. Sizin artıq hesabınız var.',
      button: 'Daxil ol',
    },
  },
  note: 'Bu mesajı ona görə alırsınız ki, bu ünvan burada istifadə olunub: {site}.',
  view: 'Mesaja bax',
} satisfies HostWords['mail'];
