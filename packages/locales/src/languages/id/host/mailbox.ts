import type { HostWords } from '../../../host-words.ts';

export default {
  title: 'Kotak surat',
  heading: 'Kotak surat demo',
  empty: 'Belum ada pesan.',
  closed:
    'Buka kotak surat dengan tautan yang dicetak oleh {command}. Tautan hanya berlaku sekali; setelah itu browser ini bisa membuka kotak surat.',
  /** By the kind of message. */
  kinds: {
    confirmation: 'Konfirmasi akun untuk {address}',
    unlock: 'Buka kunci akun untuk {address}',
    password: 'Atur ulang kata sandi untuk {address}',
    known_account: 'Akun sudah ada untuk {address}',
    phone_code: 'Kode ponsel untuk {address}',
  },
} satisfies HostWords['mailbox'];
