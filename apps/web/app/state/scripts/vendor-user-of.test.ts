import type { Profile } from '@slipstream/contract/entities/account/profile';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import type { Api } from '../../api/call-api.ts';
import { SessionStore } from '../session/session-store.ts';
import { vendorUserOf } from './vendor-user-of.ts';

const call = async () => Promise.resolve({ kind: 'reply', reply: { userId: 'named' } });
const api = { call } as unknown as Api;
const profile = { id: 'p', name: 'Olivia', email: { email: 'o@slipstream.example' }, authPhone: null };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('[CONFIG-12] a chat that is opened before the player is known is told who it is all the same', async () => {
  const session = new SessionStore();
  const user = vendorUserOf(api, { locale: 'en' }, session);
  session.setPlayer(profile as unknown as Profile, []);
  const player = { id: 'named', name: 'Olivia', email: 'o@slipstream.example' };
  expect(await user).toEqual({ locale: 'en', player });
});

it('[CONFIG-12] a chat opens without a name where nobody says who is here', async () => {
  const user = vendorUserOf(api, { locale: 'en' }, new SessionStore());
  await vi.advanceTimersByTimeAsync(5000);
  expect(await user).toEqual({ locale: 'en', player: null });
});
