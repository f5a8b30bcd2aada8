import type { FreebetType } from '@slipstream/contract/entities/bonuses/freebet-type';
import type {
  BonusType,
  PayoutState,
  PoolState,
  UserBonusStatus,
} from '@slipstream/contract/entities/bonuses/bonus-status';

type Flag = 0 | 1;

/** A bonus that a player was given. Times are the world's. */
interface BonusTable {
  id: string;
  /** The offer it came from, see `bonuses/offers.data.ts`. */
  offer: string;
  kind: Exclude<BonusType, 'jackpot'>;
  player_id: string;
  /** What it was given for; the same reason never gives twice. */
  issue_key: string;
  status: UserBonusStatus;
  seen: Flag;
  /** The player was told of it on their channel. */
  told: Flag;
  times_used: number;
  points: number;
  points_spent: number;
  /** What a freebet is worth now and before any boost, and what it pays in; null for the other kinds. */
  amount: number | null;
  amount_issued: number | null;
  freebet_type: FreebetType | null;
  currency: string | null;
  boost: number;
  issued_ms: number;
  activated_ms: number | null;
  expires_ms: number | null;
  version: number;
}

/** A bonus in a bet. `released` when the bet did not come to be or came back, so that the bonus can be used again. */
interface BonusUseTable {
  bonus_id: string;
  bet_id: string;
  player_id: string;
  kind: BonusTable['kind'];
  state: 'open' | 'settled' | 'released';
  /** What it farms: a promise while the bet is open, counted when it is settled. */
  points: number;
  /** JSON list. */
  match_ids: string;
}

/** A box that a bet has won; what is in it was decided then. */
interface BonusBoxTable {
  id: string;
  bonus_id: string;
  player_id: string;
  outcome: 'win' | 'lose';
  /** JSON of a prize. */
  prize: string;
  won_ms: number;
  opened_ms: number | null;
}

/** Bets on the way to a freebet. */
interface BetCountTable {
  player_id: string;
  program: string;
  bets: number;
}

/** The amounts of a pool are in the ledger, in a purse of its own. */
interface JackpotLevelTable {
  jackpot: string;
  level: string;
  /** The pool at which it is hit, drawn when it starts. Nobody is told. */
  hit_at: number;
  /** How often it was hit. */
  round: number;
  state: PoolState;
}

interface JackpotHitTable {
  id: string;
  jackpot: string;
  level: string;
  player_id: string;
  bet_id: string | null;
  amount: number;
  currency: string;
  status: 'approved' | 'paid';
  seen: Flag;
  told: Flag;
  created_ms: number;
  /** Real time at which it is paid. */
  due_ms: number;
}

interface TournamentTable {
  offer: string;
  state: PoolState;
  payout_state: PayoutState;
  started_ms: number;
  ends_ms: number;
  version: number;
  /** The last version that was told. */
  told: number;
}

export interface BonusTables {
  bonus: BonusTable;
  bonus_use: BonusUseTable;
  bonus_box: BonusBoxTable;
  bet_count: BetCountTable;
  jackpot_level: JackpotLevelTable;
  jackpot_hit: JackpotHitTable;
  tournament: TournamentTable;
}
