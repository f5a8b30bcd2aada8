import { getConfig } from '@slipstream/contract/http/site/get-config';
import { getMatches } from '@slipstream/contract/http/catalogue/get-matches';
import { getSports } from '@slipstream/contract/http/catalogue/get-sports';
import { channelOf } from '@slipstream/contract/live/channels';
import { publicEventWire, type PublicEventWire } from '@slipstream/contract/live/public-events';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { runningSandbox, type TestSandbox } from '../testing/running-sandbox.ts';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await runningSandbox();
});
afterAll(() => sandbox.close());

const pull = (name: string, input: object = {}) => sandbox.control(name, input);

beforeEach(() => pull('heal'));

describe('the clock', () => {
  it('runs at the speed set, stands still, steps and jumps', async () => {
    const { clock } = sandbox.core;
    await pull('speed', { speed: 60 });
    const startMs = clock.now();
    sandbox.pass(1000);
    expect(clock.now() - startMs).toBe(60_000);
    await pull('pause');
    sandbox.pass(5000);
    expect(clock.now() - startMs).toBe(60_000);
    await pull('step', { ms: 1000 });
    expect(clock.now() - startMs).toBe(61_000);
    await pull('jump', { to: '2026-11-21T15:00:00Z' });
    expect(new Date(clock.now()).toISOString()).toBe('2026-11-21T15:00:00.000Z');
    const live = await sandbox.call(getMatches, { query: { matchStatus: [1] } });
    expect(live.data.every(({ start_time }) => Date.parse(start_time) <= clock.now())).toBe(true);
  });

  it('another seed is another world', async () => {
    const before = await sandbox.call(getMatches, { query: { sportKey: ['soccer'], limit: 50 } });
    await pull('seed', { seed: 'another' });
    const after = await sandbox.call(getMatches, { query: { sportKey: ['soccer'], limit: 50 } });
    expect(after.data.map(({ slug }) => slug)).not.toEqual(before.data.map(({ slug }) => slug));
    await pull('seed', { seed: 'test/3' });
    const again = await sandbox.call(getMatches, { query: { sportKey: ['soccer'], limit: 50 } });
    expect(again.data.map(({ slug }) => slug)).toEqual(before.data.map(({ slug }) => slug));
  });

  it('can be answered wrong on purpose', async () => {
    await pull('clock-skew', { ms: 90_000 });
    const { clock } = await sandbox.call(getConfig);
    expect(clock.now_ms - sandbox.core.clock.now()).toBe(90_000);
  });
});

describe('faults', () => {
  it('fail and slow calls by path', async () => {
    await pull('api-fault', { path: '/v2/sports', status: 503 });
    expect(await sandbox.refused(getSports)).toMatchObject({ status: 503, body: { code: 'unavailable' } });
    expect((await sandbox.call(getMatches, { query: { limit: 1 } })).data).toHaveLength(1);
    await pull('heal');
    await pull('api-fault', { path: '/v2/*', delayMs: 50 });
    const startedMs = performance.now();
    await sandbox.call(getSports);
    expect(performance.now() - startedMs).toBeGreaterThanOrEqual(49);
  });

  it('[CAT-6] take a provider down, in the configuration and on the channels', async () => {
    const client = await sandbox.connect();
    const subscription = client.newSubscription(channelOf({ kind: 'updates', locale: 'en' }));
    const events: { event: string }[] = [];
    subscription.on('publication', ({ data }) => events.push(data));
    subscription.subscribe();
    await subscription.ready(5000);
    sandbox.pass(0);
    await pull('provider', { provider: 'oddin', status: 'inactive' });
    await vi.waitUntil(() => events.some(({ event }) => event === 'provider_status_changed'));
    const { settings } = await sandbox.call(getConfig);
    expect(settings.provider_statuses).toContainEqual({ provider: 'oddin', status: 'inactive' });
    const bettable = await sandbox.call(getMatches, { query: { sportType: ['cyber'], bettable: true } });
    expect(bettable.data).toEqual([]);
  });

  it('[RT-8] freeze the feed: no news and no heartbeat', async () => {
    const client = await sandbox.connect();
    const subscription = client.newSubscription(channelOf({ kind: 'updates', locale: 'de' }));
    let count = 0;
    subscription.on('publication', () => {
      count += 1;
    });
    subscription.subscribe();
    await subscription.ready(5000);
    await pull('freeze', { frozen: true });
    // What was sent before comes before the answer to this.
    const other = client.newSubscription(channelOf({ kind: 'updates', locale: 'en' }));
    other.subscribe();
    await other.ready(5000);
    const before = count;
    for (let tick = 0; tick < 20; tick += 1) sandbox.pass(1000);
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(count).toBe(before);
  });

  it('[RT-8] answer a freeze when the tick in progress is over', async () => {
    const untilMs = performance.now() + 200;
    let isOver = false;
    await sandbox.core.settle();
    vi.spyOn(sandbox.core.world().engine, 'tickSteps').mockImplementationOnce(function* () {
      while (performance.now() < untilMs) yield null;
      isOver = true;
    });
    void sandbox.core.tickInSlices();
    await pull('freeze', { frozen: true });
    expect(isOver).toBe(true);
  });

  it('[RT-8] shake prices: as many as asked for, each on the version before it, none once healed', async () => {
    const client = await sandbox.connect();
    const subscription = client.newSubscription(channelOf({ kind: 'updates', locale: 'en' }));
    const heard: PublicEventWire[] = [];
    subscription.on('publication', ({ data }) => heard.push(z.parse(publicEventWire, data)));
    subscription.subscribe();
    await subscription.ready(5000);
    await pull('pause');
    sandbox.pass(0);
    await pull('shake', { perSecond: 1000 });
    for (let tick = 0; tick < 5; tick += 1) sandbox.core.tick();
    await pull('shake', { perSecond: 0 });
    const updates = () => heard.flatMap((event) => (event.event === 'markets_changed' ? event.updates : []));
    await vi.waitUntil(() => updates().length >= 400);
    for (const { version, base_version: base } of updates()) expect(version).toBeGreaterThan(base);
  });

  it('cut connections', async () => {
    const client = await sandbox.connect();
    const lost = new Promise((resolve) => client.on('connecting', resolve));
    const { body } = await pull('cut');
    expect(body['answer']).toMatchObject({ cut: expect.any(Number) });
    await lost;
    client.disconnect();
  });
});

describe('the levers', () => {
  it.each([
    ['speed', { speed: -1 }, 400],
    ['speed', { speed: 'fast' }, 400],
    ['jump', { to: 'tomorrow' }, 400],
    ['realtime-fault', { kind: 'lost', channel: '*', share: 2 }, 400],
    ['nonsense', {}, 404],
  ])('%s with %j answers %i', async (name, input, status) => {
    expect((await pull(name, input)).status).toBe(status);
  });

  it('the page has a form for each command', async () => {
    const page = await (await sandbox.askControls('/control')).text();
    for (const name of [
      'speed',
      'pause',
      'step',
      'jump',
      'seed',
      'realtime-fault',
      'cut',
      'provider',
      'freeze',
      'shake',
      'api-fault',
    ]) {
      expect(page).toContain(`data-command="${name}"`);
    }
  });
});
