import type { HostWords } from '../../../host-words.ts';

export default {
  visitor: { text: 'ログインしていません。', signIn: 'ログイン' },
  account: {
    title: 'アカウント',
    phone: '電話番号',
    confirmEmail: 'メールアドレスの確認',
    signOut: 'ログアウト',
  },
  missing: {
    title: 'プロフィールの入力',
    save: '保存',
    municipality: '自治体',
    municipalityNote: 'IBGEコードの7桁。サンパウロなら3550308です。',
  },
  phone: {
    title: '電話番号の確認',
    byCode: 'SMSのコードで番号を確認します。',
    byProvider: '{provider}が番号を確認します。',
    rejected: 'デモ：0000で終わる番号は確認できません。',
    numberHeading: '1. 電話番号',
    send: 'コードを送信',
    codeHeading: '2. コード',
    code: 'コード',
    verify: '確認',
    note: 'このデモのSMSは{mailbox}にあります。',
    mailbox: 'メールボックス',
  },
  deposit: {
    title: '入金',
    note: 'プレイマネーです。末尾が13の金額（13、113、10.13）は拒否され、77は10秒かかり、78は10秒かかって拒否されます。',
  },
  transactions: {
    title: '取引履歴',
    when: '日時',
    what: '種類',
    state: '状態',
    amount: '金額',
    balance: '残高',
    more: 'さらに表示',
  },
  passkeys: {
    title: 'パスキー',
    about: 'パスワードの代わりに、指紋、顔、または画面ロックでログインできます。',
    add: 'パスキーを追加',
  },
} satisfies HostWords['profile'];
