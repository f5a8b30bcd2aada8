import type { BetResult, BetSelectionStatus, BetStatus, BetType } from '@slipstream/contract/entities/bets/bet-status';

/** Yes and no are 1 and 0: SQLite has no booleans. */
type Flag = 0 | 1;

/** One bet. What was agreed is in `terms` and never changes; what happened since is in the columns and in `course`. */
interface BetTable {
  id: string;
  player_id: string;
  ref: string;
  type: BetType;
  status: BetStatus;
  result: BetResult;
  version: number;
  currency: string;
  stake: number;
  /** What is still in play: less than the stake after a partial cashout. */
  stake_left: number;
  odds: number;
  potential_win: number;
  /** Paid so far, cashouts included; null while nothing was. */
  paid: number | null;
  is_vip: Flag;
  is_quick: Flag;
  /** JSON, see `book/bets/bet-record.ts`. */
  terms: string;
  course: string;
  /** A leg has a result that the bet has not been settled with yet. */
  to_check: Flag;
  /** World time. */
  created_ms: number;
  settled_ms: number | null;
  /** Real time at which the bet must be looked at again: its delay ends, a trader answers, an offer lapses, a cashout is through. */
  due_ms: number | null;
  /** The amount an automatic cashout waits for. */
  rule_min: number | null;
}

interface BetLegTable {
  bet_id: string;
  position: number;
  match_id: string;
  market_id: string;
  specifier: string;
  outcome_id: string;
  odds: number;
  status: BetSelectionStatus;
  /** JSON of names as they were when the bet was placed, see `book/bets/bet-record.ts`. */
  about: string;
}

/** A request that must have one effect however often it is sent (PLACE-6). */
interface RequestKeyTable {
  player_id: string;
  scope: 'placement' | 'cashout';
  request_key: string;
  /** Of the body; null for a key that was closed before any request came. */
  body_hash: string | null;
  /** JSON of what it came to; null while it is not known. */
  answer: string | null;
  /** Real time. */
  at_ms: number;
}

interface SharedSlipTable {
  code: string;
  /** JSON of the bets as they were shared. */
  bets: string;
  /** World time. */
  created_ms: number;
  expires_ms: number;
}

/** What the processes of one book sign with, see `database/signing-key.ts`. */
interface SigningKeyTable {
  purpose: string;
  signing_key: string;
}

export interface BookTables {
  bet: BetTable;
  bet_leg: BetLegTable;
  request_key: RequestKeyTable;
  shared_slip: SharedSlipTable;
  signing_key: SigningKeyTable;
}
