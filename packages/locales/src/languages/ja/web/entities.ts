export default {
  notCovered: {
    short: '取扱終了',
    title: 'この試合の取り扱いは終了しました',
    text: 'オッズの提供はありません。すでに賭けたベットは公式結果で確定します。',
  },
  market: {
    handedOver: 'ライブオッズに切り替え中です。まもなく再開することがあります。',
    cancelled: 'マーケットは取り消されました。賭け金は返金されます。',
    closes: 'ベット受付は{time}まで',
  },
  farming: {
    average: '平均賭け金は{amount}（{count, plural, other {#件}}）。',
    freebets: '未確定のベットで最大{amount}のフリーベットを獲得できます。',
    started: '賞金プールは{amount}から始まりました。',
    boostable: 'ポイントでフリーベット{count, plural, other {#件}}をアップできます。',
  },
  jackpot: {
    paid: '支払い済み {amount}',
    created: '開始前',
    disabled: '停止中',
    finished: '終了',
    paused: '一時停止中',
  },
  oldBrowser: 'ブラウザーが古いため1列で表示しています。更新するとすべて表示されます。',
  bonusOff: 'このボーナスは停止されました。もう使えません。',
  bet: {
    cancelled: 'このベットは取り消されました。賭け金は残高に戻っています。',
    withdrawn: 'このベットは撤回されました。賭け金は残高に戻っています。',
  },
} as const;
