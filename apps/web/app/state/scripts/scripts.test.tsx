import { chatTypeWire } from '@slipstream/contract/site/site-config';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import type { Globals } from './vendor-starters.ts';
import { vendorOrigins, type ScriptVendor } from '../../site/vendors.data.ts';

const self = globalThis as unknown as Globals;
const vendors: readonly ScriptVendor[] = ['gtm', 'one_signal', ...chatTypeWire.options];

/** The module remembers what it has loaded, as a page does. */
async function freshScripts() {
  vi.resetModules();
  return import('./load-scripts.ts');
}

/** What the page was given to load; nothing is fetched in a test. */
let loaded: HTMLScriptElement[] = [];

beforeEach(() => {
  loaded = [];
  vi.spyOn(document.head, 'append').mockImplementation((script) => void loaded.push(script as HTMLScriptElement));
});
afterEach(() => {
  vi.restoreAllMocks();
  for (const name of ['dataLayer', 'OneSignalDeferred', 'Intercom', 'intercomSettings']) delete self[name];
});

describe('scripts of others', () => {
  it.each(vendors)('[CONFIG-3] %s comes from an origin that the policy of the page names', async (vendor) => {
    const { vendorStarters } = await import('./vendor-starters.ts');
    const { origin } = new URL(vendorStarters[vendor].src('id-1'));
    expect(vendorOrigins[vendor].script).toContain(origin);
  });

  it('[CONFIG-3] the tag manager and the push service come once each, and a chat only when somebody wants to talk', async () => {
    const { loadScripts, openChat } = await freshScripts();
    const scripts = [
      { vendor: 'gtm', id: 'GTM-ABC123' },
      { vendor: 'intercom', id: 'app1' },
      { vendor: 'one_signal', id: 'push-1' },
    ] as const;
    loadScripts({ scripts });
    loadScripts({ scripts });
    expect(loaded.map(({ src }) => src)).toEqual([
      'https://www.googletagmanager.com/gtm.js?id=GTM-ABC123',
      'https://cdn.onesignal.com/sdks/web/v16/OneSignalSDK.page.js',
    ]);
    expect(self['dataLayer']).toEqual([expect.objectContaining({ event: 'gtm.js' })]);
    const said: unknown[] = [];
    const opening = openChat({ scripts });
    self['Intercom'] = (word: unknown) => said.push(word);
    loaded.at(-1)?.dispatchEvent(new Event('load'));
    expect([await opening, said, self['intercomSettings']]).toEqual([true, ['show'], { app_id: 'app1' }]);
  });

  it('[CONFIG-3] a chat that does not load says so, and can be tried again', async () => {
    const { openChat } = await freshScripts();
    const scripts = [{ vendor: 'zendesk', id: 'key-1' }] as const;
    const opening = openChat({ scripts });
    loaded[0]?.dispatchEvent(new Event('error'));
    expect(await opening).toBe(false);
    void openChat({ scripts });
    expect(loaded).toHaveLength(2);
  });

  it('[CONFIG-3] a site without any loads none and has no data layer', async () => {
    const { loadScripts, openChat, pushToDataLayer } = await freshScripts();
    loadScripts({ scripts: [] });
    pushToDataLayer({ scripts: [] }, { name: 'signed_in' });
    expect([await openChat({ scripts: [] }), loaded, self['dataLayer']]).toEqual([false, [], undefined]);
  });
});
