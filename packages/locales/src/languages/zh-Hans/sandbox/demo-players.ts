import type { SandboxWords } from '../../../sandbox-words.ts';

export default {
  ordinary: '普通玩家，持有四种货币的资金。',
  rich: '每种货币都有足够资金，可触及任何限制。',
  empty: '首次存款前没有资金。',
  pve: '被巴西监管机构标记为 pve：无法投注（114）。',
  brazil: '未登记市镇的巴西玩家：投注不被接受（118）。',
  limited: '设有各种限制：每10分钟理性提醒、60分钟时段、小额存款和投注。',
  vip: 'VIP：操盘手会接受投注、拒绝投注或提出较小的投注额。',
  spi_test: '状态 spi_test：可看到快速存款测试功能。',
} satisfies SandboxWords['demoPlayers'];
