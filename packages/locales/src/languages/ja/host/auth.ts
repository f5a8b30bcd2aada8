import type { HostWords } from '../../../host-words.ts';

export default {
  signIn: {
    title: 'ログイン',
    login: 'メールアドレスまたは電話番号',
    forgotten: 'パスワードをお忘れですか？',
    locked: 'アカウントがロックされましたか？',
    signUp: 'アカウントをお持ちでない方は新規登録',
    passkey: 'パスキーを使う',
  },
  demoPlayers: {
    title: 'デモプレーヤー',
    password: 'パスワードは全員{password}です。お金は本物ではありません。',
  },
  signUp: {
    title: '新規登録',
    open: 'アカウントを作成',
    signIn: 'アカウントをお持ちの方はログイン',
  },
  mailNote: {
    text: 'このデモはメールを送信しません。メッセージは{mailbox}にあります。',
    mailbox: 'デモのメールボックス',
  },
  instructions: {
    password: 'パスワードを再設定',
    confirmation: 'アカウントの再確認',
    unlock: 'アカウントのロック解除',
    send: 'リンクを送信',
    back: 'ログインに戻る',
  },
  newPassword: { title: 'パスワードの再設定', label: '新しいパスワード', set: '保存してログイン' },
  confirmPassword: {
    title: 'パスワードの確認',
    text: '続けるにはパスワードをもう一度入力してください。',
    label: 'パスワード',
    confirm: '確認',
  },
  confirmation: { title: 'アカウントの確認', confirm: '確認' },
  unlock: { title: 'アカウントのロック解除', unlock: 'ロックを解除' },
  fields: {
    email: 'メールアドレス',
    password: 'パスワード',
    name: '名前',
    phone: '電話番号（国番号付き）',
    country: '国',
    currency: 'アカウントの通貨',
    date_of_birth: '生年月日',
    terms: '18歳以上であり、利用規約に同意します',
  },
  optional: '{label}（任意）',
  passwordLength: '{count}文字以上。',
} satisfies HostWords['auth'];
