import { Client } from 'pg';
import type { Database } from '../database/open-database.ts';
import { busChannel, readPacket } from './bus-packet.ts';

export interface BusListener {
  onMessage(listener: (message: unknown) => void): void;
  onKept(listener: (message: unknown) => void): void;
  onGap(listener: () => void): void;
  isUp(): boolean;
  close(): Promise<void>;
}

interface ListenerParts {
  readonly database: Database;
  readonly url: string;
  readonly id: string;
  readonly noticeOther: () => void;
  readonly report: (line: string) => void;
  /** Kept messages of the last so many milliseconds, by the database's clock. */
  readonly keptFor: (ageMs: number) => Promise<readonly string[]>;
}

const againMs = 500;
/** A message is dated before it can be read; what is heard twice does no harm. */
const overlapMs = 60_000;

/** Hears what other processes send. A lost connection is made again, and counts as a gap. */
export async function createBusListener(parts: ListenerParts): Promise<BusListener> {
  const messages: ((message: unknown) => void)[] = [];
  const keepers: ((message: unknown) => void)[] = [];
  const gaps: (() => void)[] = [];
  const numbers = new Map<string, number>();
  let lastHeardMs = performance.now();
  /** One notification after the other, since some have to be fetched. */
  let work: Promise<void> = Promise.resolve();
  const inTurn = (job: () => Promise<void>) => {
    work = work.then(job).catch((error: unknown) => parts.report(`a message can't be read: ${String(error)}`));
  };
  const giveKept = async (ageMs: number, listeners: typeof keepers) => {
    for (const body of await parts.keptFor(ageMs)) for (const listener of listeners) listener(JSON.parse(body));
  };
  const gap = async () => {
    await giveKept(performance.now() - lastHeardMs + overlapMs, keepers);
    for (const listener of gaps) listener();
  };
  const hear = async (text: string) => {
    const { from, number, messages: entries } = readPacket(text);
    if (from === parts.id) return;
    const last = numbers.get(from);
    if (last === undefined) parts.noticeOther();
    if (last !== undefined && number <= last) return;
    numbers.set(from, number);
    if (last !== undefined && number > last + 1) await gap();
    for (const entry of entries) {
      const body = 'body' in entry ? entry.body : await storedBody(parts.database, entry.ref);
      if (body === null) continue;
      for (const listener of messages) listener(JSON.parse(body));
    }
    lastHeardMs = performance.now();
  };
  const connection = await keepListening(
    parts.url,
    (payload) => inTurn(() => hear(payload)),
    () => inTurn(gap),
  );
  return {
    onMessage: (listener) => void messages.push(listener),
    onKept: (listener) => {
      keepers.push(listener);
      inTurn(() => giveKept(Number.POSITIVE_INFINITY, [listener]));
    },
    onGap: (listener) => void gaps.push(listener),
    isUp: connection.isUp,
    close: async () => {
      await connection.close();
      await work;
    },
  };
}

/** A connection that listens; one that is lost is made again. */
async function keepListening(url: string, hear: (payload: string) => void, onBack: () => void) {
  let client: Client | null = null;
  let closing = false;
  const connect = async () => {
    const next = new Client({ connectionString: url, keepAlive: true });
    next.on('notification', ({ payload = '' }) => hear(payload));
    const lost = () => {
      if (client !== next) return;
      client = null;
      void again();
    };
    next.on('error', lost);
    next.on('end', lost);
    await next.connect();
    await next.query(`listen ${busChannel}`);
    client = next;
  };
  const again = async () => {
    await new Promise((resolve) => setTimeout(resolve, againMs));
    if (closing) return;
    try {
      await connect();
      onBack();
    } catch {
      void again();
    }
  };
  await connect();
  return {
    isUp: () => client !== null,
    close: async () => {
      closing = true;
      const held = client;
      client = null;
      await held?.end();
    },
  };
}

async function storedBody(database: Database, id: string): Promise<string | null> {
  const row = await database.selectFrom('bus_message').select('body').where('id', '=', id).executeTakeFirst();
  return row?.body ?? null;
}
