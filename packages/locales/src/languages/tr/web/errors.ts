export default {
  notFound: {
    title: 'Bu sayfayı bulamadık',
    text: 'Adres yanlış yazılmış ya da karşılaşma bitmiş olabilir.',
  },
  failed: {
    title: 'Bir şeyler ters gitti',
    text: 'Bu sayfa gösterilemedi. Hiçbir bahis yapılmadı ya da değiştirilmedi. Biraz sonra tekrar gel.',
  },
  blocked: {
    title: 'Üzgünüz, şu anda ülkende hizmet veremiyoruz',
    titleIn: 'Üzgünüz, şu anda hizmet veremiyoruz: {countryName}',
    text: 'Oradan bahis yapılamaz. Daha önce yaptığın bahisler geçerli ve her zamanki gibi sonuçlanır.',
  },
  locked: {
    title: 'Bu sayfayı görme iznin yok',
    text: 'Erişimi olan oyuncular için. Böyle bir hesapla giriş yap ya da bahislere dön.',
  },
  busy: {
    title: 'Şu anda çok yoğunuz',
    text: 'Aynı anda hizmet verebileceğimizden fazla ziyaretçi var. Hiçbir bahis yapılmadı veya değiştirilmedi. Bu sayfa birazdan kendiliğinden açılacak.',
  },
  offline: {
    title: 'Bağlantı yok',
  },
  unreachable: {
    title: 'Maçlar yüklenemedi',
    text: 'Bahis sistemi şu anda yanıt vermiyor. Birazdan tekrar dene.',
  },
  home: 'Bahislere git',
  retry: 'Tekrar dene',
} as const;
