export default {
  title: 'Cookies',
  text: 'We gebruiken cookies om het gebruik van de site te meten en diensten zoals chat te laden. Je kunt ook zonder wedden.',
  more: 'Meer informatie',
  necessary: 'Alleen noodzakelijke',
  all: 'Alles toestaan',
  options: { necessary: 'Alleen noodzakelijke', all: 'Alle' },
} as const;
