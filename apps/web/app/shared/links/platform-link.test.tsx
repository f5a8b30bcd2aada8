import { act } from 'react';
import { expect, it } from 'vitest';

import { useStores } from '../../state/use-stores.ts';
import { renderOnPage } from '../page/render-fixture.tsx';
import { PlatformLink } from './platform-link.tsx';

const site = { platformUrl: 'https://platform.example' };

it.each([
  ['terms', '/terms-and-conditions'],
  ['transactions', '/profile/wallet/transactions'],
  ['support', '/help-center'],
] as const)('[ROUTE-4] %s opens on the origin of the platform at %s', (page, path) => {
  const { container } = renderOnPage(<PlatformLink page={page}>Go</PlatformLink>, site);
  const link = container.querySelector('a');
  const href = `https://platform.example${path}?locale=en&theme=system`;
  expect([link?.getAttribute('href'), link?.getAttribute('target')]).toEqual([href, null]);
});

it.each([
  [['pages'], [{ type: 'open_page', page: 'support' }], true],
  [[], [], false],
])('[ROUTE-4] a host that can %j is asked for the page by name: %j', (capabilities, asked, isPrevented) => {
  const { container, stores } = renderOnPage(<PlatformLink page="support">Go</PlatformLink>, site);
  const sent: unknown[] = [];
  stores.host.connect({ capabilities: new Set(capabilities), send: (message) => void sent.push(message) });
  const click = new MouseEvent('click', { bubbles: true, cancelable: true });
  act(() => void container.querySelector('a')?.dispatchEvent(click));
  expect(sent).toEqual(asked);
  expect(click.defaultPrevented).toBe(isPrevented);
});

function Framed() {
  useStores().host.setMode('iframe');
  return <PlatformLink page="terms">Go</PlatformLink>;
}

it('[ROUTE-4] in a frame the page of the platform opens beside it, not inside', () => {
  const { container } = renderOnPage(<Framed />, site);
  expect(container.querySelector('a')?.getAttribute('target')).toBe('_blank');
});
