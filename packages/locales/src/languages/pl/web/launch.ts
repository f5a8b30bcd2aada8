export default {
  loading: 'Otwieramy: {name}',
  failed: {
    title: 'Nie udało się otworzyć: {name}',
    text: 'Nie pobraliśmy pieniędzy. Spróbuj za chwilę.',
  },
  signIn: {
    title: 'Zaloguj się, aby otworzyć: {name}',
    text: 'Otworzy się tutaj po zalogowaniu.',
  },
  needsScript: 'Włącz JavaScript, aby korzystać z tej strony.',
  racing: { title: 'Wyścigi konne', description: 'Programy gonitw, kursy i wyniki.' },
  lotteries: { title: 'Loterie', description: 'Losowania przez całą dobę.' },
  arena: { title: 'Wirtualna arena', description: 'Gry wirtualne z wynikami w kilka minut.' },
} as const;
