import type { Transaction } from 'kysely';
import type { Database } from '../database/open-database.ts';
import type { Tables } from '../database/tables.ts';
import { transact } from '../database/transact.ts';
import type { Purse } from './purse.ts';

/** What is in a player's purse, as of a version. */
export interface Balance extends Purse {
  readonly amount: number;
  readonly version: number;
}

/** One transaction that may move money. */
export interface Entry {
  readonly transaction: Transaction<Tables>;
  /** The players' cash that was moved, by purse. `post` fills it in. */
  readonly touched: Map<string, Balance>;
  /** Purses that are known to be there, and those this transaction has put there. */
  readonly opened: ReadonlySet<string>;
  readonly opening: Set<string>;
}

/** The only way to an `Entry`, so no money moves that its owner is not told of. */
export interface Ledger {
  /** Runs `work` in one transaction, again when the database asks; it must have no effects but its queries. */
  write<Result>(work: (entry: Entry) => Promise<Result>): Promise<Result>;
}

/** `changed` hears of every balance once its transaction is committed, and never of one that was undone. */
export function createLedger(database: Database, changed: (balance: Balance) => void): Ledger {
  const opened = new Set<string>();
  return {
    write: async (work) => {
      const { result, entry } = await transact(database, async (transaction) => {
        const begun: Entry = { transaction, touched: new Map(), opened, opening: new Set() };
        return { result: await work(begun), entry: begun };
      });
      for (const id of entry.opening) opened.add(id);
      for (const balance of entry.touched.values()) changed(balance);
      return result;
    },
  };
}
