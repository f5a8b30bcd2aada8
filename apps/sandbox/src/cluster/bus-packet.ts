import { z } from 'zod';

/** Where PostgreSQL's notifications are heard. */
export const busChannel = 'slipstream_bus';

/** A message on its way. */
export interface BusItem {
  readonly id: string;
  readonly body: string;
  readonly isKept: boolean;
}

/** What one notification carries. */
export interface BusPacket {
  readonly text: string;
  /** Messages of it that are in the table. */
  readonly refs: readonly string[];
}

/** PostgreSQL takes less than 8000 bytes. */
const packetBytesMax = 7_600;
/** Longer ones go into the table, so that a packet always has room for its frame. */
const bodyBytesMax = 7_000;

const packetSchema = z.object({
  from: z.string().max(100),
  number: z.int(),
  /** Each the text of a message, or the id of one in the table. */
  messages: z.array(z.union([z.object({ body: z.string() }), z.object({ ref: z.string() })])).max(1000),
});

/** Puts messages into as few notifications as they fit, in their order. Numbers go up by one, so that a missing one is noticed. */
export function packMessages(from: string, afterNumber: number, items: readonly BusItem[]): readonly BusPacket[] {
  const packets: BusPacket[] = [];
  let entries: object[] = [];
  let refs: string[] = [];
  let bytes = 0;
  const close = () => {
    if (entries.length === 0) return;
    const number = afterNumber + packets.length + 1;
    packets.push({ text: JSON.stringify({ from, number, messages: entries }), refs });
    [entries, refs, bytes] = [[], [], 0];
  };
  for (const { id, body, isKept } of items) {
    const isStored = isKept || Buffer.byteLength(JSON.stringify(body)) > bodyBytesMax;
    const entry = isStored ? { ref: id } : { body };
    const entryBytes = Buffer.byteLength(JSON.stringify(entry)) + 1;
    if (bytes + entryBytes > packetBytesMax - 200) close();
    entries.push(entry);
    if (isStored) refs.push(id);
    bytes += entryBytes;
  }
  close();
  return packets;
}

/** The first packet of a process, without messages: it tells the others that it listens. */
export function greeting(from: string): string {
  return JSON.stringify({ from, number: 0, messages: [] });
}

export function readPacket(text: string): z.output<typeof packetSchema> {
  return packetSchema.parse(JSON.parse(text));
}
