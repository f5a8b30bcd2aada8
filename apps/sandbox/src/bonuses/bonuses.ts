import type { PlayerEventWire } from '@slipstream/contract/live/player-events';
import type { PublicEventWire } from '@slipstream/contract/live/public-events';
import type { PlayerId } from '@slipstream/units/ids';
import type { NotifyParts } from '../accounts/notifications/notify.ts';
import type { Database } from '../database/open-database.ts';
import type { Ledger } from '../ledger/ledger.ts';
import { createRound } from './round.ts';

/** What everything about bonuses is made from. */
export interface BonusParts {
  readonly database: Database;
  readonly ledger: Ledger;
  readonly worldNow: () => number;
  readonly realNow: () => number;
  readonly pushes: NotifyParts['pushes'];
  readonly publishTo: (playerId: PlayerId, event: PlayerEventWire) => void;
  readonly publishAll: (event: PublicEventWire) => void;
  /** Players whose own channel has listeners. */
  readonly listening: () => readonly string[];
}

/** Bonuses, tournaments and jackpots: what their calls need, and the work behind them. */
export interface Bonuses extends BonusParts {
  /** One round of that work: what is over ends, what is due is paid, and whoever it concerns is told. */
  readonly round: () => Promise<void>;
  /** The same, as often as it is worth it. */
  readonly runJobs: () => Promise<void>;
}

/** Real time between two rounds; a player is told within half a second. */
const everyMs = 500;

export function createBonuses(parts: BonusParts): Bonuses {
  const round = createRound(parts);
  let lastMs = Number.NEGATIVE_INFINITY;
  const runJobs = async () => {
    if (parts.realNow() - lastMs < everyMs) return;
    lastMs = parts.realNow();
    await round();
  };
  return { ...parts, round, runJobs };
}
