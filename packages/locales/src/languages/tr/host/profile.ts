import type { HostWords } from '../../../host-words.ts';

export default {
  visitor: { text: 'Giriş yapmadın.', signIn: 'Giriş yap' },
  account: {
    title: 'Hesabın',
    phone: 'Telefon',
    confirmEmail: 'E-postayı doğrula',
    signOut: 'Çıkış yap',
  },
  missing: {
    title: 'Profilini tamamla',
    save: 'Kaydet',
    municipality: 'Belediye',
    municipalityNote: 'IBGE kodunun yedi hanesi, örneğin São Paulo için 3550308.',
  },
  phone: {
    title: 'Telefonunu doğrula',
    byCode: 'Numaranı doğrulamak için SMS ile kod göndeririz.',
    byProvider: 'Numarayı bizim için {provider} kontrol eder.',
    rejected: 'Demo: 0000 ile biten numara doğrulanmaz.',
    numberHeading: '1. Numaran',
    send: 'Kod gönder',
    codeHeading: '2. Kodun',
    code: 'Kod',
    verify: 'Doğrula',
    note: 'Bu demonun SMS mesajları {mailbox} içindedir.',
    mailbox: 'posta kutusu',
  },
  deposit: {
    title: 'Para yatır',
    note: 'Oyun parası. 13 ile biten bir tutar (13, 113 veya 10,13) reddedilir, 77 ile biten on saniye sürer, 78 ile biten on saniye sürer ve reddedilir.',
  },
  transactions: {
    title: 'İşlemler',
    when: 'Ne zaman',
    what: 'Ne',
    state: 'Durum',
    amount: 'Tutar',
    balance: 'Bakiye',
    more: 'Daha fazla göster',
  },
  passkeys: {
    title: 'Geçiş anahtarları',
    about: 'Şifre yerine parmak izin, yüzün ya da ekran kilidinle giriş yap.',
    add: 'Geçiş anahtarı ekle',
  },
} satisfies HostWords['profile'];
