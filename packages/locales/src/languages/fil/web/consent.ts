export default {
  title: 'Cookies',
  text: 'Gumagamit kami ng cookies para masukat ang paggamit ng site at mag-load ng mga serbisyo gaya ng chat. Makakataya ka kahit wala ang mga ito.',
  more: 'Alamin pa',
  necessary: 'Kailangan lang',
  all: 'Payagan lahat',
  options: { necessary: 'Kailangan lang', all: 'Lahat' },
} as const;
