import type { HostWords } from '../../../host-words.ts';

export default {
  title: 'Limitler ve molalar',
  rule: 'Daha sıkı bir limit hemen geçerli olur. Limiti gevşetmek ya da kaldırmak 24 saat sürer. Bir mola yalnızca uzatılabilir.',
  holding: 'Limitlerin',
  setLimit: 'Limit koy',
  set: 'Limit koy',
  amount: 'Tutar',
  currency: 'Para birimi',
  duration: 'Süre',
  period: 'Dönem',
  periods: { day: 'günde', week: 'haftada', month: 'ayda' },
  kinds: {
    reality_check: {
      name: 'Süre hatırlatması',
      about: 'Ne kadar oynadığını ve kârda mı zararda mı olduğunu ne sıklıkla hatırlatalım.',
    },
    sportsbook_session: {
      name: 'Bahis oturumu',
      about: 'Mola vermeden en çok ne kadar bahis yapabileceğin. Sonra bahisler 15 dakika durur.',
    },
    session: { name: 'Oturum süresi', about: 'En çok ne kadar giriş yapmış kalabileceğin. Sonra çıkış yaparız.' },
    activity: { name: 'Sitede geçen süre', about: 'Burada günde, haftada ya da ayda en çok ne kadar kalabileceğin.' },
    time: { name: 'Bahis süresi' },
    deposit: { name: 'Para yatırma', about: 'Günde, haftada ya da ayda en çok ne kadar yatırabileceğin.' },
    loss: { name: 'Kayıp', about: 'Günde, haftada ya da ayda en çok ne kadar kaybedebileceğin.' },
    wager: { name: 'Bahis tutarı', about: 'Günde, haftada ya da ayda en çok ne kadar bahis yapabileceğin.' },
    bet: { name: 'Bahis başına tutar', about: 'Tek bahse en çok ne kadar yatırabileceğin.' },
    coolingoff: { name: 'Mola ver', about: 'Mola bitene kadar para yatırma ve bahis yok.' },
    selfexclusion: {
      name: 'Kendini dışlama',
      about: 'Her yerde çıkış yaparız ve bitene kadar giriş yapamazsın. Geri alınamaz.',
    },
  },
} satisfies HostWords['limits'];
