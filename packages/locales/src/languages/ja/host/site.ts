import type { HostWords } from '../../../host-words.ts';

export default {
  nav: {
    play: 'スポーツベット',
    inspector: 'インスペクター',
    app: 'アプリモード',
    account: 'アカウント',
    help: 'ヘルプ',
  },
  language: '言語',
  needsScript: 'このページを使うにはJavaScriptをオンにしてください。',
  landing: {
    title: 'ようこそ',
    heading: 'スポーツベットを組み込んだプラットフォーム',
    text: 'Meridianは、運営者がすでに持つシステム（アカウント、ウォレット、独自のページ）の役割を果たします。独自のオリジンにあり、内容に合わせて伸びるフレームにSlipstreamを埋め込みます。',
    play: 'スポーツベットを開く',
    inspector: '両者のすべてのメッセージを見る',
    app: 'モバイルアプリでの表示を見る',
  },
  play: {
    title: 'スポーツベット',
    tools: 'ツール',
    theme: 'テーマ',
    day: '昼',
    night: '夜',
    measuring: '計測を許可',
    waiting: 'スポーツベットを待っています',
    close: '閉じる',
  },
  inspector: {
    messages: 'メッセージ',
    newestFirst: 'メッセージ（新しい順）',
    say: 'プラットフォームとして送る',
    send: '送信',
    clear: '一覧を消去',
  },
  terms: {
    title: '利用規約',
    demo: 'Meridianはデモです。お金は本物ではなく、プレーヤーは架空で、ここにあるものは勧誘ではありません。',
    age: '18歳以上である必要があります。自己排除は選んだ期間続きます。',
  },
  help: {
    text: 'ベットは楽しむためのものです。楽しくなくなったら休止し、誰かに相談してください。',
    limits: '制限を設定する、または休止する',
    password: 'パスワードを再設定',
    unlock: 'アカウントのロックを解除',
    transactions: '取引履歴を見る',
    mailbox: 'このデモのメールボックス',
  },
  notFound: { title: '見つかりません', heading: 'ページが見つかりません', start: 'トップページへ' },
  unavailable: {
    title: '利用できません',
    heading: '問題が発生しました',
    text: 'サーバーが応答していません。変更はありません。少し待って再試行してください。',
  },
  menu: 'メニュー',
} satisfies HostWords['site'];
