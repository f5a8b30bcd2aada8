import type { HostWords } from '../../../host-words.ts';

export default {
  title: 'Limitler ve molalar',
  rule: 'Daha sıkı bir limit hemen geçerli olur. Daha gevşek bir limit ya da limitin kaldırılması bir gün sürer. Bir mola yalnızca uzatılabilir.',
  holding: 'Geçerli limitler',
  setLimit: 'Limit koy',
  set: 'Koy',
  amount: 'Tutar',
  currency: 'Para birimi',
  duration: 'Ne kadar süre',
  period: 'Dönem',
  periods: { day: 'günde', week: 'haftada', month: 'ayda' },
  kinds: {
    reality_check: {
      name: 'Süre hatırlatması',
      about: 'Bu aralıkla ne kadar oynadığın ve sonucun sana bildirilir.',
    },
    sportsbook_session: {
      name: 'Bahis oturumu',
      about: 'Bu süreden sonra 15 dakikalık bir mola verene kadar bahis yapılamaz.',
    },
    session: { name: 'Oturum süresi', about: 'Bu süreden sonra çıkış yapılır.' },
    activity: { name: 'Etkinlik', about: 'Burada günde, haftada ya da ayda bu kadar kalabilirsin.' },
    deposit: { name: 'Para yatırma', about: 'En çok bu kadar yatırılabilir.' },
    loss: { name: 'Kayıp', about: 'En çok bu kadar kaybedilebilir.' },
    wager: { name: 'Bahis tutarı', about: 'En çok bu kadar bahis yapılabilir.' },
    bet: { name: 'Tek bahis', about: 'Hiçbir bahis bundan büyük olamaz.' },
    coolingoff: { name: 'Mola', about: 'Bu süre boyunca para yatırma ve bahis yok.' },
    selfexclusion: {
      name: 'Kendini dışlama',
      about: 'Her yerde çıkış yapılır ve bu süre boyunca giriş yapamazsın. Geri alınamaz.',
    },
  },
} satisfies HostWords['limits'];
