export default {
  loading: '{name} açılıyor',
  failed: {
    title: '{name} açılamadı',
    text: 'Para çekilmedi. Birazdan tekrar dene.',
  },
  signIn: {
    title: '{name} için giriş yap',
    text: 'Giriş yapınca burada açılır.',
  },
  needsScript: 'Bu sayfayı kullanmak için JavaScript’i aç.',
  racing: { title: 'At yarışı', description: 'Yarış programı, oranlar ve sonuçlar.' },
  lotteries: { title: 'Piyangolar', description: 'Günün her saati çekiliş.' },
  arena: { title: 'Sanal oyun arenası', description: 'Dakikalar içinde sonuçlanan sanal oyunlar.' },
} as const;
