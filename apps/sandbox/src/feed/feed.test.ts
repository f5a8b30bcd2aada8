import { authorizeChannels } from '@slipstream/contract/http/session/authorize-channels';
import { createWebsocketToken } from '@slipstream/contract/http/session/create-websocket-token';
import { getMatch } from '@slipstream/contract/http/catalogue/get-match';
import { getMatches } from '@slipstream/contract/http/catalogue/get-matches';
import { getMatchMarkets } from '@slipstream/contract/http/catalogue/get-match-markets';
import { playFixture } from '@slipstream/simulation/match/play-fixture';
import { channelOf } from '@slipstream/contract/live/channels';
import { publicEventWire, type PublicEventWire } from '@slipstream/contract/live/public-events';
import type { MatchId } from '@slipstream/units/ids';
import { Centrifuge } from 'centrifuge';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { runningSandbox, type TestSandbox } from '../testing/running-sandbox.ts';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await runningSandbox();
});
afterEach(() => sandbox.disconnect());
afterAll(() => sandbox.close());

async function listen(channel: string) {
  const client = await sandbox.connect();
  const events: PublicEventWire[] = [];
  const subscription = client.newSubscription(channel);
  subscription.on('publication', ({ data }) => events.push(z.parse(publicEventWire, data)));
  subscription.subscribe();
  await subscription.ready(5000);
  sandbox.pass(0);
  return { events, subscription, client };
}

async function until(condition: () => boolean, stepMs = 2000) {
  for (let tries = 0; tries < 300 && !condition(); tries += 1) {
    sandbox.pass(stepMs);
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  // What was sent may still be on its way on a busy machine.
  await vi.waitUntil(condition, { timeout: 20_000 });
}

/** A soccer match that will go on for a while. */
async function earlyMatch(): Promise<MatchId> {
  const { data } = await sandbox.call(getMatches, {
    query: { matchStatus: [1], sportKey: ['soccer'], sortBy: ['start_time:desc'], limit: 1 },
  });
  return data[0]?.id as MatchId;
}

/** The next goal of any soccer match that is on, read from the match itself. */
function nextGoal() {
  const { window, engine } = sandbox.core.world();
  const nowMs = sandbox.core.clock.now();
  const live = window.all().filter((fixture) => fixture.sportKey === 'soccer' && engine.statusOf(fixture) === 1);
  const goals = live.flatMap((fixture) => {
    const { steps, suspensions } = playFixture(fixture);
    // One that comes while betting is still closed after another would not close anything.
    const opens = (atMs: number) =>
      !suspensions.some(({ fromMs, toMs }) => fromMs < atMs - 20_000 && toMs > atMs - 20_000);
    return steps
      .filter(({ atMs, incident }) => incident?.kind === 'goal' && atMs > nowMs + 60_000 && opens(atMs))
      .map(({ atMs, position }) => ({ matchId: fixture.id as MatchId, goalMs: atMs, position }));
  });
  const [first] = goals.toSorted((a, b) => a.goalMs - b.goalMs);
  if (first === undefined) throw new Error('nobody scores today');
  return { ...first, before: first.position.score[0] + first.position.score[1] - 1 };
}

const kinds = (events: readonly PublicEventWire[]) => new Set(events.map(({ event }) => event));

describe('the public feed', () => {
  it('[RT-4] [RT-5] tells a list of moving prices, scores and statuses, in events of the contract', async () => {
    const { events } = await listen(channelOf({ kind: 'updates', locale: 'en' }));
    const told = ['markets_changed', 'match_changed', 'match_status_changed', 'heartbeat'] as const;
    await until(() => told.every((kind) => kinds(events).has(kind)));
    expect([...kinds(events)]).toEqual(expect.arrayContaining([...told]));
  });

  it('[RT-8] every update stands on the version a snapshot or an earlier update gave', async () => {
    const matchId = await earlyMatch();
    const { events } = await listen(channelOf({ kind: 'match', locale: 'en', matchId }));
    const { data } = await sandbox.call(getMatchMarkets, { params: { id: matchId } });
    const held = new Map(data.map((market) => [`${market.id} ${market.specifier}`, market.version]));
    await until(() => events.filter(({ event }) => event === 'markets_changed').length >= 5);
    const take = () => {
      for (const event of events.splice(0)) {
        if (event.event !== 'markets_changed') continue;
        for (const market of event.markets) held.set(`${market.id} ${market.specifier}`, market.version ?? 0);
        for (const update of event.updates) {
          const key = `${update.market_id} ${update.specifier}`;
          expect(held.get(key)).toBe(update.base_version);
          expect(update.version).toBeGreaterThan(update.base_version);
          held.set(key, update.version);
        }
      }
    };
    take();
    const { data: later } = await sandbox.call(getMatchMarkets, { params: { id: matchId } });
    // The last updates may still be on their way.
    const isBehind = () => later.some(({ id, specifier, version }) => held.get(`${id} ${specifier}`) !== version);
    await vi.waitFor(
      () => {
        take();
        expect(isBehind()).toBe(false);
      },
      { timeout: 20_000 },
    );
  });

  it('[RT-6] a match update is the match as the API answers it', async () => {
    const matchId = await earlyMatch();
    const { events } = await listen(channelOf({ kind: 'match', locale: 'de', matchId }));
    await until(() => events.some(({ event }) => event === 'match_changed'));
    const changed = events.findLast(({ event }) => event === 'match_changed');
    const answered = await sandbox.call(getMatch, {
      params: { id: matchId },
      headers: { 'Accept-Language': 'de' },
    });
    if (changed?.event !== 'match_changed') throw new Error('no match update');
    expect(answered.data.version).toBeGreaterThanOrEqual(changed.match.version ?? 0);
    expect(answered.data.tournament).toEqual(changed.match.tournament);
  });

  it('[RT-8] a market is closed before its match’s score moves', async () => {
    const { matchId, goalMs, before } = nextGoal();
    sandbox.core.clock.jump(goalMs - 15_000);
    const { events } = await listen(channelOf({ kind: 'match', locale: 'en', matchId }));
    const scored = (event: PublicEventWire) => event.event === 'match_changed' && total(event.match) > before;
    await until(() => events.some(scored), 500);
    const heard = events.slice(0, events.findIndex(scored));
    const closed = heard.some(
      (event) =>
        event.event === 'markets_changed' &&
        event.updates.some(({ market_id, status }) => market_id === '1' && status === -1),
    );
    expect(closed).toBe(true);
  });

  it('[RT-4] Brazil’s channel is Portuguese', async () => {
    const { events } = await listen(channelOf({ kind: 'updates', locale: 'pt-BR' }));
    await until(() => kinds(events).has('match_changed'));
    expect(channelOf({ kind: 'updates', locale: 'pt-BR' })).toBe('updates:pt');
  });

  it('[RT-8] a match nobody watched for a while comes back with a whole snapshot', async () => {
    const matchId = await earlyMatch();
    const channel = channelOf({ kind: 'match', locale: 'en', matchId });
    const first = await listen(channel);
    first.client.disconnect();
    await vi.waitUntil(() => !sandbox.core.realtime.activeChannels().has(channel));
    sandbox.pass(61_000);
    const again = await listen(channel);
    await until(() => kinds(again.events).has('markets_changed'));
    const snapshot = again.events.find(({ event }) => event === 'markets_changed');
    expect(snapshot?.event === 'markets_changed' && snapshot.markets.length).toBeGreaterThan(5);
  });
});

describe('tokens', () => {
  it('[RT-3] a visitor’s token connects and names nobody', async () => {
    const { token, player_id } = await sandbox.call(createWebsocketToken, { body: {} });
    expect(player_id).toBeNull();
    const client = new Centrifuge(`${sandbox.origin.replace('http', 'ws')}/connection/websocket`, { token });
    client.connect();
    await client.ready(5000);
    client.disconnect();
  });

  it('[RT-3] a private channel does not open to a visitor', async () => {
    const refusal = await sandbox.refused(authorizeChannels, { body: { channels: ['$player:1'] } });
    expect(refusal.status).toBe(401);
    const client = await sandbox.connect();
    const subscription = client.newSubscription('$player:1');
    const failed = new Promise((resolve) => subscription.on('error', resolve).on('unsubscribed', resolve));
    subscription.subscribe();
    await failed;
    expect(subscription.state).not.toBe('subscribed');
  });
});

function total(match: { type: string; statistics?: unknown }): number {
  const score = (match as { statistics?: { total_score?: { home: number; away: number } | null } | null }).statistics
    ?.total_score;
  return score === undefined || score === null ? 0 : score.home + score.away;
}
