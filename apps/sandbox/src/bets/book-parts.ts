import type { PlayerEventWire } from '@slipstream/contract/live/player-events';
import type { PlayerId } from '@slipstream/units/ids';
import type { Database } from '../database/open-database.ts';
import type { SiteFiles } from '../site/site-files.ts';
import type { BookFaults } from './faults/book-faults.ts';
import type { BookEnvironment } from './book-environment.ts';
import type { PlacementQueue } from './placing/placement-queue.ts';
import type { OpenMatches } from './settlement/open-matches.ts';
import type { Writer } from './writer.ts';

/** How the house works; the control page can change it while it runs. Times are real milliseconds. */
export interface BookSettings {
  /** How long a live bet waits before it is accepted or rejected. */
  liveDelayMs: number;
  /** How long a trader thinks about a VIP's bet, and how long their offer stands. */
  traderMs: number;
  offerMs: number;
  /** How long a cashout is in progress. */
  cashoutMs: number;
  /** How long an offer to cash out stands. */
  cashoutOfferMs: number;
  /** How far a bet's worth may have moved away from an offer that is taken, in thousandths of it. */
  cashoutTolerancePermille: number;
  /** What the house keeps of a bet's fair value, in thousandths of it. */
  cashoutMarginPermille: number;
}

export const usualSettings: Readonly<BookSettings> = {
  liveDelayMs: 4_000,
  traderMs: 3_000,
  offerMs: 30_000,
  cashoutMs: 1_500,
  cashoutOfferMs: 10_000,
  cashoutTolerancePermille: 20,
  cashoutMarginPermille: 50,
};

/** What this process did since it started. */
interface BookCounts {
  placed: number;
  refused: number;
  settled: number;
}

/** What everything in the book is made from. */
export interface BookParts {
  readonly database: Database;
  readonly writer: Writer;
  readonly placements: PlacementQueue;
  readonly environment: BookEnvironment;
  readonly files: SiteFiles;
  readonly settings: BookSettings;
  readonly faults: BookFaults;
  readonly counts: BookCounts;
  /** The matches that bets wait for. */
  readonly matches: OpenMatches;
  /** World time for a moment of real time. */
  readonly worldAt: (realMs: number) => number;
  readonly publishTo: (playerId: PlayerId, event: PlayerEventWire) => void;
  /** Ids that nobody can guess and that sort by when they were made. */
  readonly newId: () => string;
}
