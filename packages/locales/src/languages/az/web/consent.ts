export default {
  title: 'Kuki faylları',
  text: 'Saytın necə istifadə olunduğunu ölçmək və çat kimi xidmətləri yükləmək üçün kukilərdən istifadə edirik. Onlarsız da mərc edə bilərsiniz.',
  more: 'Ətraflı',
  necessary: 'Yalnız zəruri',
  all: 'Hamısına icazə',
  options: { necessary: 'Yalnız zəruri', all: 'Hamısı' },
} as const;
