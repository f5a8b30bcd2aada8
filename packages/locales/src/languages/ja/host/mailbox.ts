import type { HostWords } from '../../../host-words.ts';

export default {
  title: 'メールボックス',
  heading: 'デモのメールボックス',
  empty: '送信されたものはありません。',
  closed:
    'メールボックスは{command}が表示したリンクで開きます。リンクは1回だけ有効で、このブラウザーを許可します。その後はこのページを開けます。',
  kinds: {
    confirmation: '{address}宛ての確認',
    unlock: '{address}宛てのロック解除',
    password: '{address}宛てのパスワード',
    known_account: '{address}宛ての登録済みのお知らせ',
    phone_code: '{address}宛ての電話番号コード',
  },
} satisfies HostWords['mailbox'];
