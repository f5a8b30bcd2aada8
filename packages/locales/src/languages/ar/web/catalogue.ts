export default {
  tabs: 'أقسام هذه الصفحة',
  tab: {
    top: 'الأبرز',
    all: 'كل الدوريات',
    outrights: 'رهانات طويلة الأمد',
    favorites: 'المفضلة',
    matches: 'المباريات',
    table: 'الترتيب',
  },
  matchCount:
    '{count, plural, zero {لا مباريات} one {مباراة واحدة} two {مباراتان} few {# مباريات} many {# مباراة} other {# مباراة}}',
  liveCount:
    '{count, plural, zero {لا مباشر} one {# مباشرة} two {# مباشرتان} few {# مباشرة} many {# مباشرة} other {# مباشرة}}',
  leagueCount:
    '{count, plural, zero {لا دوريات} one {دوري واحد} two {دوريان} few {# دوريات} many {# دوريًا} other {# دوري}}',
  path: 'أنت هنا',
  empty: {
    title: 'لا توجد مباريات هنا الآن',
    text: 'تظهر المباريات الجديدة فور توفّر أسعارها.',
  },
  noLeagues: {
    title: 'لا توجد دوريات الآن',
    text: 'تظهر الدوريات الجديدة فور توفّر أسعار مبارياتها.',
  },
  live: {
    title: 'الرهان المباشر',
    heading: 'مباشر',
    description: 'كل المباريات الجارية بأسعار تتغيّر لحظة بلحظة.',
    withVideo: 'مع فيديو',
    open: 'مفتوحة للرهان',
    all: 'كل المباريات المباشرة',
    empty: {
      title: 'لا مباريات مباشرة هنا',
      text: 'جرّب رياضة أخرى، أو اطّلع على ما يبدأ لاحقًا.',
    },
    next: 'عرض الجدول',
    overview: 'نظرة عامة',
    list: 'قائمة',
    matches: 'المباريات المباشرة',
  },
  sport: {
    title: 'أسعار {sport}',
    description: 'أسعار {sport}: مباريات مباشرة وقادمة ورهانات طويلة الأمد.',
    live: 'مباشر الآن',
    upcoming: 'أهم المباريات القادمة',
    allLive: '{sport}: كل المباشر',
    schedule: 'الجدول الكامل',
  },
  category: {
    title: '{category}: أسعار {sport}',
    description: 'دوريات ومباريات {sport} في {category}، مباشرة وقادمة.',
  },
  league: {
    title: 'أسعار {league}',
    description: '{league}، {category}: مباريات مباشرة وقادمة ورهانات طويلة الأمد.',
    live: 'مباشر الآن',
    upcoming: 'قادمة',
  },
  table: {
    caption: 'ترتيب {league}',
    position: 'م',
    team: 'الفريق',
    played: 'لعب',
    won: 'ف',
    drawn: 'ت',
    lost: 'خ',
    scores: 'له وعليه',
    difference: 'فارق',
    points: 'نقاط',
    empty: {
      title: 'لا يوجد ترتيب',
      text: 'هذا الدوري بلا ترتيب، أو لم يبدأ موسمه بعد.',
    },
  },
  outright: {
    ends: 'حتى {date}',
    more: 'كل الاختيارات ({count, number})',
    empty: {
      title: 'لا توجد رهانات طويلة الأمد',
      text: 'تظهر هنا الرهانات على أبطال المواسم والبطولات.',
    },
  },
  cybersport: {
    title: 'أسعار الرياضات الإلكترونية',
    heading: 'الرياضات الإلكترونية',
    description: 'مباريات مباشرة وقادمة في كل الألعاب التي نتابعها.',
    upcoming: 'قادمة',
  },
  premiumCricket: {
    title: 'كريكيت مميز',
    heading: 'كريكيت مميز',
    description: 'مباريات كريكيت مميزة بأسواق خاصة بها.',
    live: 'مباشر الآن',
    upcoming: 'قادمة',
  },
} as const;
