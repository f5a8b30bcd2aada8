import type { SandboxWords } from '../../../sandbox-words.ts';

export default {
  ordinary: '標準的なプレーヤー。4通貨に少額の残高があります。',
  rich: 'すべての通貨で、ブックメーカーのどの上限にも届く残高があります。',
  empty: '入金するまで賭けるお金がありません。',
  pve: 'ブラジルの規制当局によりpveに指定され、ベットできません（114）。',
  brazil: '自治体が不明なブラジルのプレーヤー。ベットは118で拒否されます。',
  limited: 'あらゆる制限を設定済み。10分ごとのリアリティチェック、60分のセッション、少額の入金とベット。',
  vip: 'ステータスvip。ベットはトレーダーが承認、拒否、または減額を提案します。',
  spi_test: 'ステータスspi_test。クイック入金のテスト機能が表示されます。',
} satisfies SandboxWords['demoPlayers'];
