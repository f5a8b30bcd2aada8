import { loadCatalogue } from '@slipstream/locales/load-catalogue';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { MessagesProvider } from '../../shared/messages/messages-provider.tsx';
import { SiteProvider, type Site } from '../../site/site.tsx';
import { CompPoints } from './comp-points.tsx';

const { call } = vi.hoisted(() => ({ call: vi.fn<() => Promise<unknown>>() }));
vi.mock('../../api/site-api.ts', () => ({ siteApi: () => ({ call }) }));

const messages = await loadCatalogue('en');

beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));
afterEach(() => vi.unstubAllGlobals());

async function textAfter(result: object): Promise<string> {
  call.mockResolvedValue(result);
  const place = document.createElement('div');
  const root = createRoot(place);
  await act(async () =>
    root.render(
      <MessagesProvider locale="en" messages={messages}>
        <SiteProvider site={{ locale: 'en' } as Site}>
          <CompPoints />
        </SiteProvider>
      </MessagesProvider>,
    ),
  );
  const text = place.textContent;
  act(() => root.unmount());
  return text;
}

const refused = (status: number) => ({ kind: 'failure', failure: { code: 'refused', status, error: undefined } });

it.each([
  ['are shown as a number', { kind: 'reply', reply: { points: 125_000, exchangeRate: 100 } }, 'Comp points125,000'],
  ['are shown when there are none yet', { kind: 'reply', reply: { points: 0, exchangeRate: null } }, 'Comp points0'],
  ['refused with 401 are not shown', refused(401), ''],
  ['that can’t be read are not shown', { kind: 'failure', failure: { code: 'unreachable' } }, ''],
])('[SESSION-16] points that %s', async (_, result, text) => {
  expect(await textAfter(result)).toBe(text);
});
