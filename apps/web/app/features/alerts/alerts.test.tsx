import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { renderOnPage } from '../../shared/page/render-fixture.tsx';
import { showAlert } from '../../state/alerts.ts';
import { Alerts } from './alerts.tsx';

beforeEach(async () => {
  // The top layer is a browser's; the script of a toast is loaded when the first one is shown.
  HTMLElement.prototype.showPopover ??= () => undefined;
  await import('../../ui/toast/toast.tsx');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => vi.useRealTimers());

function alertsOnPage() {
  const { stores, texts } = renderOnPage(<Alerts />);
  return {
    show: async (title: string) => act(async () => showAlert(stores.alerts, { tone: 'info', title })),
    pass: async (ms: number) => act(async () => vi.advanceTimersByTime(ms)),
    shown: () => texts('b'),
  };
}

it('[ALERT-1] one alert is shown at a time: a new one replaces the one before', async () => {
  const { show, shown } = alertsOnPage();
  expect(shown()).toEqual([]);
  await show('first');
  expect(shown()).toEqual(['first']);
  await show('second');
  expect(shown()).toEqual(['second']);
});

it('[ALERT-1] an alert is shown for five seconds, counted from its own beginning', async () => {
  const { show, pass, shown } = alertsOnPage();
  await show('first');
  await pass(4000);
  await show('second');
  await pass(4999);
  expect(shown()).toEqual(['second']);
  await pass(1);
  expect(shown()).toEqual([]);
});

it('[ALERT-1] going offline dismisses the alert before and says so', async () => {
  const { show, shown } = alertsOnPage();
  await show('first');
  await act(async () => dispatchEvent(new Event('offline')));
  expect(shown()).toEqual(['No connection']);
});

it('[ALERT-1] the same words twice are two alerts, each for five seconds', async () => {
  const { show, pass, shown } = alertsOnPage();
  await show('again');
  await pass(4000);
  await show('again');
  await pass(4000);
  expect(shown()).toEqual(['again']);
});
