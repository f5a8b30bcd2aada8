import { Client } from 'pg';
import type { Database } from '../database/open-database.ts';
import { busChannel, readPacket } from './bus-packet.ts';

export interface BusListener {
  onMessage(listener: (message: unknown) => void): void;
  onGap(listener: (kept: readonly unknown[]) => void): void;
  isUp(): boolean;
  close(): Promise<void>;
}

interface ListenerParts {
  readonly database: Database;
  readonly url: string;
  readonly id: string;
  readonly report: (line: string) => void;
  readonly keptSince: (sinceMs: number) => Promise<readonly string[]>;
}

const againMs = 500;
/** Clocks of machines differ; what is heard twice does no harm. */
const overlapMs = 60_000;

/** Hears what other processes send. A lost connection is made again, and counts as a gap. */
export async function createBusListener(parts: ListenerParts): Promise<BusListener> {
  const messages: ((message: unknown) => void)[] = [];
  const gaps: ((kept: readonly unknown[]) => void)[] = [];
  const numbers = new Map<string, number>();
  let client: Client | null = null;
  let closing = false;
  let lastHeardMs = Date.now();
  /** One notification after the other, since some have to be fetched. */
  let work: Promise<void> = Promise.resolve();
  const inTurn = (job: () => Promise<void>) => {
    work = work.then(job).catch((error: unknown) => parts.report(`a message can't be read: ${String(error)}`));
  };
  const gap = async () => {
    const kept = await parts.keptSince(lastHeardMs - overlapMs);
    for (const listener of gaps) listener(kept.map((body) => JSON.parse(body) as unknown));
  };
  const hear = async (text: string) => {
    const { from, number, messages: entries } = readPacket(text);
    if (from === parts.id) return;
    const last = numbers.get(from);
    if (last !== undefined && number <= last) return;
    numbers.set(from, number);
    if (last !== undefined && number > last + 1) await gap();
    for (const entry of entries) {
      const body = 'body' in entry ? entry.body : await storedBody(parts.database, entry.ref);
      if (body === null) continue;
      for (const listener of messages) listener(JSON.parse(body));
    }
    lastHeardMs = Date.now();
  };
  const connect = async () => {
    const next = new Client({ connectionString: parts.url, keepAlive: true });
    next.on('notification', ({ payload = '' }) => inTurn(() => hear(payload)));
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
      inTurn(gap);
    } catch {
      void again();
    }
  };
  await connect();
  return {
    onMessage: (listener) => void messages.push(listener),
    onGap: (listener) => void gaps.push(listener),
    isUp: () => client !== null,
    close: async () => {
      closing = true;
      const held = client;
      client = null;
      await held?.end();
      await work;
    },
  };
}

async function storedBody(database: Database, id: string): Promise<string | null> {
  const row = await database.selectFrom('bus_message').select('body').where('id', '=', id).executeTakeFirst();
  return row?.body ?? null;
}
