import type { HostWords } from '../../../host-words.ts';

export default {
  kinds: {
    confirmation: {
      text: 'このアドレスを確認すると始められます。',
      button: '確認する',
    },
    unlock: {
      text: 'アカウントに間違ったパスワードが入力されました。ご本人の場合はロックを解除してください。',
      button: 'ロックを解除',
    },
    password: {
      text: '新しいパスワードを設定してください。リンクは2時間有効です。',
      button: '新しいパスワード',
    },
    known_account: {
      text: 'このアドレスで登録しようとした人がいます。アカウントはすでにあります。',
      button: 'ログイン',
    },
  },
  note: 'このアドレスが {site} で使われたため、このメッセージをお送りしています。',
  view: 'メッセージを見る',
} satisfies HostWords['mail'];
