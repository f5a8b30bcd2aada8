export default {
  title: 'Hesabın',
  open: 'Hesap: {name}',
  player: 'Oyuncu',
  balance: 'Bakiye',
  deposit: 'Para yatır',
  wallets: 'Bahisler şuradan yapılır',
  clock: 'Şu an',
  signOut: 'Çıkış yap',
  signOutFailed: 'Hâlâ giriş yapmış durumdasın',
  signOutFailedText: 'Platforma ulaşılamadı. Bağlantını kontrol et ve yeniden çıkış yap.',
  pages: {
    transactions: 'İşlemler',
    limits: 'Limitler ve molalar',
    profile: 'Profil',
    support: 'Yardım',
    terms: 'Şartlar ve koşullar',
  },
} as const;
