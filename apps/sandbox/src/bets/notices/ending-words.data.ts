/** How a bet can end, for its player; `cashed_part` leaves the rest in play. */
export const endings = ['won', 'lost', 'void', 'settled', 'cashed_out', 'cashed_part', 'rejected'] as const;
export type Ending = (typeof endings)[number];

/** Title and caption; `{paid}` stands for what was paid, `{stake}` for the stake, `{left}` for what is still in play. */
type EndingText = readonly [title: string, caption: string];

export const endingWords: Readonly<Record<string, Readonly<Record<Ending, EndingText>>>> = {
  en: {
    won: ['Your bet won', '{paid} is in your balance.'],
    lost: ['Your bet lost', 'The stake was {stake}.'],
    void: ['Your bet is void', '{paid} is back in your balance.'],
    settled: ['Your bet is settled', '{paid} is in your balance.'],
    cashed_out: ['Cashed out', '{paid} is in your balance.'],
    cashed_part: ['Partly cashed out', '{paid} is in your balance, {left} stays in play.'],
    rejected: ['Your bet was not accepted', '{stake} is back in your balance.'],
  },
  de: {
    won: ['Deine Wette hat gewonnen', '{paid} ist auf deinem Konto.'],
    lost: ['Deine Wette hat verloren', 'Der Einsatz war {stake}.'],
    void: ['Deine Wette ist ungültig', '{paid} ist wieder auf deinem Konto.'],
    settled: ['Deine Wette ist abgerechnet', '{paid} ist auf deinem Konto.'],
    cashed_out: ['Cashout ausgezahlt', '{paid} ist auf deinem Konto.'],
    cashed_part: ['Teil-Cashout ausgezahlt', '{paid} ist auf deinem Konto, {left} bleibt im Spiel.'],
    rejected: ['Deine Wette wurde nicht angenommen', '{stake} ist wieder auf deinem Konto.'],
  },
  es: {
    won: ['Has ganado tu apuesta', '{paid} está en tu saldo.'],
    lost: ['Has perdido tu apuesta', 'El importe era {stake}.'],
    void: ['Tu apuesta es nula', '{paid} vuelve a tu saldo.'],
    settled: ['Tu apuesta está resuelta', '{paid} está en tu saldo.'],
    cashed_out: ['Apuesta cobrada', '{paid} está en tu saldo.'],
    cashed_part: ['Apuesta cobrada en parte', '{paid} está en tu saldo; {left} sigue en juego.'],
    rejected: ['Tu apuesta no fue aceptada', '{stake} vuelve a tu saldo.'],
  },
  'pt-BR': {
    won: ['Você ganhou a aposta', '{paid} está no seu saldo.'],
    lost: ['Você perdeu a aposta', 'O valor era {stake}.'],
    void: ['Sua aposta foi anulada', '{paid} voltou ao seu saldo.'],
    settled: ['Sua aposta foi resolvida', '{paid} está no seu saldo.'],
    cashed_out: ['Cash out feito', '{paid} está no seu saldo.'],
    cashed_part: ['Cash out parcial feito', '{paid} está no seu saldo; {left} continua em jogo.'],
    rejected: ['Sua aposta não foi aceita', '{stake} voltou ao seu saldo.'],
  },
  ru: {
    won: ['Ваша ставка выиграла', '{paid} на вашем балансе.'],
    lost: ['Ваша ставка проиграла', 'Сумма ставки — {stake}.'],
    void: ['Ставка возвращена', '{paid} снова на вашем балансе.'],
    settled: ['Ставка рассчитана', '{paid} на вашем балансе.'],
    cashed_out: ['Кэшаут выполнен', '{paid} на вашем балансе.'],
    cashed_part: ['Частичный кэшаут выполнен', '{paid} на вашем балансе, {left} остаётся в игре.'],
    rejected: ['Ставка не принята', '{stake} снова на вашем балансе.'],
  },
  tr: {
    won: ['Bahsiniz kazandı', '{paid} bakiyenizde.'],
    lost: ['Bahsiniz kaybetti', 'Bahis tutarı {stake} idi.'],
    void: ['Bahsiniz iptal edildi', '{paid} bakiyenize döndü.'],
    settled: ['Bahsiniz sonuçlandı', '{paid} bakiyenizde.'],
    cashed_out: ['Bahis bozduruldu', '{paid} bakiyenizde.'],
    cashed_part: ['Bahsin bir kısmı bozduruldu', '{paid} bakiyenizde, {left} oyunda kalıyor.'],
    rejected: ['Bahsiniz kabul edilmedi', '{stake} bakiyenize döndü.'],
  },
  ar: {
    won: ['ربح رهانك', '{paid} في رصيدك.'],
    lost: ['خسر رهانك', 'كان مبلغ الرهان {stake}.'],
    void: ['رهانك ملغى', 'عاد {paid} إلى رصيدك.'],
    settled: ['تمت تسوية رهانك', '{paid} في رصيدك.'],
    cashed_out: ['تم السحب المبكر', '{paid} في رصيدك.'],
    cashed_part: ['تم سحب مبكر جزئي', '{paid} في رصيدك، ويبقى {left} في اللعب.'],
    rejected: ['لم يُقبل رهانك', 'عاد {stake} إلى رصيدك.'],
  },
  ja: {
    won: ['ベットが的中しました', '{paid}が残高に入りました。'],
    lost: ['ベットが外れました', '賭け金は{stake}でした。'],
    void: ['ベットが無効になりました', '{paid}が残高に戻りました。'],
    settled: ['ベットが確定しました', '{paid}が残高に入りました。'],
    cashed_out: ['キャッシュアウトしました', '{paid}が残高に入りました。'],
    cashed_part: ['一部をキャッシュアウトしました', '{paid}が残高に入り、{left}は継続中です。'],
    rejected: ['ベットは受け付けられませんでした', '{stake}が残高に戻りました。'],
  },
};
