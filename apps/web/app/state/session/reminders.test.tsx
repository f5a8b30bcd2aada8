import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { createApi } from '../../api/call-api.ts';
import type { Site } from '../../site/site.tsx';
import { createStores } from '../stores.ts';
import { deviceId } from '../storage/device-id.ts';
import { startReminders } from './reminders.ts';
import { keepAffiliate } from './visitor-cookies.ts';

const seed = { clock: { nowMs: 0, rate: 1 }, oddsFormat: 'european', timeZone: 'UTC' } as const;
const api = createApi({
  origin: 'http://api.test',
  locale: 'en',
  fetch: async () => Response.json({ data: [{ id: 'players', name: 'Players' }] }),
});

function forgetEverything(): void {
  localStorage.clear();
  for (const pair of document.cookie.split('; ')) document.cookie = `${pair.split('=')[0]}=; Max-Age=0; Path=/`;
}

function visit(status: 'player' | 'visitor', reminders: Partial<Site['reminders']>) {
  const stores = createStores(seed);
  const site = { isSignUpAllowed: true, reminders: { deposit: null, signUpAfterMs: null, ...reminders } } as Site;
  const stop = startReminders(site, stores, api);
  stores.session.state.setState({ status });
  return { flow: () => stores.auth.state.getState().flow, stop, stores };
}

beforeEach(() => {
  vi.useFakeTimers();
  forgetEverything();
});
afterEach(() => vi.useRealTimers());

describe('reminders', () => {
  it('[REMIND-1] suggest a deposit to the group the site says, once a day', async () => {
    const deposit = { groupId: 'players', afterMs: 10_000 };
    const first = visit('player', { deposit });
    await vi.advanceTimersByTimeAsync(9999);
    expect(first.flow()).toBeNull();
    await vi.advanceTimersByTimeAsync(1);
    expect(first.flow()).toBe('deposit');
    first.stop();
    const again = visit('player', { deposit });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(again.flow()).toBeNull();
    again.stop();
  });

  it('[REMIND-1] suggest nothing to players of other groups', async () => {
    const { flow, stop } = visit('player', { deposit: { groupId: 'vip', afterMs: 0 } });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(flow()).toBeNull();
    stop();
  });

  it('[REMIND-2] suggest signing up to a visitor, once for good', async () => {
    const first = visit('visitor', { signUpAfterMs: 5000 });
    await vi.advanceTimersByTimeAsync(5000);
    expect(first.flow()).toBe('sign_up');
    first.stop();
    const again = visit('visitor', { signUpAfterMs: 5000 });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(again.flow()).toBeNull();
    again.stop();
  });

  it('[EMBED-1] stay away in a mobile app', async () => {
    const { flow, stop, stores } = visit('visitor', { signUpAfterMs: 5000 });
    stores.host.setMode('app');
    stores.session.state.setState({ status: 'pending' });
    stores.session.state.setState({ status: 'visitor' });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(flow()).toBeNull();
    stop();
  });
});

describe('what is kept of a visitor', () => {
  it('[SESSION-5] a device id that stays, and the tag of whoever sent them', () => {
    const made = deviceId();
    expect(made).toMatch(/^[\da-f-]{36}$/);
    expect(deviceId()).toBe(made);
    keepAffiliate('?stag=partner_7');
    expect(document.cookie).toContain('affiliate_id=partner_7');
    keepAffiliate('?stag=<script>');
    expect(document.cookie).not.toContain('script');
  });
});
