import { channelOf } from '@slipstream/contract/live/channels';
import type { PlayerId } from '@slipstream/units/ids';
import type { CommandOutcome, PublisherCommand } from '@slipstream/realtime/publisher';
import { describe, expect, it, vi } from 'vitest';
import { createPublisherLine } from './publisher-line.ts';

const done: CommandOutcome = { kind: 'published', offset: 1, epoch: 'e' };
const away: CommandOutcome = { kind: 'unreachable', why: 'nobody there' };
const internal: CommandOutcome = { kind: 'refused', code: 100, message: 'internal server error' };
const unknown: CommandOutcome = { kind: 'unknown-channel', channel: 'updates:xx' };

const player = channelOf({ kind: 'player', playerId: 'p1' as PlayerId });
const say = (channel: string, data: unknown): PublisherCommand => ({ kind: 'publish', channel, data });

/** A cluster that answers as it is told, command by command, and then takes everything. */
function lineTo(...answers: ((command: PublisherCommand, at: number) => CommandOutcome)[]) {
  const batches: PublisherCommand[][] = [];
  const reports: string[] = [];
  const batch = async (commands: readonly PublisherCommand[]) => {
    batches.push([...commands]);
    const answer = answers.shift() ?? (() => done);
    return commands.map(answer);
  };
  const line = createPublisherLine(
    { batch },
    (text) => reports.push(text),
    () => ({ event: 'feed_gap', at_ms: 1 }),
  );
  const said = () =>
    batches.map((commands) => commands.map((each) => (each.kind === 'publish' ? each.data : each.kind)));
  return { line, reports, batches, said };
}

describe('what is to be said to a cluster', () => {
  it('[RT-5] goes out in batches, in its order', async () => {
    const { line, said } = lineTo();
    for (let number = 1; number <= 250; number += 1) line.push(say('updates:en', number));
    await line.flush(20_000);
    expect(said().map((batch) => batch.length)).toEqual([1, 100, 100, 49]);
    expect(said().flat()).toEqual(Array.from({ length: 250 }, (_, at) => at + 1));
    expect(line.queued()).toEqual({ waiting: 0, dropped: 0 });
  });

  it('[RT-5] waits while the cluster is away, and is said once it is back', async () => {
    const { line, said, reports } = lineTo(
      () => away,
      () => away,
    );
    line.push(say('updates:en', 1));
    line.push({ kind: 'disconnect', user: 'ann' });
    await line.flush(20_000);
    expect(said()).toEqual([[1], [1, 'disconnect'], [1, 'disconnect']]);
    expect(reports).toHaveLength(1);
  });

  it('[RT-5] keeps the order of each channel when a part of a batch fails', async () => {
    const { line, said } = lineTo(
      () => done,
      (_, at) => (at === 1 ? internal : done),
    );
    const sent = [say('a', 0), say('a', 1), say('b', 2), say('a', 3), say('b', 4)];
    for (const command of sent) line.push(command);
    await line.flush(20_000);
    expect(said()).toEqual([[0], [1, 2, 3, 4], [2, 4]]);
  });

  it('[RT-5] is counted as dropped when it is refused or too much waits, public messages first', async () => {
    const { line, batches, reports } = lineTo(() => unknown);
    line.push(say('updates:xx', 0));
    await line.flush(20_000);
    expect([reports.length, line.queued().dropped]).toEqual([1, 1]);
    line.push(say('updates:en', 'under way'));
    line.push(say(player, 'private'));
    for (let number = 0; number < 5_001; number += 1) line.push(say('updates:en', number));
    expect(line.queued()).toEqual({ waiting: 5_001, dropped: 3 });
    await line.flush(60_000);
    const after = batches.slice(1).flat();
    expect(after).toHaveLength(5_002);
    const gap = { channel: 'updates:en', data: { event: 'feed_gap' } };
    expect(after.slice(0, 4)).toMatchObject([{ data: 'under way' }, gap, { data: 'private' }, { data: 2 }]);
  });

  it('[RT-5] is said to be dropped, once, when it concerns single players', () => {
    const { line, reports } = lineTo(() => done);
    for (let number = 0; number < 5_100; number += 1) line.push(say(player, number));
    expect(reports).toEqual(['Centrifugo is too slow: what concerns single players is dropped']);
  });

  it('[RT-5] carries a key where a repetition would be heard twice', async () => {
    const { line, batches } = lineTo(() => away);
    line.push(say(player, 'paid'));
    line.push(say('updates:en', 'price'));
    await vi.waitUntil(() => line.queued().waiting === 0, { timeout: 20_000 });
    const keys = batches.map(([first]) => (first?.kind === 'publish' ? first.idempotencyKey : null));
    expect(keys[0]).toEqual(expect.any(String));
    expect(keys[1]).toBe(keys[0]);
    expect(batches[1]?.[1]).not.toHaveProperty('idempotencyKey');
  });
});
