import type { HostWords } from '../../../host-words.ts';

export default {
  signIn: {
    title: 'Giriş yap',
    login: 'E-posta veya telefon',
    forgotten: 'Şifreni mi unuttun?',
    locked: 'Hesabın kilitli mi?',
    signUp: 'Hesabın yok mu? Üye ol',
    passkey: 'Geçiş anahtarı kullan',
  },
  demoPlayers: {
    title: 'Demo oyuncuları',
    password: 'Hepsinin şifresi {password}. Para gerçek değil.',
  },
  signUp: {
    title: 'Üye ol',
    open: 'Hesap oluştur',
    signIn: 'Hesabın var mı? Giriş yap',
  },
  mailNote: {
    text: 'Bu demo e-posta göndermez. Mesajların {mailbox} içinde.',
    mailbox: 'demo posta kutusu',
  },
  instructions: {
    password: 'Şifreni sıfırla',
    confirmation: 'Hesabını yeniden doğrula',
    unlock: 'Hesabının kilidini aç',
    send: 'Bağlantı gönder',
    back: 'Girişe dön',
  },
  newPassword: { title: 'Yeni şifre belirle', label: 'Yeni şifre', set: 'Kaydet ve giriş yap' },
  confirmPassword: {
    title: 'Şifreni doğrula',
    text: 'Devam etmek için şifreni tekrar gir.',
    label: 'Şifren',
    confirm: 'Doğrula',
  },
  confirmation: { title: 'Hesabını doğrula', confirm: 'Doğrula' },
  unlock: { title: 'Hesabının kilidini aç', unlock: 'Kilidi aç' },
  fields: {
    email: 'E-posta',
    password: 'Şifre',
    name: 'Ad',
    phone: 'Ülke koduyla telefon',
    country: 'Ülke',
    currency: 'Hesap para birimi',
    date_of_birth: 'Doğum tarihi',
    terms: '18 yaşında ya da üzerindeyim ve şartları kabul ediyorum',
  },
  optional: '{label} (isteğe bağlı)',
  passwordLength: 'En az {count} karakter.',
} satisfies HostWords['auth'];
