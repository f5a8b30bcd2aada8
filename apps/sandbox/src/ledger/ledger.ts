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
}

/** The only way to an `Entry`, so no money moves that its owner is not told of. */
export interface Ledger {
  /** Runs `work` in one transaction, again when the database asks; it must have no effects but its queries. */
  write<Result>(work: (entry: Entry) => Promise<Result>): Promise<Result>;
}

/** `changed` hears of every balance once its transaction is committed, and never of one that was undone. */
export function createLedger(database: Database, changed: (balance: Balance) => void): Ledger {
  return {
    write: async (work) => {
      const { result, touched } = await transact(database, async (transaction) => {
        const entry: Entry = { transaction, touched: new Map() };
        return { result: await work(entry), touched: entry.touched };
      });
      for (const balance of touched.values()) changed(balance);
      return result;
    },
  };
}
