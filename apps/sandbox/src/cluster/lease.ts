import { sql } from 'kysely';
import type { Database } from '../database/open-database.ts';
import { databaseNow } from './database-time.ts';

/** Work that one process of a database does at a time (RUN-7). */
export interface Lease {
  /**
   * Whether this process may do the work now. It asks its own monotonic clock, so a process that was paused knows at once that
   * its time is over, without asking anybody.
   */
  isHeld(): boolean;
  /** Grows whenever the work changes hands: what an earlier holder still says can be told from what the present one says. */
  fence(): number;
  /**
   * Until when another had the work that this process took over without its being given back, by the database's clock; null for none.
   * Answers each once.
   */
  takeBrokenOff(): number | null;
  /** Takes the work if nobody has it, or keeps it. */
  renew(): Promise<void>;
  release(): Promise<void>;
}

/** For a database of one process. */
export const heldForEver: Lease = {
  isHeld: () => true,
  fence: () => 0,
  takeBrokenOff: () => null,
  renew: async () => {},
  release: async () => {},
};
/** For a process whose role does not include the work. */
export const neverHeld: Lease = { ...heldForEver, isHeld: () => false };

export interface LeaseTerms {
  readonly database: Database;
  readonly name: string;
  /** The id of this process. */
  readonly holder: string;
  readonly lastsMs?: number;
  /** The holder stops so long before others may begin: clocks of machines do not run equally fast. */
  readonly marginMs?: number;
  readonly monotonicMs?: () => number;
  /**
   * For work that does no harm when two do it: it is held until another is known to have it, so that a busy machine that renews
   * late does not interrupt it.
   */
  readonly isHeldUntilTaken?: boolean;
}

/** With a renewal every second, another process takes over within four. */
const lastsMsUsual = 3_000;
const marginMsUsual = 500;

export function createLease(terms: LeaseTerms): Lease {
  const { database, name, holder, lastsMs = lastsMsUsual, marginMs = marginMsUsual, isHeldUntilTaken = false } = terms;
  const monotonicMs = terms.monotonicMs ?? (() => performance.now());
  let untilMs = Number.NEGATIVE_INFINITY;
  let fence = 0;
  let brokenOffMs: number | null = null;
  return {
    takeBrokenOff: () => {
      const untilOtherMs = brokenOffMs;
      brokenOffMs = null;
      return untilOtherMs;
    },
    isHeld: () => monotonicMs() < untilMs,
    fence: () => fence,
    renew: async () => {
      // Counted from before the question, so that it ends here before it ends in the database.
      const askedMs = monotonicMs();
      const taken = await claim(database, { name, holder, lastsMs });
      const heldUntilMs = isHeldUntilTaken ? Number.POSITIVE_INFINITY : askedMs + lastsMs - marginMs;
      untilMs = taken === null ? Number.NEGATIVE_INFINITY : heldUntilMs;
      fence = taken?.fence ?? fence;
      if (taken !== null && taken.until_other_ms !== null) brokenOffMs = taken.until_other_ms;
    },
    release: async () => {
      untilMs = Number.NEGATIVE_INFINITY;
      const own = database.updateTable('lease').set({ until_ms: 0 });
      await own.where('name', '=', name).where('holder', '=', holder).execute();
    },
  };
}

interface Claimed {
  readonly fence: number;
  readonly until_other_ms: number | null;
}

/** Null while another process has it. A holder whose time was over gets a new fence, as others may have begun to wait. */
async function claim(
  database: Database,
  { name, holder, lastsMs }: { readonly name: string; readonly holder: string; readonly lastsMs: number },
): Promise<Claimed | null> {
  const { rows } = await sql<Claimed>`
    with before as (select holder, until_ms from lease where name = ${name})
    insert into lease (name, holder, fence, until_ms) values (${name}, ${holder}, 1, ${databaseNow} + ${lastsMs}::bigint)
    on conflict (name) do update set
      holder = excluded.holder,
      until_ms = excluded.until_ms,
      fence = lease.fence + case when lease.holder = excluded.holder and lease.until_ms > ${databaseNow} then 0 else 1 end
    where lease.holder = excluded.holder or lease.until_ms <= ${databaseNow}
    returning fence,
      (select until_ms from before where holder <> ${holder} and until_ms > 0) as until_other_ms`.execute(database);
  return rows[0] ?? null;
}
