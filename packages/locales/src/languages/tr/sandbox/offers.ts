import type { SandboxWords } from '../../../sandbox-words.ts';

export default {
  offers: {
    'accumulator-boost': {
      name: '%25 kombine artışı',
      description: 'Kombinende ne kadar çok seçim varsa o kadar çok öder: %25’e varan ek kazanç.',
    },
    'double-boost': {
      name: '%10 kombine artışı',
      description: 'İki ve daha çok seçimli kombinelere üç kez yüzde on fazla. Başka bir artışın yerine geçer.',
    },
    'welcome-freebet': {
      name: 'Hoş geldin bedava bahsi',
      description: 'İlk bahsin bizden. 1,50 ve üzeri her tekli ya da kombine.',
    },
    'deposit-no-risk': {
      name: 'Para iadeli bahis',
      description: 'Kendi paranla bahis yap. Kaybederse bahis tutarın geri gelir.',
    },
    'friday-freebet': {
      name: 'Futbol cuması',
      description: 'Her hafta bir bedava bahis, maç başlamadan futbola.',
    },
    'verified-freebet': {
      name: 'Doğrulanmış oyuncu bedava bahsi',
      description: 'Kimliğini doğrulamış oyunculara.',
    },
    'code-freebet': { name: 'Kodlu bedava bahis', description: 'Promosyon kodu olan oyunculara.' },
    'summer-freebet': { name: 'Yaz bedava bahsi', description: 'Bu promosyon kodunun süresi doldu.' },
    'reward-freebet': { name: 'Ödül bedava bahsi', description: 'Bahis yaparak kazanıldı.' },
    'goal-hunt': { name: 'Gol avı', description: 'Her bahis puan toplar. Puanlar bedava bahis olur.' },
    'lucky-crate': {
      name: 'Şans kutusu',
      description: 'Bununla yapılan bahis sonuçlanınca bir kutu verir. Olasılıklar aşağıda.',
    },
    'weekend-cup': {
      name: 'Hafta sonu kupası',
      description: 'Bahislerinle puan topla, havuzu en iyilerle paylaş.',
    },
  },
  terms: {
    who: {
      heading: 'Kimler için',
      text: 'Hesabı açık olan, ara vermemiş ve kendini dışlamamış oyuncular için.',
    },
    end: {
      heading: 'Ne zaman biter',
      text: 'Bonus gösterilen anda biter. O andan önce yapılan bahis sonuçlanana kadar bonusunu korur.',
    },
    refund: {
      heading: 'İptal ve iade edilen bahisler',
      text: 'Bedava bahisle yapılan bahis geçersiz sayılır ya da kabul edilmezse bedava bahsini geri alır ve yeniden kullanabilirsin.',
    },
    allWin: {
      heading: 'Ne öder',
      text: 'Bahis kazanırsa net kazancı ve bedava bahsin tutarını alırsın.',
    },
    onlyWin: {
      heading: 'Ne öder',
      text: 'Bahis kazanırsa net kazancı alırsın. Bedava bahsin tutarı geri verilmez.',
    },
    noRisk: {
      heading: 'Ne öder',
      text: 'Bahis kendi paranla yapılır. Kaybederse bahisten kaybettiğin tutar geri ödenir.',
    },
    oneBet: {
      heading: 'Nasıl kullanılır',
      text: 'Bir bahis bedava bahsin tamamını kullanır. Bölünemez, çekilemez ve bozdurulamaz.',
    },
    boost: {
      heading: 'Ne öder',
      text: 'Kazanan kombinenin kazancı, seçim sayısının artışıyla çarpılır.',
    },
    void: {
      heading: 'Geçersiz seçimler',
      text: 'Geçersiz seçim artık sayılmaz. Kombine kalan seçimlerin katsayısını alır ya da hiç almaz.',
    },
    doubleBoost: {
      heading: 'Ne öder',
      text: 'İki ya da daha çok seçimli kazanan kombinenin kazancı 1,10 ile çarpılır.',
    },
    threeTimes: {
      heading: 'Kaç kez',
      text: 'Üç kez kullanılabilir. Etkinleştirilince sahip olduğun diğer artış biter.',
    },
    huntPoints: {
      heading: 'Puanlar nasıl sayılır',
      text: '2,00 oranda her birim bahis için on puan; yüksek oranda daha çok, düşük oranda daha az; bahis sonuçlanınca. Her maç bir kez sayılır. Bozdurulan ve iade edilen bahisler puan vermez.',
    },
    huntUse: {
      heading: 'Puanlar ne işe yarar',
      text: 'Her basamak bir bedava bahis verir. Puanlarla bedava bahislerin değeri de artırılabilir.',
    },
    crate: {
      heading: 'Nasıl çalışır',
      text: 'Kutuda ne olduğu bahis sonuçlanınca gösterilen olasılıklarla belirlenir. Açmak yalnızca gösterir; beklemek bir şeyi değiştirmez.',
    },
    cupPlaces: {
      heading: 'Sıralar nasıl belirlenir',
      text: 'Sonuçlanan bahislerin puanlarına göre, çoktan aza; eşitlikte önce ulaşan önde. Havuz, katılan her bahsin yüzde biri kadar büyür.',
    },
    cupPaid: {
      heading: 'Ne zaman ödenir',
      text: 'Bitişten sonra sıralar denetlenir, ardından bahis yapılabilen ya da çekilebilen para olarak ödenir.',
    },
  },
  jackpots: {
    'city-lights': {
      name: 'Şehrin ışıkları',
      description:
        'Yatırılan her avronun yüzde biri bizden havuzlara gider. Her seviye sınırını geçmeden önce kazanılır.',
    },
    'night-train': {
      name: 'Gece treni',
      description: 'Yatırılan her avronun binde beşi bizden. Sık kazanılan küçük bir havuz.',
    },
  },
  levels: { mini: 'Mini', major: 'Büyük', grand: 'En büyük' },
  prizes: { freebet: 'Bedava bahis', money: 'Nakit', points: 'Puan', nothing: 'Boş' },
} satisfies SandboxWords['offers'];
