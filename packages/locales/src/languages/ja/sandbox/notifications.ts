import type { SandboxWords } from '../../../sandbox-words.ts';

export default {
  welcome: {
    title: 'Slipstreamへようこそ',
    caption: 'プレイマネーが残高に入りました',
    body: '試合はシミュレーションで、お金は本物ではありません。始める前に制限を設定してください。',
  },
  deposit_done: {
    title: '入金を確認しました',
    caption: '{amount}',
    body: '残高に反映されました。',
  },
  deposit_failed: {
    title: '入金できませんでした',
    caption: '{amount}',
    body: 'お支払いは発生していません。再試行するか、別の支払い方法をお選びください。',
  },
  password_changed: {
    title: 'パスワードが変更されました',
    caption: 'ほかの端末からログアウトしました',
    body: 'お心当たりがない場合は、今すぐパスワードを再設定してください。',
  },
  limit_set: {
    title: '制限を保存しました',
    caption: '',
    body: '「制限と休止」で確認できます。',
  },
} satisfies SandboxWords['notifications'];
