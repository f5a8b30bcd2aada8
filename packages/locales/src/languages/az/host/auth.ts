import type { HostWords } from '../../../host-words.ts';

export default {
  signIn: {
    title: 'Daxil ol',
    login: 'E-poçt və ya telefon',
    forgotten: 'Şifrəni unutmusunuz?',
    locked: 'Hesab bloklanıb?',
    signUp: 'İlk dəfədir? Qeydiyyatdan keçin',
    passkey: 'Giriş açarı ilə daxil ol',
  },
  demoPlayers: {
    title: 'Demo oyunçular',
    password: 'Bütün demo oyunçuların şifrəsi: {password}. Pul həqiqi deyil.',
  },
  signUp: {
    title: 'Qeydiyyat',
    open: 'Hesab yarat',
    signIn: 'Hesabınız var? Daxil olun',
  },
  mailNote: {
    text: 'Bu demo e-poçt göndərmir. Mesajlarınız buradadır: {mailbox}.',
    mailbox: 'demo poçt qutusu',
  },
  instructions: {
    password: 'Şifrəni yenilə',
    confirmation: 'Hesabı təsdiqlə',
    unlock: 'Hesabı blokdan çıxar',
    send: 'Keçid göndər',
    back: 'Girişə qayıt',
  },
  newPassword: { title: 'Yeni şifrə təyin edin', label: 'Yeni şifrə', set: 'Saxla və daxil ol' },
  confirmPassword: {
    title: 'Şifrəni təsdiqləyin',
    text: 'Davam etmək üçün şifrəni yenidən daxil edin.',
    label: 'Şifrəniz',
    confirm: 'Təsdiqlə',
  },
  confirmation: { title: 'Hesabı təsdiqləyin', confirm: 'Təsdiqlə' },
  unlock: { title: 'Hesabı blokdan çıxarın', unlock: 'Blokdan çıxar' },
  /** By the names of the site's configuration. */
  fields: {
    email: 'E-poçt',
    password: 'Şifrə',
    name: 'Ad',
    phone: 'Telefon, ölkə kodu ilə',
    country: 'Ölkə',
    currency: 'Hesab valyutası',
    date_of_birth: 'Doğum tarixi',
    terms: '18 yaşım tamam olub və şərtləri qəbul edirəm',
  },
  optional: '{label} (məcburi deyil)',
  passwordLength: 'Ən azı {count} simvol.',
} satisfies HostWords['auth'];
