import { sql } from 'kysely';
import { z } from 'zod';
import type { Database } from '../database/open-database.ts';
import { databaseNow } from './database-time.ts';
import { goneMs } from './shared-world.ts';

/** The processes of a database, as each of them knows the others. */
export interface Members {
  hasOthers(): boolean;
  /** Another process was heard that the table may not have shown yet. */
  noticeOther(): void;
  otherChannels(): Iterable<string>;
  reportChannels(source: () => Iterable<string>): void;
  listensAt(origin: string): void;
  /** When a process that is gone was last seen, by the database's clock; null for none. Answers each once. */
  takeGone(): number | null;
  /** Says that this process lives, and looks who else does. */
  look(): Promise<void>;
}

const channelsSchema = z.array(z.string());

export function createMembers(database: Database, id: string, role: string): Members {
  let source: (() => Iterable<string>) | null = null;
  let origin = '';
  let channels: ReadonlySet<string> = new Set();
  let others = 0;
  let noticed = 0;
  let seen: ReadonlyMap<string, number> = new Map();
  let goneAtMs: number | null = null;
  return {
    takeGone: () => {
      const atMs = goneAtMs;
      goneAtMs = null;
      return atMs;
    },
    hasOthers: () => others > 0,
    noticeOther: () => {
      noticed += 1;
      others = Math.max(others, 1);
    },
    otherChannels: () => channels,
    reportChannels: (given) => {
      source = given;
    },
    listensAt: (given) => {
      origin = given;
    },
    look: async () => {
      const noticedBefore = noticed;
      const row = { role, origin, channels: JSON.stringify([...(source?.() ?? [])]), seen_ms: databaseNow };
      // Others take out a process that was silent for too long: it comes back by itself.
      await database
        .insertInto('process')
        .values({ id, ...row })
        .onConflict((clash) => clash.column('id').doUpdateSet(row))
        .execute();
      const rows = await database
        .selectFrom('process')
        .select(['id', 'channels', 'seen_ms'])
        .where('id', '!=', id)
        .where('seen_ms', '>=', sql<number>`${databaseNow} - ${goneMs}::bigint`)
        .execute();
      const living = new Map(rows.map((other) => [other.id, other.seen_ms]));
      const gone = [...seen].filter(([other]) => !living.has(other)).map(([, seenMs]) => seenMs);
      if (gone.length > 0) goneAtMs = Math.min(goneAtMs ?? Number.POSITIVE_INFINITY, ...gone);
      seen = living;
      // One that was heard while the table was read may not have been in it.
      others = Math.max(rows.length, noticed > noticedBefore ? 1 : 0);
      channels = new Set(rows.flatMap((other) => channelsSchema.parse(JSON.parse(other.channels))));
    },
  };
}
