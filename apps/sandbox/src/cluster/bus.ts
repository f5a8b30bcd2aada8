import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from '../database/open-database.ts';
import { createBusListener } from './bus-listener.ts';
import { busChannel, greeting, packMessages, type BusItem } from './bus-packet.ts';
import { databaseNow } from './database-time.ts';

/** Messages between the processes of a database, by its notifications: each sender's arrive in order (RUN-8). */
export interface Bus {
  /** `isKept`: a process that missed it, or comes later, is given it. */
  send(message: object, isKept?: boolean): void;
  onMessage(listener: (message: unknown) => void): void;
  /**
   * Called for every kept message that this process may have missed: those of before it came, at once, and after a gap again.
   * One may be given that was heard already.
   */
  onKept(listener: (message: unknown) => void): void;
  /** Called when messages were missed, after the kept ones were given. */
  onGap(listener: () => void): void;
  /** Channels that clients of other processes listen to. */
  otherChannels(): Iterable<string>;
  /** How to learn which channels clients of this process listen to. */
  reportChannels(source: () => Iterable<string>): void;
  isUp(): boolean;
  counts(): { readonly waiting: number; readonly dropped: number };
  close(): Promise<void>;
}

export interface BusParts {
  readonly database: Database;
  readonly url: string;
  /** The id of this process. */
  readonly id: string;
  /** Whether other processes are there to be told. */
  readonly hasOthers: () => boolean;
  /** Called when a process is heard for the first time. */
  readonly noticeOther: () => void;
  readonly otherChannels: Bus['otherChannels'];
  readonly reportChannels: Bus['reportChannels'];
  readonly report: (line: string) => void;
}

/** Messages waiting for a database that does not answer; beyond it the oldest that need not be kept go, and others notice the gap. */
const waitingMax = 5_000;
const togetherMax = 200;
const againMs = 200;
/** How ids of kept messages begin, which tells them from long ones in the table. */
const keptPrefix = 'kept-';
/** Longer than a realtime token is good: afterwards a revocation is of no use to anybody. */
export const keptMs = 6 * 60_000;

export async function openBus(parts: BusParts): Promise<Bus> {
  const { database, id, report } = parts;
  const listener = await createBusListener({ ...parts, keptFor: (ageMs) => keptFor(database, ageMs) });
  // Others send to nobody until they know of this process, and their tables are read only once a second.
  await sql`select pg_notify(${busChannel}, ${greeting(id)})`.execute(database);
  const waiting: BusItem[] = [];
  let sequence = 0;
  let dropped = 0;
  let closing = false;
  let draining: Promise<void> | null = null;
  const drain = async () => {
    for (let items = waiting.splice(0, togetherMax); items.length > 0; items = waiting.splice(0, togetherMax)) {
      const packets = packMessages(id, sequence, items);
      sequence += packets.length;
      // The same packets again and not new ones: whoever got them already knows them by their numbers.
      while (!(await sent(database, items, packets, report))) {
        if (closing) return;
        await new Promise((resolve) => setTimeout(resolve, againMs));
      }
    }
  };
  return {
    send: (message, isKept = false) => {
      // A process that came a moment ago is not known yet, and must not miss what is kept.
      if (!isKept && !parts.hasOthers()) return;
      waiting.push({ id: `${isKept ? keptPrefix : ''}${randomUUID()}`, body: JSON.stringify(message), isKept });
      if (waiting.length > waitingMax) {
        const oldest = waiting.findIndex((item) => !item.isKept);
        waiting.splice(Math.max(0, oldest), 1);
        // A number that never comes is how others notice.
        sequence += 1;
        dropped += 1;
      }
      draining ??= drain().finally(() => (draining = null));
    },
    onMessage: (hear) => listener.onMessage(hear),
    onKept: (hear) => listener.onKept(hear),
    onGap: (hear) => listener.onGap(hear),
    otherChannels: parts.otherChannels,
    reportChannels: parts.reportChannels,
    isUp: () => listener.isUp(),
    counts: () => ({ waiting: waiting.length, dropped }),
    close: async () => {
      closing = true;
      await draining;
      await listener.close();
    },
  };
}

/** Whether the database took them; what is too long for a notification goes into a table first. */
async function sent(
  database: Database,
  items: readonly BusItem[],
  packets: ReturnType<typeof packMessages>,
  report: (line: string) => void,
): Promise<boolean> {
  try {
    const stored = items.filter(({ id }) => packets.some(({ refs }) => refs.includes(id)));
    if (stored.length > 0) {
      await database
        .insertInto('bus_message')
        .values(stored.map(({ id, body }) => ({ id, body, at_ms: databaseNow })))
        .onConflict((clash) => clash.column('id').doNothing())
        .execute();
    }
    const texts = packets.map(({ text }) => text);
    await sql`select pg_notify(${busChannel}, packet) from unnest(${texts}::text[]) with ordinality as p(packet, at) order by at`.execute(
      database,
    );
    return true;
  } catch (error) {
    report(`other processes can't be told: ${error instanceof Error ? error.message : String(error)}`);
    return false;
  }
}

async function keptFor(database: Database, ageMs: number): Promise<readonly string[]> {
  const sinceMs = sql<number>`${databaseNow} - ${Math.ceil(Math.min(ageMs, keptMs))}::bigint`;
  const rows = await database
    .selectFrom('bus_message')
    .select('body')
    .where('at_ms', '>=', sinceMs)
    .where('id', 'like', `${keptPrefix}%`)
    .orderBy('at_ms')
    .execute();
  return rows.map(({ body }) => body);
}
