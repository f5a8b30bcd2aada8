export default {
  terms: {
    title: '利用規約',
    text: '利用規約が変わりました。',
    read: '利用規約を読む',
    accept: '同意する',
  },
  oddsWarning: {
    text: 'オッズが下がってもベットは成立します。選択ごとに、受け入れる最低オッズを下で設定できます。',
    ok: 'わかりました',
  },
  top: {
    label: 'トップに戻る',
    switch: '「トップに戻る」ボタン',
  },
} as const;
