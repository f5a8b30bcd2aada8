export default {
  title: 'Çerezler',
  text: 'Onayınızla sitenin nasıl kullanıldığını ölçer ve sohbet gibi üçüncü taraf hizmetlerini yükleriz. Bahis için gerekenler bunsuz da çalışır.',
  more: 'Daha fazla bilgi',
  necessary: 'Yalnızca gerekli olanlar',
  all: 'Tümüne izin ver',
  options: { necessary: 'Yalnızca gerekli', all: 'Tümü' },
} as const;
