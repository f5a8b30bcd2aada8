import type { HostWords } from '../../../host-words.ts';

export default {
  kinds: {
    confirmation: {
      text: 'Konfirmasi alamat ini dan Anda bisa mulai.',
      button: 'Konfirmasi',
    },
    unlock: {
      text: 'Seseorang mencoba kata sandi yang salah untuk akun Anda. Buka kuncinya jika itu Anda.',
      button: 'Buka kunci akun',
    },
    password: {
      text: 'Pilih kata sandi baru. Tautan berlaku dua jam.',
      button: 'Kata sandi baru',
    },
    known_account: {
      text: 'Seseorang mencoba mendaftar dengan alamat ini. Anda sudah punya akun.',
      button: 'Masuk',
    },
  },
  note: 'Anda menerima pesan ini karena alamat ini dipakai di {site}.',
  view: 'Lihat pesan',
} satisfies HostWords['mail'];
