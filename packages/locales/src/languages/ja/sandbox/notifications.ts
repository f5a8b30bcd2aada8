import type { SandboxWords } from '../../../sandbox-words.ts';

export default {
  welcome: {
    title: 'Slipstreamへようこそ',
    caption: 'プレイマネーがウォレットに入っています',
    body: 'これはサンドボックスです。試合はシミュレーションで、お金は本物ではありません。まず上限を設定してお楽しみください。',
  },
  deposit_done: {
    title: '入金を確認しました',
    caption: '{amount}',
    body: '金額はウォレットに入っています。',
  },
  deposit_failed: {
    title: '入金できませんでした',
    caption: '{amount}',
    body: '引き落としはありません。別の方法をお試しください。',
  },
  password_changed: {
    title: 'パスワードが変更されました',
    caption: '他のセッションはすべて終了しました',
    body: 'お心当たりがない場合は、すぐに新しいパスワードを請求してください。',
  },
  limit_set: {
    title: '上限を保存しました',
    caption: '',
    body: '他の上限と一緒に確認できます。',
  },
} satisfies SandboxWords['notifications'];
