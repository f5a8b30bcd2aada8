export default {
  notFound: {
    title: 'Bu səhifəni tapmadıq',
    text: 'Ünvan səhv ola bilər və ya oyun bitib.',
  },
  failed: {
    title: 'Xəta baş verdi',
    text: 'Səhifəni göstərmək olmadı. Bir azdan qayıdın. Heç bir mərc edilməyib və dəyişməyib.',
  },
  blocked: {
    title: 'Ölkənizdə fəaliyyət göstərmirik',
    titleIn: 'Hazırda bu ölkədə fəaliyyət göstərmirik: {countryName}',
    text: 'Oradan mərc edə bilməzsiniz. Əvvəl etdiyiniz mərclər qüvvədədir və həmişəki kimi hesablanır.',
  },
  locked: {
    title: 'İcazə yoxdur',
    text: 'Bu səhifəyə baxmaq icazəniz yoxdur. İcazəsi olan hesabla daxil olun və ya idman mərclərinə qayıdın.',
  },
  busy: {
    title: 'Hazırda çox yüklənmişik',
    text: 'Heç bir mərc edilməyib və dəyişməyib. Səhifə bir azdan özü yüklənəcək.',
  },
  offline: {
    title: 'Əlaqə yoxdur',
  },
  unreachable: {
    title: 'Oyunlar yüklənmədi',
    text: 'Serverimiz cavab vermir. Bir azdan yenidən cəhd edin.',
  },
  home: 'İdman mərclərinə keç',
  retry: 'Yenidən',
} as const;
