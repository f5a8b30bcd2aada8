export default {
  loading: '{name} açılıyor',
  failed: {
    title: '{name} açılamadı',
    text: 'Para hareketi olmadı. Birazdan tekrar dene.',
  },
  signIn: {
    title: '{name} için hesap gerekli',
    text: 'Giriş yap, burada açılsın.',
  },
  needsScript: 'Sitenin bu bölümü JavaScript gerektirir.',
  racing: { title: 'At yarışı', description: 'Yarış programı, oranlar ve sonuçlar.' },
  lotteries: { title: 'Piyangolar', description: 'Günün her saati çekiliş.' },
  arena: { title: 'Sanal oyun arenası', description: 'Dakikalar içinde sonuçlanan sanal oyunlar.' },
} as const;
