export default {
  star: 'Sevimli: {name}',
  notAdded: 'Sevimlilərə əlavə olunmadı: {name}. Yenidən cəhd edin.',
  notRemoved: 'Sevimlilərdən silinmədi: {name}. Yenidən cəhd edin.',
  full: 'Sevimlilər doludur. Başqasını əlavə etmək üçün birini silin.',
  title: 'Sevimlilər',
  description: 'Sevimli oyunlarınız və liqalarınız.',
  empty: {
    title: 'Hələ sevimliləriniz yoxdur',
    text: 'Əlavə etmək üçün oyunun və ya liqanın yanındakı ulduza toxunun.',
  },
  emptySport: {
    title: 'Bu idman növündə sevimliniz yoxdur',
    text: 'Əlavə etmək üçün oyunun və ya liqanın yanındakı ulduza toxunun.',
  },
  browse: 'Bütün oyunlara bax',
  live: 'İndi canlı',
  upcoming: 'Növbəti',
  leagues: 'Liqalarınızdan',
  over: 'Bitmiş',
  needsScript: 'Sevimlilər brauzerinizdə saxlanılır. Görmək üçün JavaScript-i yandırın.',
} as const;
