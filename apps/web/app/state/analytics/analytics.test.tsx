import { analyticsEvent, type AnalyticsEvent } from '@slipstream/contract/embed/analytics-event';
import type { Bet } from '@slipstream/contract/entities/bets/bet';
import type { Profile } from '@slipstream/contract/entities/account/profile';
import { minor } from '@slipstream/units/minor';
import { describe, expect, it, vi } from 'vitest';

import type { Site } from '../../site/site.tsx';
import { pickFrom, playerTerms, slipFixture } from '../slip/slip-fixture.ts';
import { createStores } from '../stores.ts';
import { pageKeyOf } from './page-key.ts';
import { startAnalytics } from './start-analytics.ts';
import { trackSlip } from './track-slip.ts';
import { trackedAmount } from './tracked-amount.ts';

const seed = { clock: { nowMs: 0, rate: 1 }, oddsFormat: 'european' } as const;
const site = { scripts: [] } as unknown as Site;
const olivia = { id: 'p-1', email: { email: 'olivia@slipstream.example' }, name: 'Olivia', currency: 'EUR' };

/** A page in a frame of a host that measures; what it was told. */
function framed(answer: 'all' | 'necessary' | null, capabilities: readonly string[] = ['analytics']) {
  const stores = createStores(seed);
  const heard: AnalyticsEvent[] = [];
  stores.host.setMode('iframe');
  stores.host.connect({
    capabilities: new Set(capabilities),
    send: (message) => void (message.type === 'analytics' && heard.push(message.event)),
  });
  stores.consent.setState({ answer });
  const stop = startAnalytics(site, stores);
  return { stores, heard, stop, names: () => heard.map(({ name }) => name) };
}

const layer = () => JSON.stringify(Reflect.get(globalThis, 'dataLayer') ?? []);

describe('what happened', () => {
  it('[CONFIG-5] [SESSION-5] is told to nobody without consent, and from then on with the page that is open', () => {
    const { stores, names, stop } = framed(null);
    stores.analytics.view({ path: '/sportsbook/live', hash: '' });
    stores.auth.request('sign_in');
    expect(names()).toEqual([]);
    stores.consent.setState({ answer: 'all' });
    stores.auth.request('deposit');
    expect(names()).toEqual(['page_view', 'auth_requested']);
    stores.consent.setState({ answer: 'necessary' });
    stores.auth.request('sign_up');
    expect(names()).toHaveLength(2);
    stop();
  });

  it('[CONFIG-3] [CONFIG-5] is in the data layer of a site by itself, whose scripts come after consent', () => {
    const append = vi.spyOn(document.head, 'append').mockImplementation(() => undefined);
    const stores = createStores(seed);
    stores.consent.setState({ answer: 'necessary' });
    const stop = startAnalytics({ scripts: [{ vendor: 'gtm', id: 'GTM-1' }] } as unknown as Site, stores);
    stores.analytics.view({ path: '/sportsbook/live', hash: '' });
    expect([append.mock.calls.length, layer()]).toEqual([0, '[]']);
    stores.consent.setState({ answer: 'all' });
    expect(append).toHaveBeenCalledOnce();
    expect(layer()).toContain('"event":"sportsbook.page_view","path":"/sportsbook/live","pageKey":"in_play"');
    stop();
    Reflect.deleteProperty(globalThis, 'dataLayer');
    append.mockRestore();
  });

  it('[CONFIG-5] is not told to a host that does not want it', () => {
    const { stores, names, stop } = framed('all', []);
    stores.analytics.view({ path: '/sportsbook', hash: '' });
    expect(names()).toEqual([]);
    stop();
  });

  it('[CONFIG-5] holds a session, a deposit and a search, and nothing of who it was', () => {
    const { stores, heard, names, stop } = framed('all');
    stores.analytics.view({ path: '/de/sportsbook/soccer/arsenal-m48213377', hash: '' });
    stores.session.state.setState({ status: 'visitor' });
    stores.session.setPlayer({ ...olivia, authPhone: null } as unknown as Profile, []);
    stores.deposits.tell('success');
    stores.analytics.track({ name: 'search', resultCount: 3 });
    stores.session.end('player');
    expect(names()).toEqual(['page_view', 'signed_in', 'deposit_ended', 'search', 'signed_out']);
    expect(heard[0]).toEqual({ name: 'page_view', path: '/de/sportsbook/soccer/arsenal-m48213377', pageKey: 'match' });
    expect(JSON.stringify(heard)).not.toMatch(/olivia|p-1|slipstream\.example/i);
    stop();
  });

  it('[CONFIG-5] loses on the way whatever the contract has no place for', () => {
    const { stores, heard, stop } = framed('all');
    const careless = { name: 'signed_in', email: 'olivia@slipstream.example', playerId: 'p-1' } as AnalyticsEvent;
    stores.analytics.track(careless);
    stores.analytics.track({ name: 'page_view', path: '/a?reset_password_token=x', pageKey: 'auth' });
    expect(heard).toEqual([{ name: 'signed_in' }]);
    stop();
  });

  it('[CONFIG-5] no event has a field that could say who the player is', () => {
    const fields = new Set(analyticsEvent.def.options.flatMap(({ shape }) => Object.keys(shape)));
    const known = 'name path pageKey matchId sportKey betType amount currency selectionCount quick code';
    expect([...fields].toSorted()).toEqual(
      [...known.split(' '), 'flow', 'reason', 'status', 'bonusType', 'resultCount'].toSorted(),
    );
  });
});

function tracked() {
  const fixture = slipFixture(playerTerms);
  const track = vi.fn<(event: AnalyticsEvent) => void>();
  trackSlip(fixture.store, fixture.slip.quick, { track });
  const pick = pickFrom(fixture.board, fixture.market, 0);
  return { ...fixture, pick, events: () => track.mock.calls.map(([event]) => event) };
}

describe('what happened to the slip', () => {
  it('[CONFIG-5] a pick and its removal by the player are told once each, what the feed does is not', () => {
    const { store, pick, events } = tracked();
    const { matchId, sportKey } = pick;
    store.toggle(pick);
    store.dispatch({ kind: 'freshness-changed', matchId: 'all', isStale: true });
    store.toggle(pick);
    expect(events()).toEqual([
      { name: 'selection_added', matchId, sportKey },
      { name: 'selection_removed', matchId, sportKey },
    ]);
  });

  it('[CONFIG-5] [BET-4] a placed bet is told with its stake in whole units, a refused one with its reason', () => {
    const { store, pick, events } = tracked();
    store.toggle(pick);
    store.dispatch({ kind: 'stake-changed', target: 'all', stake: minor(1250) });
    store.dispatch({ kind: 'placement-started', key: 'key-one-0123456789' });
    store.dispatch({ kind: 'placement-failed', key: 'key-one-0123456789', failure: { kind: 'uncoded' } });
    store.dispatch({ kind: 'placement-started', key: 'key-two-0123456789' });
    const bet = { id: 'b-1', type: 'single', stake: { value: 1250, currency: 'EUR', subunits: 100 }, selections: [{}] };
    store.dispatch({
      kind: 'placement-succeeded',
      key: 'key-two-0123456789',
      placed: { placedBets: [bet as unknown as Bet], messagesByBet: [] },
    });
    expect(events().slice(1)).toEqual([
      { name: 'bet_refused', code: 'uncoded' },
      { name: 'bet_placed', betType: 'single', amount: '12.50', currency: 'EUR', selectionCount: 1, quick: false },
    ]);
    expect(events().every((event) => analyticsEvent.safeParse(event).success)).toBe(true);
  });

  it.each([
    [1250, 100, '12.50'],
    [5, 100, '0.05'],
    [700, 1, '700'],
    [1, 100_000_000, '0.00000001'],
  ])('[BET-4] %i with %i subunits is %s', (amount, subunits, text) => {
    expect(trackedAmount(minor(amount), subunits)).toBe(text);
  });
});

it.each([
  ['/sportsbook', 'home'],
  ['/de/sportsbook/live', 'in_play'],
  ['/sportsbook/cybersport', 'cyberspace'],
  ['/sportsbook/soccer', 'sport'],
  ['/sportsbook/soccer/england-premier-league-l17', 'league'],
  ['/sportsbook/soccer/arsenal-tottenham-m48213377', 'match'],
  ['/sportsbook/users/sign-in', 'auth'],
  ['/sportsbook/general-rules', 'general_rules'],
  ['/de/sportsbook/premium-cricket', 'premium_cricket'],
  ['/sportsbook/promotions/winter-cup', 'promotions'],
  ['/sportsbook/locked', 'locked'],
  ['/elsewhere', 'other'],
])('[ROUTE-5] [ROUTE-14] %s is called %s', (path, key) => {
  expect(pageKeyOf(path)).toBe(key);
});

it('[ROUTE-14] my bets are a page of their own, wherever they are opened', () => {
  expect(pageKeyOf('/de/sportsbook/soccer', '#myBets')).toBe('bets_history');
  expect(pageKeyOf('/de/sportsbook/soccer', '#betBuilder')).toBe('sport');
});
