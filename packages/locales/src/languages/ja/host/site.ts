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
  needsScript: 'このページはスクリプトでプラットフォームと通信します。スクリプトを許可してください。',
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
    age: '18歳以上である必要があります。自己排除した方は、選んだ期間は利用できません。',
  },
  help: {
    text: 'プレーは遊びの範囲で。そうでなくなったら、やめて誰かに相談してください。',
    limits: '制限を設定する、または休止する',
    password: '新しいパスワード',
    unlock: 'アカウントのロックを解除',
    transactions: 'お金はどこへ行きましたか？',
    mailbox: 'このデモのメールボックス',
  },
  notFound: { title: '見つかりません', heading: 'ここには何もありません', start: 'トップページへ' },
  unavailable: {
    title: '利用できません',
    heading: 'プラットフォームが応答しません',
    text: '変更はありません。しばらくしてからもう一度お試しください。',
  },
} satisfies HostWords['site'];
