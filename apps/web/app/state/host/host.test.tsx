import { authFlows, type AuthFlow } from '@slipstream/contract/embed/auth-flow';
import type { Account } from '@slipstream/contract/entities/account/account';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { Credentials } from '../../api/credentials.ts';
import { AuthStore } from '../session/auth-store.ts';
import { SessionStore } from '../session/session-store.ts';
import { askHost } from './ask-host.ts';
import { HostBridge, runModeOf } from './host-bridge.ts';
import { HostSession } from './host-session.ts';

const token = 'token-of-the-host-0123456789';
const loggedIn = (expiresAtMs: number | null) => ({ status: 'logged_in', token, expiresAtMs }) as const;

function framed(capabilities: readonly string[] = ['session', 'auth']) {
  const sent: { readonly type: string }[] = [];
  const host = new HostBridge();
  host.connect({ capabilities: new Set(capabilities), send: (message) => void sent.push(message) });
  const session = new SessionStore();
  const asked: string[] = [];
  session.attach({
    ask: async () => void asked.push('who'),
    signIn: () => void asked.push('sign-in'),
    signOut: async () => true,
  });
  const credentials = new Credentials();
  const hostSession = new HostSession({ host, session }, credentials);
  hostSession.start();
  const types = () => sent.map(({ type }) => type);
  return { host, session, credentials, hostSession, asked, sent, types };
}

const player = { status: 'player' } as const;
const refusedCall = { id: 'getAccounts', auth: 'player' } as const;

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe('the session a host has', () => {
  it('[EMBED-3] logged in with a token refreshes the session, and a minute before its end another is asked for', async () => {
    const { hostSession, credentials, asked, types } = framed();
    hostSession.hear(loggedIn(Date.now() + 600_000));
    expect([credentials.token, asked]).toEqual([token, ['who']]);
    await vi.advanceTimersByTimeAsync(539_000);
    expect(types()).toEqual([]);
    await vi.advanceTimersByTimeAsync(1000);
    expect(types()).toEqual(['session_request']);
  });

  it('[EMBED-3] logged out while a player is here signs out and drops the token', () => {
    const { hostSession, credentials, session } = framed();
    hostSession.hear(loggedIn(null));
    session.state.setState(player);
    hostSession.hear({ status: 'logged_out' });
    expect([credentials.token, session.state.getState().status]).toEqual([null, 'visitor']);
  });

  it('[EMBED-7] a refused token is the host’s to replace; without an answer the player is asked to sign in', async () => {
    const { hostSession, credentials, session, asked, types } = framed();
    hostSession.hear(loggedIn(null));
    session.state.setState(player);
    credentials.refused(refusedCall, 401, credentials.turn);
    expect(types()).toEqual(['session_request']);
    hostSession.hear(loggedIn(null));
    await vi.advanceTimersByTimeAsync(10_000);
    expect(session.isPlayer()).toBe(true);
    credentials.refused(refusedCall, 401, credentials.turn);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(session.isPlayer()).toBe(false);
    expect(asked).toContain('sign-in');
  });

  it.each([
    [['auth'], 'auth_request', null],
    [[], null, 'sign_in'],
  ] as const)('[EMBED-2] [EMBED-5] a host that can %j is sent %s, and our own dialog shows %s', (can, type, flow) => {
    const { host, session, types } = framed(can);
    const auth = new AuthStore(() => 0);
    askHost({ auth, host, session });
    auth.request('sign_in');
    expect([types()[0] ?? null, auth.state.getState().flow]).toEqual([type, flow]);
  });
});

const account = { currency: 'EUR', active: true } as Account;

const requested = (can: readonly string[], flow: AuthFlow, accounts: readonly Account[] = []) => {
  const { host, session, sent } = framed(can);
  session.state.setState({ accounts });
  const auth = new AuthStore(() => 0);
  const stop = askHost({ auth, host, session });
  auth.request(flow);
  stop();
  return { message: sent[0] ?? null, dialog: auth.state.getState().flow };
};

describe('what a player wants of the platform', () => {
  it.each(authFlows)('[EMBED-2] %s is requested from the host by message', (flow) => {
    const { message, dialog } = requested(['auth'], flow);
    expect(message).toMatchObject({ type: 'auth_request', flow, returnTo: location.pathname + location.search });
    expect(dialog).toBeNull();
  });

  it.each(authFlows)('[EMBED-2] %s opens in our own dialog where the host does not do it', (flow) => {
    expect(requested(['deposit'], flow)).toEqual({ message: null, dialog: flow });
  });

  it.each([
    [['auth', 'deposit'], 'deposit_request'],
    [['deposit'], 'deposit_request'],
    [['auth'], 'auth_request'],
  ])('[EMBED-2] a deposit of a player is asked of a host that can %j as %s', (can, type) => {
    expect(requested(can, 'deposit', [account]).message).toMatchObject({ type });
  });
});

describe('how the sportsbook runs', () => {
  const top = { location: { search: '' } } as Window;
  it.each([
    ['standalone', { ...top, parent: undefined }, ''],
    ['iframe', { ...top, parent: {} }, ''],
    ['app', { ...top, parent: undefined }, '?mode=app'],
  ])('[EMBED-1] as %s', (mode, shape, search) => {
    const self = { ...shape, location: { search } } as unknown as Record<string, unknown>;
    self['parent'] ??= self;
    expect(runModeOf(self as unknown as Window, undefined)).toBe(mode);
  });
});
