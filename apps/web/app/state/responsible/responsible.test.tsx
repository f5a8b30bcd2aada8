import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { createApi } from '../../api/call-api.ts';
import { createStores } from '../stores.ts';
import { readPoll, startResponsible } from './start-responsible.ts';
import { syncModals } from './sync-modals.ts';
import { hasActivityLimit } from './track-activity.ts';

const seed = { clock: { nowMs: 0, rate: 1 }, oddsFormat: 'european', timeZone: 'UTC' } as const;
const refused = (status: number) =>
  ({ kind: 'failure', failure: { code: 'refused', status, error: undefined } }) as const;
const check = { period: 600, elapsed_seconds: 754, currency: 'EUR', staked: 500, returned: 200, profit: -300 };
const activityLimit = {
  id: 'l-1',
  type: 'activity',
  amount: null,
  seconds: 600,
  period: 'day',
  status: 'active',
  used: 0,
  created_at: '2026-11-15 20:00:00 UTC',
  active_from: null,
  active_until: null,
};
const session = { id: 's-1', started_at: '2026-11-15 20:00:00 UTC', ends_at: null, reality_check: null };

describe('a poll of the betting session', () => {
  it.each([
    ['a session limit', refused(403), 'over'],
    ['a bad request', refused(400), 'stop'],
    ['a sign-in that ended, which is dealt with elsewhere', refused(401), 'unknown'],
    ['no answer', { kind: 'failure', failure: { code: 'unreachable' } } as const, 'unknown'],
  ])('[RG-1] %s means %#', (_, result, kind) => {
    expect(readPoll(result).kind).toBe(kind);
  });

  it.each([
    ['activity', 'active', true],
    ['activity', 'confirmed_disabled', true],
    ['activity', 'confirmed', false],
    ['activity', 'disabled', false],
    ['deposit', 'active', false],
  ] as const)('[RG-4] a limit of type %s that is %s has activity counted: %s', (type, status, isCounted) => {
    expect(hasActivityLimit([{ type, status }])).toBe(isCounted);
  });
});

/** A page with a player, and a platform that answers what the test says. */
function playing(answers: Record<string, () => Response | Promise<Response>>) {
  const asked: string[] = [];
  const stores = createStores(seed);
  const signedOut: string[] = [];
  stores.session.attach({ ask: async () => undefined, signIn: () => undefined, signOut: async () => true });
  stores.session.onSignedOut((reason) => signedOut.push(reason));
  stores.session.state.setState({ status: 'player' });
  const api = createApi({
    origin: 'http://platform.test',
    locale: 'en',
    fetch: async (input, init) => {
      const path = new URL(new Request(input, init).url).pathname.replace('/platform', '');
      asked.push(path);
      return (answers[path] ?? (() => Response.json(session)))();
    },
  });
  const stop = startResponsible(api, stores, true);
  ended.push(stop);
  return { stores, asked, signedOut, modal: () => stores.responsible.state.getState().modal };
}

const settle = async (ms = 0) => vi.advanceTimersByTimeAsync(ms);
let ended: (() => void)[] = [];
beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  for (const end of ended) end();
  ended = [];
  vi.useRealTimers();
});
const times = (asked: readonly string[], path: string) => asked.filter((each) => each === path).length;

describe('watching over a player', () => {
  it('[RG-1] [RG-2] looks at once and every 30 s, and opens the check when one is due', async () => {
    let due: object | null = null;
    const { asked, modal, stores } = playing({
      '/sportsbook_sessions': () => Response.json({ ...session, reality_check: due }),
    });
    await settle();
    await settle(30_000);
    expect(times(asked, '/sportsbook_sessions')).toBe(2);
    expect(modal()).toBeNull();
    due = check;
    await settle(30_000);
    expect(modal()).toBe('reality_check');
    expect(stores.responsible.state.getState().check).toMatchObject({ staked: 500 });
    due = null;
    expect(await stores.responsible.goOn()).toBe(true);
    expect(times(asked, '/sportsbook_sessions/continue')).toBe(1);
    expect(modal()).toBeNull();
  });

  it('[RG-1] a session limit signs out, opens its modal and ends the looking', async () => {
    const { asked, modal, signedOut } = playing({
      '/sportsbook_sessions': () =>
        Response.json({ message: 'x', code: 'session_limit', details: [] }, { status: 403 }),
    });
    await settle(120_000);
    expect(modal()).toBe('out_of_session');
    expect(signedOut).toEqual(['session_limit']);
    expect(times(asked, '/sportsbook_sessions')).toBe(1);
  });

  it('[RG-1] a bad request ends the looking without a word', async () => {
    const { asked, modal, signedOut } = playing({
      '/sportsbook_sessions': () => Response.json({ message: 'x', code: 'bad_request', details: [] }, { status: 400 }),
    });
    await settle(120_000);
    expect(times(asked, '/sportsbook_sessions')).toBe(1);
    expect([modal(), signedOut]).toEqual([null, []]);
  });

  it.each([
    ['[RG-1] the session limit', '/sportsbook_sessions', 403, 'session_limit', 'out_of_session'],
    ['[RG-3] the activity limit', '/player/activity_limit_track', 401, 'activity_limit', 'activity_limit'],
  ])(
    '%s is explained also when another call has heard first that the sign-in ended',
    async (_, path, status, code, opened) => {
      const { promise, resolve: answer } = Promise.withResolvers<Response>();
      const { modal, signedOut, stores } = playing({
        '/user_limits': () => Response.json({ data: [activityLimit] }),
        [path]: () => promise,
      });
      await settle();
      stores.session.expire();
      for (const end of ended) end();
      answer(Response.json({ message: 'x', code, details: [] }, { status }));
      await settle();
      expect([modal(), signedOut]).toEqual([opened, ['expired']]);
    },
  );

  it('[RG-3] counts a minute each minute while an activity limit holds, and leaves when it is used up', async () => {
    let isUsedUp = false;
    const { asked, modal, signedOut } = playing({
      '/user_limits': () => Response.json({ data: [activityLimit] }),
      '/player/activity_limit_track': () =>
        isUsedUp
          ? Response.json({ message: 'x', code: 'activity_limit', details: [] }, { status: 401 })
          : Response.json({ seconds_left: 60 }),
    });
    await settle();
    await settle(60_000);
    expect(times(asked, '/player/activity_limit_track')).toBe(2);
    isUsedUp = true;
    await settle(60_000);
    expect(modal()).toBe('activity_limit');
    expect(signedOut).toEqual(['activity_limit']);
  });
});

/** Two pages of one browser; a message arrives when both have had their turn. */
function twoTabs() {
  const tabs = [createStores(seed), createStores(seed)] as const;
  for (const stores of tabs) {
    stores.session.state.setState({ status: 'player' });
    ended.push(syncModals(stores));
  }
  const modals = () => tabs.map(({ responsible }) => responsible.state.getState().modal);
  return { tabs, modals };
}

describe('the modals of two tabs', () => {
  it.each(['out_of_session', 'activity_limit'] as const)(
    '[RG-2] %s opens in both, signs out in both, and is closed in both by the other one',
    async (modal) => {
      const { tabs, modals } = twoTabs();
      tabs[0].responsible.open(modal);
      await vi.waitFor(() => expect(modals()).toEqual([modal, modal]));
      expect(tabs[1].session.state.getState().status).toBe('visitor');
      tabs[1].responsible.close();
      await vi.waitFor(() => expect(modals()).toEqual([null, null]));
    },
  );

  it('[RG-2] a check that opened in one is asked after in the other', async () => {
    const { tabs } = twoTabs();
    const poll = vi.fn<() => void>();
    tabs[1].responsible.watch({ goOn: async () => true, poll });
    tabs[0].responsible.open('reality_check');
    await vi.waitFor(() => expect(poll).toHaveBeenCalledOnce());
  });
});
