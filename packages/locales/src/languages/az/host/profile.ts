import type { HostWords } from '../../../host-words.ts';

export default {
  visitor: { text: 'Hesaba daxil olmamısınız.', signIn: 'Daxil ol' },
  account: {
    title: 'Hesabınız',
    phone: 'Telefon',
    confirmEmail: 'E-poçtu təsdiqlə',
    signOut: 'Çıxış',
  },
  missing: {
    title: 'Profili tamamlayın',
    save: 'Yadda saxla',
    municipality: 'Bələdiyyə',
    municipalityNote: 'IBGE kodunun yeddi rəqəmi, məsələn San-Paulu üçün 3550308.',
  },
  phone: {
    title: 'Telefonu təsdiqləyin',
    byCode: 'Nömrənizi təsdiqləmək üçün SMS ilə kod göndəririk.',
    byProvider: 'Nömrəni bizim üçün {provider} yoxlayır.',
    rejected: 'Demo: 0000 ilə bitən nömrə yoxlamadan keçmir.',
    numberHeading: '1. Nömrəniz',
    send: 'Kod göndər',
    codeHeading: '2. Kodunuz',
    code: 'Kod',
    verify: 'Təsdiqlə',
    note: 'Bu demonun SMS-ləri buradadır: {mailbox}.',
    mailbox: 'demo poçt qutusu',
  },
  deposit: {
    title: 'Depozit',
    note: 'Oyun pulu. Demo: 13 ilə bitən məbləğ (13, 113 və ya 10,13) rədd edilir, 77 on saniyə çəkir, 78 on saniyə çəkir və rədd edilir.',
  },
  transactions: {
    title: 'Əməliyyatlar',
    when: 'Tarix',
    what: 'Növ',
    state: 'Status',
    amount: 'Məbləğ',
    balance: 'Balans',
    more: 'Daha çox göstər',
  },
  passkeys: {
    title: 'Giriş açarları',
    about: 'Şifrə əvəzinə barmaq izi, üz və ya ekran kilidi ilə daxil olun.',
    add: 'Giriş açarı əlavə et',
  },
} satisfies HostWords['profile'];
