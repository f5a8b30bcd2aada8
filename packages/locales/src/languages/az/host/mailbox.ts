import type { HostWords } from '../../../host-words.ts';

export default {
  title: 'Poçt qutusu',
  heading: 'Demo poçt qutusu',
  empty: 'Hələ mesaj yoxdur.',
  closed:
    'Poçt qutusunu bu əmrin çap etdiyi keçidlə açın: {command}. Keçid bir dəfə işləyir; sonra bu brauzer poçt qutusunu aça bilər.',
  /** By the kind of message. */
  kinds: {
    confirmation: 'Hesabın təsdiqi: {address}',
    unlock: 'Hesabın blokdan çıxarılması: {address}',
    password: 'Şifrənin yenilənməsi: {address}',
    known_account: 'Hesab artıq var: {address}',
    phone_code: 'Telefon kodu: {address}',
  },
} satisfies HostWords['mailbox'];
