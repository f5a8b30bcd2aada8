export default {
  loading: 'Açılır: {name}',
  failed: {
    title: 'Açmaq olmadı: {name}',
    text: 'Pul tutulmadı. Bir azdan yenidən cəhd edin.',
  },
  signIn: {
    title: 'Açmaq üçün daxil olun: {name}',
    text: 'Daxil olandan sonra burada açılacaq.',
  },
  needsScript: 'Bu səhifədən istifadə üçün JavaScript-i yandırın.',
  racing: { title: 'At yarışları', description: 'Yarış proqramları, əmsallar və nəticələr.' },
  lotteries: { title: 'Lotereyalar', description: 'Gecə-gündüz tirajlar.' },
  arena: { title: 'Virtual arena', description: 'Nəticəsi dəqiqələr içində bilinən virtual oyunlar.' },
} as const;
