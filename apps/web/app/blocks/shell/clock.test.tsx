import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { createStores } from '../../state/stores.ts';
import { StoresContext } from '../../state/use-stores.ts';
import { MessagesProvider } from '../../shared/messages/messages-provider.tsx';
import { Clock } from './clock.tsx';

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('[SHOW-6] the header shows the clock kick-offs are meant in, which may run faster than the wall', async () => {
  const clock = { nowMs: Date.parse('2027-01-05T17:30:00Z'), rate: 60 };
  const stores = createStores({ clock, oddsFormat: 'european', timeZone: 'Europe/Berlin' });
  const place = document.createElement('div');
  const root = createRoot(place);
  await act(async () =>
    root.render(
      <StoresContext value={stores}>
        <MessagesProvider locale="en" messages={{} as never}>
          <Clock settings={{ seconds: false, zone: true }} data={null} />
        </MessagesProvider>
      </StoresContext>,
    ),
  );
  expect(place.textContent).toBe('18:30 GMT+1');
  await act(async () => vi.advanceTimersByTime(2000));
  expect(place.textContent).toBe('18:32 GMT+1');
  await act(async () => root.unmount());
});
