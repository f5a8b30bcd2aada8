export default {
  notFound: {
    title: 'Bu sayfayı bulamadık',
    text: 'Adres yanlış yazılmış ya da karşılaşma bitmiş olabilir.',
  },
  failed: {
    title: 'Bir şeyler ters gitti',
    text: 'Bu sayfa gösterilemedi. Hiçbir bahis yapılmadı ya da değiştirilmedi. Biraz sonra tekrar gel.',
  },
  unreachable: {
    title: 'Maçlar yüklenemedi',
    text: 'Bahis sistemi şu anda yanıt vermiyor. Birazdan tekrar dene.',
  },
  home: 'Bahislere git',
  retry: 'Tekrar dene',
} as const;
