import type { BetId } from '@slipstream/units/ids';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { renderOnPage } from '../../../shared/page/render-fixture.tsx';
import { betOf } from '../../../state/my-bets/bet-fixture.ts';
import PushAsk from './push-ask.tsx';

const requestPermission = vi.fn<() => Promise<NotificationPermission>>(async () => 'denied');

beforeEach(() => {
  localStorage.clear();
  vi.clearAllMocks();
  vi.stubGlobal('PushManager', Object);
  vi.stubGlobal('Notification', { permission: 'default', requestPermission });
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: { controller: {} } });
});
afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

const show = (placed = [betOf()]) =>
  renderOnPage(<PushAsk publicKey="KEY" placed={placed} />, { apiUrl: 'http://api.test' });

it('[PUSH-5] "Not now" is the end of it: neither the page nor the browser asks again', async () => {
  const { press, container } = show();
  await press('Not now');
  expect(container.textContent).toBe('');
  expect(show().container.textContent).toBe('');
  expect(requestPermission).not.toHaveBeenCalled();
});

it('[PUSH-5] the browser asks after a press only, and once', async () => {
  const { press } = show();
  expect(requestPermission).not.toHaveBeenCalled();
  await press('Notify me');
  expect(requestPermission).toHaveBeenCalledOnce();
  expect(show().container.textContent).toBe('');
});

it('[PUSH-5] nobody is asked about bets that were not accepted', () => {
  const rejected = betOf({ status: 'rejected' });
  expect(show([rejected]).container.textContent).toBe('');
  expect(show([rejected, betOf({ id: 'b2' as BetId, status: 'submitted' })]).container.textContent).not.toBe('');
});
