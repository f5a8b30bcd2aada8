import type { Account } from '@slipstream/contract/entities/account/account';
import type { Profile } from '@slipstream/contract/entities/account/profile';
import type { PlayerId } from '@slipstream/units/ids';
import type { Minor } from '@slipstream/units/minor';
import { describe, expect, it } from 'vitest';

import { AuthStore } from './auth-store.ts';
import { SessionStore } from './session-store.ts';

const profile: Profile = {
  id: 'p-1' as PlayerId,
  email: { email: 'olivia@slipstream.example', confirmed: true },
  authPhone: null,
  phones: [],
  name: 'Olivia',
  language: 'en',
  currency: 'EUR',
  statuses: [],
  authFieldsMissed: [],
  brRegulator: null,
  country: null,
  verified: true,
  createdAt: null,
};
const account = (currency: string, active: boolean): Account => ({
  currency,
  active,
  balance: { currency, amount: 100 as Minor, version: 1 },
});
const wallets = (active: string) => ['EUR', 'USD'].map((currency) => account(currency, currency === active));

function playing() {
  const session = new SessionStore();
  const asked: string[] = [];
  let isReachable = true;
  session.attach({
    ask: async () => session.setPlayer(profile, wallets('EUR')),
    signIn: () => asked.push('sign-in'),
    signOut: async () => isReachable,
  });
  const reasons: string[] = [];
  session.onSignedOut((reason) => reasons.push(reason));
  return { session, asked, reasons, cut: () => (isReachable = false) };
}

describe('who is here', () => {
  it('[SESSION-1] is unknown, then pending while it is asked, then known', async () => {
    const { session } = playing();
    const seen = [session.state.getState().status];
    session.subscribe(({ status }) => seen.push(status));
    await session.refresh();
    expect(seen).toEqual(['unknown', 'pending', 'player']);
  });

  it('[SESSION-1] is asked as soon as it can be, if a host said so before the calls were loaded', async () => {
    const session = new SessionStore();
    await session.refresh();
    expect(session.state.getState().status).toBe('pending');
    session.attach({
      ask: async () => session.setPlayer(profile, wallets('EUR')),
      signIn: () => undefined,
      signOut: async () => true,
    });
    await session.known();
    expect(session.isPlayer()).toBe(true);
  });

  it.each([
    [{}, 'player'],
    [{ email: null, authPhone: { number: '+4915100000001' } }, 'player'],
    [{ email: null }, 'visitor'],
  ])('[SESSION-1] logged in is having an email or a phone to sign in with: %j is a %s', (change, status) => {
    const { session } = playing();
    session.setPlayer({ ...profile, ...change } as Profile, []);
    expect(session.state.getState().status).toBe(status);
  });

  it('[SESSION-2] signing out calls the platform, then clears profile and accounts and tells whoever kept something', async () => {
    const { session, reasons, asked } = playing();
    await session.refresh();
    expect(await session.signOut('player')).toBe(true);
    expect(session.state.getState()).toEqual({ status: 'visitor', profile: null, accounts: [] });
    expect(reasons).toEqual(['player']);
    expect(asked).toEqual([]);
  });

  it.each([
    ['player', 'player'],
    ['session_limit', 'visitor'],
  ] as const)('[SESSION-2] without the platform, signing out for %s leaves a %s', async (reason, status) => {
    const { session, cut } = playing();
    await session.refresh();
    cut();
    expect(await session.signOut(reason)).toBe(false);
    expect(session.state.getState().status).toBe(status);
  });

  it('[SESSION-2] an expired session ends once and asks for sign-in', async () => {
    const { session, asked, reasons } = playing();
    await session.refresh();
    session.expire();
    session.expire();
    expect(asked).toEqual(['sign-in']);
    expect(reasons).toEqual(['expired']);
  });

  it('[SESSION-4] a profile in another currency of the player is a currency change, one without an account is not', async () => {
    const { session } = playing();
    const changes: string[] = [];
    session.onCurrencyChanged((currency) => changes.push(currency));
    await session.refresh();
    session.setPlayer({ ...profile, currency: 'USD' }, wallets('USD'));
    session.setPlayer({ ...profile, currency: 'JPY' }, wallets('USD'));
    session.setPlayer({ ...profile, id: 'p-2' as PlayerId, currency: 'EUR' }, wallets('EUR'));
    expect(changes).toEqual(['USD']);
  });
});

describe('what is wanted of the platform', () => {
  it('[EMBED-2] is asked of the host where it does that, and shown in a dialog where not', () => {
    let nowMs = 0;
    const auth = new AuthStore(() => nowMs);
    const asked: string[] = [];
    const leave = auth.viaHost((flow) => asked.push(flow) > 0);
    auth.request('sign_in');
    auth.request('sign_in');
    auth.request('deposit');
    expect(asked).toEqual(['sign_in', 'deposit']);
    expect(auth.state.getState().flow).toBeNull();
    leave();
    nowMs = 5000;
    auth.request('sign_in');
    expect(auth.state.getState().flow).toBe('sign_in');
  });
});
