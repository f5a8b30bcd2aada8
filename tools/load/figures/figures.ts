import type { MeasureSummary } from './measure.ts';

/** Everything that one replay came to. */
export interface Figures {
  /** Seconds that were measured: all phases, without the moments in which the world is moved. */
  readonly seconds: number;
  /** A price on its way from the feed to a client. */
  readonly prices: {
    readonly count: number;
    readonly p50Ms: number;
    readonly p99Ms: number;
    /** How wrong the comparison of the clocks can be. */
    readonly clockErrorMsMax: number;
  };
  readonly publications: {
    /** On the channel of the lists, as one client heard them. */
    readonly listPerSecond: number;
    /** To all clients together. */
    readonly deliveredPerSecond: number;
    /** That a client noticed to be missing from the numbers of its channel. */
    readonly missed: number;
  };
  /** Connections that were refused or ended by the server, by how. */
  readonly connections: { readonly opened: number; readonly lost: Readonly<Record<string, number>> };
  readonly pages: MeasureSummary;
  readonly calls: MeasureSummary;
  readonly placements: MeasureSummary & Placed;
  /** `unoffered`: players who wanted to cash out and had nothing on offer. */
  readonly cashouts: MeasureSummary & { readonly unoffered: number };
  /** Matches that were to score at once, and those whose score had changed. */
  readonly goals: { readonly wanted: number; readonly seen: number };
  /** How late this process itself was, which is in every figure. */
  readonly driver: { readonly delayP99Ms: number };
  readonly machine: { readonly idle: number; readonly stolen: number };
}

interface Placed {
  readonly accepted: number;
  readonly acceptedPerSecond: number;
  /** Bets that were not sent, because too many were on their way. */
  readonly unsent: number;
  /** Placements that were sent twice with one key, and those of them that were answered with two bets. */
  readonly repeated: number;
  readonly doubled: number;
}

const failedShare = ({ count, failed }: MeasureSummary) => (count === 0 ? 0 : failed / count);

/** The figures that a budget can be set for. */
export const budgeted = {
  price_p50_ms: ({ prices }) => prices.p50Ms,
  price_p99_ms: ({ prices }) => prices.p99Ms,
  prices_measured: ({ prices }) => prices.count,
  publications_missed: ({ publications }) => publications.missed,
  connections_lost: ({ connections }) => sum(Object.values(connections.lost)),
  page_p50_ms: ({ pages }) => pages.p50Ms,
  page_p99_ms: ({ pages }) => pages.p99Ms,
  page_failed_share: ({ pages }) => failedShare(pages),
  call_p50_ms: ({ calls }) => calls.p50Ms,
  call_p99_ms: ({ calls }) => calls.p99Ms,
  call_failed_share: ({ calls }) => failedShare(calls),
  placement_p50_ms: ({ placements }) => placements.p50Ms,
  placement_p99_ms: ({ placements }) => placements.p99Ms,
  placement_failed_share: ({ placements }) => failedShare(placements),
  placement_accepted_share: ({ placements }) => (placements.count === 0 ? 0 : placements.accepted / placements.count),
  placements_unsent: ({ placements }) => placements.unsent,
  placements_doubled: ({ placements }) => placements.doubled,
  cashout_p50_ms: ({ cashouts }) => cashouts.p50Ms,
  cashout_p99_ms: ({ cashouts }) => cashouts.p99Ms,
  cashout_failed_share: ({ cashouts }) => failedShare(cashouts),
  cashouts_accepted: ({ cashouts }) => cashouts.outcomes['ok'] ?? 0,
  goals_missing: ({ goals }) => goals.wanted - goals.seen,
} as const satisfies Record<string, (figures: Figures) => number>;

export type FigureName = keyof typeof budgeted;
export const figureNames = Object.keys(budgeted) as [FigureName, ...FigureName[]];

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
