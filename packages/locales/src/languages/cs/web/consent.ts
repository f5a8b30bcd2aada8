export default {
  title: 'Cookies',
  text: 'Cookies používáme k měření návštěvnosti a načítání služeb, jako je chat. Sázet můžete i bez nich.',
  more: 'Více informací',
  necessary: 'Jen nezbytné',
  all: 'Povolit vše',
  options: { necessary: 'Jen nezbytné', all: 'Všechny' },
} as const;
