import type { HostWords } from '../../../host-words.ts';

export default {
  title: '制限と休止',
  rule: 'より厳しい制限はすぐに有効になります。緩和や解除には24時間かかります。休止期間は延長のみ可能です。',
  holding: 'あなたの制限',
  setLimit: '制限を設定',
  set: '制限を設定',
  amount: '金額',
  currency: '通貨',
  duration: '時間',
  period: '期間',
  periods: { day: '1日あたり', week: '1週間あたり', month: '1か月あたり' },
  kinds: {
    reality_check: {
      name: 'リアリティチェック',
      about: 'この間隔で、プレー時間と収支をお知らせします。',
    },
    sportsbook_session: {
      name: 'ベットの連続時間',
      about: '休憩なしでベットできる時間です。その後15分間はベットできません。',
    },
    session: { name: 'ログイン時間', about: 'ログインしていられる時間です。その後ログアウトします。' },
    activity: { name: '利用時間', about: '1日、1週間または1か月に利用できる時間です。' },
    time: { name: 'ベットの合計時間' },
    deposit: { name: '入金', about: '1日、1週間または1か月に入金できる上限です。' },
    loss: { name: '損失', about: '1日、1週間または1か月の損失の上限です。' },
    wager: { name: '賭け金の合計', about: '1日、1週間または1か月に賭けられる上限です。' },
    bet: { name: '1回の賭け金', about: '1回のベットに賭けられる上限です。' },
    coolingoff: { name: '休止する', about: '終了するまで入金もベットもできません。' },
    selfexclusion: {
      name: '自己排除',
      about: 'すべての端末でログアウトし、この期間はログインできません。取り消すことはできません。',
    },
  },
} satisfies HostWords['limits'];
