import { afterEach, describe, expect, it, vi } from 'vitest';
import { openDatabase, type Database } from '../database/open-database.ts';
import { query } from '../database/server/postgres-server.ts';
import { createTestDatabase, hasPostgres } from '../testing/test-databases.ts';
import { packMessages, readPacket } from './bus-packet.ts';
import { openBus, type Bus } from './bus.ts';
import { createMembers } from './members.ts';

const opened: { close(): Promise<void> }[] = [];
afterEach(async () => {
  for (const each of opened.splice(0).toReversed()) await each.close();
});

const none = { otherChannels: () => [], reportChannels: () => {}, noticeOther: () => {}, report: () => {} };

async function openAll(count: number) {
  const url = await createTestDatabase();
  const database: Database = await openDatabase(url);
  opened.push({ close: () => database.destroy() });
  const buses: Bus[] = [];
  for (let at = 0; at < count; at += 1) {
    const bus = await openBus({ ...none, database, url, id: `p${at}`, hasOthers: () => count > 1 });
    buses.push(bus);
    opened.push(bus);
  }
  const heard = buses.map((bus) => {
    const messages: unknown[] = [];
    bus.onMessage((message) => messages.push(message));
    return messages;
  });
  return { url, database, buses, heard };
}

describe('packets', () => {
  it('[RUN-8] fit into a notification, whatever their messages are', () => {
    const bodies = ['"short"', JSON.stringify('"'.repeat(5_000)), JSON.stringify('é'.repeat(3_000)), '1', '2'];
    const packets = packMessages(
      'sender',
      7,
      bodies.map((body, at) => ({ id: `${at}`, body, isKept: at === 3 })),
    );
    expect(Math.max(...packets.map(({ text }) => Buffer.byteLength(text)))).toBeLessThan(8000);
    const read = packets.map(({ text }) => readPacket(text));
    expect(read.map(({ number }) => number)).toEqual(packets.map((_, at) => 8 + at));
    const entries = read.flatMap(({ messages }) => messages);
    expect(entries.map((entry) => ('ref' in entry ? `ref ${entry.ref}` : entry.body.length))).toEqual([
      bodies[0]?.length,
      'ref 1',
      bodies[2]?.length,
      'ref 3',
      1,
    ]);
  });
});

describe.skipIf(!hasPostgres)('messages between processes', () => {
  it('[RUN-8] arrive at all others in order, short or long', async () => {
    const { buses, heard } = await openAll(3);
    const sent = Array.from({ length: 200 }, (_, number) => ({
      number,
      text: 'x'.repeat(number % 50 === 0 ? 20_000 : 9),
    }));
    for (const message of sent) buses[0]?.send(message);
    await vi.waitUntil(() => heard[1]?.length === 200 && heard[2]?.length === 200, { timeout: 50_000 });
    expect([heard[0], heard[1], heard[2]]).toEqual([[], sent, sent]);
  });

  it('[RUN-8] that were missed are noticed, and those that were kept come later', async () => {
    const { url, buses, heard } = await openAll(2);
    const kept: unknown[] = [];
    let gaps = 0;
    buses[1]?.onKept((message) => kept.push(message));
    buses[1]?.onGap(() => (gaps += 1));
    buses[0]?.send({ number: 1 });
    await vi.waitUntil(() => heard[1]?.length === 1, { timeout: 20_000 });
    await query(url, "select pg_terminate_backend(pid) from pg_stat_activity where query like 'listen %'");
    await vi.waitUntil(() => buses[1]?.isUp() === false, { timeout: 20_000 });
    buses[0]?.send({ kind: 'revoke' }, true);
    await vi.waitUntil(() => gaps > 0 && buses[1]?.isUp() === true, { timeout: 20_000 });
    expect(kept).toContainEqual({ kind: 'revoke' });
    buses[0]?.send({ number: 2 });
    await vi.waitUntil(() => heard[1]?.some((message) => JSON.stringify(message) === '{"number":2}') === true);
  });

  it('[RUN-8] that are kept reach a process that came while the sender thought itself alone', async () => {
    const { url, database, buses } = await openAll(1);
    const given: unknown[] = [];
    buses[0]?.send({ kind: 'revoke', number: 1 }, true);
    await vi.waitUntil(() => buses[0]?.counts().waiting === 0);
    const late = await openBus({ ...none, database, url, id: 'late', hasOthers: () => false });
    opened.push(late);
    buses[0]?.send({ kind: 'revoke', number: 2 }, true);
    buses[0]?.send({ kind: 'publish' });
    late.onMessage((message) => given.push(message));
    late.onKept((message) => given.push(message));
    await vi.waitUntil(() => given.length >= 2, { timeout: 20_000 });
    const numbers = new Set(given.map((message) => (message as { number?: number }).number));
    expect(numbers).toEqual(new Set([1, 2]));
  });

  it('[RUN-8] are sent from the moment another process listens, not from when the table was read', async () => {
    const url = await createTestDatabase();
    const database = await openDatabase(url);
    opened.push({ close: () => database.destroy() });
    const members = createMembers(database, 'first', 'all');
    opened.push(await openBus({ ...none, ...members, database, url, id: 'first' }));
    expect(members.hasOthers()).toBe(false);
    opened.push(await openBus({ ...none, ...createMembers(database, 'second', 'api'), database, url, id: 'second' }));
    await vi.waitUntil(() => members.hasOthers(), { timeout: 20_000 });
  });

  it('[RUN-8] are not sent by a process that is alone', async () => {
    const { buses } = await openAll(1);
    buses[0]?.send({ number: 1 });
    expect(buses[0]?.counts()).toEqual({ waiting: 0, dropped: 0 });
  });
});
