export default {
  notFound: {
    title: 'Bu sayfayı bulamadık',
    text: 'Adres yanlış olabilir ya da maç bitmiştir.',
  },
  failed: {
    title: 'Bir şeyler ters gitti',
    text: 'Bu sayfa gösterilemedi. Hiçbir bahis yapılmadı ya da değiştirilmedi. Birazdan tekrar dene.',
  },
  blocked: {
    title: 'Ülkende hizmet veremiyoruz',
    titleIn: 'Şu anda hizmet veremediğimiz ülke: {countryName}',
    text: 'Oradan bahis yapılamaz. Daha önce yaptığın bahisler geçerli ve her zamanki gibi sonuçlanır.',
  },
  locked: {
    title: 'Yetkin yok',
    text: 'Bu sayfayı görme yetkin yok. Erişimi olan bir hesapla giriş yap ya da bahislere dön.',
  },
  busy: {
    title: 'Şu anda çok yoğunuz',
    text: 'Hiçbir bahis yapılmadı ya da değiştirilmedi. Bu sayfa birazdan otomatik yüklenir.',
  },
  offline: {
    title: 'Bağlantı yok',
  },
  unreachable: {
    title: 'Maçlar yüklenemedi',
    text: 'Sunucumuz yanıt vermiyor. Birazdan tekrar dene.',
  },
  home: 'Bahislere git',
  retry: 'Tekrar dene',
} as const;
