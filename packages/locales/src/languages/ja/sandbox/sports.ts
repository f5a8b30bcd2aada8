import type { SandboxWords } from '../../../sandbox-words.ts';

export default {
  soccer: 'サッカー',
  tennis: 'テニス',
  basketball: 'バスケットボール',
  'ice-hockey': 'アイスホッケー',
  'american-football': 'アメリカンフットボール',
  baseball: '野球',
  volleyball: 'バレーボール',
  handball: 'ハンドボール',
  cricket: 'クリケット',
  'table-tennis': '卓球',
  rugby: 'ラグビー',
  mma: '総合格闘技',
  boxing: 'ボクシング',
  darts: 'ダーツ',
  'premium-cricket': 'プレミアムクリケット',
} satisfies SandboxWords['sports'];
