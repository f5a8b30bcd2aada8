import type { BonusTables } from './bonus-tables.ts';
import type { BookTables } from './book-tables.ts';
import type { ClusterTables } from './cluster-tables.ts';
import type { GameTables } from './game-tables.ts';
import type { PersonalTables } from './personal-tables.ts';
import type { PlayerTables } from './player-tables.ts';

/** The ledger's purses. `balance` is kept beside the transfers it is the sum of; a test holds the two together. */
interface PurseTable {
  id: string;
  /** A player's id, or `house` and `world` for the two sides that are not players. */
  owner: string;
  kind: string;
  currency: string;
  /** Null for the house and the world: every bet would write those rows, so theirs is counted from the transfers when asked. */
  balance: number | null;
  /** Grows with every change, so that an older balance never overwrites a newer one. */
  version: number;
}

interface PostingTable {
  /** What the money moved for. The same one never moves it twice. */
  id: string;
  kind: string;
  /** World time, like everything a player may compare with a match. */
  at_ms: number;
  reference: string | null;
}

/** Money that went from one purse to another: both sides in one row, so the book is balanced by its very shape. */
interface TransferTable {
  posting_id: string;
  position: number;
  from_purse: string;
  to_purse: string;
  amount: number;
  /** What each side held afterwards; null for the house and the world. */
  from_balance: number | null;
  to_balance: number | null;
}

export interface Tables extends PlayerTables, PersonalTables, BookTables, BonusTables, GameTables, ClusterTables {
  purse: PurseTable;
  posting: PostingTable;
  transfer: TransferTable;
}
