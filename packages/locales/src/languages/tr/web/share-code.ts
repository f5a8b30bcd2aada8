export default {
  enter: 'Paylaşım kodu gir',
  label: 'Paylaşım kodu',
  open: 'Aç',
  malformed: 'Bu bir paylaşım kodu değil. Kod 6 ila 16 harf ve rakamdan oluşur, örneğin 7KMQ2XW9PA.',
  search: 'Paylaşılan bahsi aç: {code}',
  unknownTitle: 'Bu kodu bilmiyoruz',
  unknownText: 'Yazımı kontrol et ya da yenisini iste: kodların süresi dolar.',
} as const;
