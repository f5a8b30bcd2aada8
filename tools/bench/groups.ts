import type { Row } from './row.ts';

interface Group {
  readonly name: string;
  measure(): Promise<readonly Row[]>;
}

/** Loaded one by one, so that the memory of one group does not affect another. */
export const groups: readonly Group[] = [
  { name: 'betting', measure: measureBetting },
  { name: 'realtime', measure: async () => (await import('../../packages/realtime/bench/fanout.ts')).benchRealtime() },
  { name: 'simulation', measure: async () => (await import('../../packages/simulation/bench/live.ts')).benchLive() },
  { name: 'catalogue', measure: async () => (await import('../../apps/sandbox/bench/catalogue.ts')).benchCatalogue() },
  { name: 'book', measure: async () => (await import('../../apps/sandbox/bench/book.ts')).benchBook() },
  { name: 'apis', measure: async () => (await import('./two-apis.ts')).benchTwoApis() },
  { name: 'price', measure: async () => (await import('./price-latency.ts')).benchPriceLatency() },
  { name: 'web', measure: async () => (await import('./web.ts')).benchWeb() },
  { name: 'board', measure: async () => (await import('./browser/odds-board.ts')).benchOddsBoard() },
  { name: 'pages', measure: async () => (await import('./browser/pages.ts')).benchPages() },
];

async function measureBetting(): Promise<readonly Row[]> {
  const { benchSystem } = await import('../../packages/betting/bench/system.ts');
  const { benchTicket } = await import('../../packages/betting/bench/ticket.ts');
  return [...benchSystem(), ...(await benchTicket())];
}
