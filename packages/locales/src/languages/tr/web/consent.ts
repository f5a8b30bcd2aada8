export default {
  title: 'Çerezler',
  text: 'Çerezleri sitenin nasıl kullanıldığını ölçmek ve sohbet gibi hizmetleri yüklemek için kullanırız. Onlarsız da bahis yapabilirsin.',
  more: 'Daha fazla bilgi',
  necessary: 'Yalnızca gerekli olanlar',
  all: 'Tümüne izin ver',
  options: { necessary: 'Yalnızca gerekli', all: 'Tümü' },
} as const;
