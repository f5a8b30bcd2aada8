import type { SandboxWords } from '../../../sandbox-words.ts';

export default {
  welcome: {
    title: 'Slipstream-ə xoş gəldiniz',
    caption: 'Oyun pulunuz balansınızdadır',
    body: 'Oyunlar simulyasiyadır, pul həqiqi deyil. Başlamazdan əvvəl limitlərinizi təyin edin.',
  },
  deposit_done: {
    title: 'Depozit qəbul edildi',
    caption: '{amount}',
    body: 'Pul balansınızdadır.',
  },
  deposit_failed: {
    title: 'Depozit uğursuz oldu',
    caption: '{amount}',
    body: 'Pul tutulmadı. Yenidən cəhd edin və ya başqa ödəniş üsulu seçin.',
  },
  password_changed: {
    title: 'Şifrəniz dəyişdirildi',
    caption: 'Digər cihazlarınızda hesabdan çıxarıldınız',
    body: 'Bu siz deyilsinizsə, şifrəni indi yeniləyin.',
  },
  limit_set: {
    title: 'Limit saxlanıldı',
    caption: '',
    body: '«Limitlər və fasilələr» bölməsində baxın.',
  },
} satisfies SandboxWords['notifications'];
