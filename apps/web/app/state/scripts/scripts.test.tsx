import { chatTypeWire } from '@slipstream/contract/site/site-config';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import type { Globals } from './globals.ts';
import type { VendorUser } from './vendor-user.ts';
import { vendorOrigins, type ScriptVendor } from '../../site/vendors.data.ts';

const olivia: VendorUser = {
  locale: 'de',
  player: { id: 'w-1', name: 'Olivia', email: 'olivia@slipstream.example' },
};
const nobody: VendorUser = { locale: 'en', player: null };

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
    loadScripts({ scripts, locale: 'en' });
    loadScripts({ scripts, locale: 'en' });
    expect(loaded.map(({ src }) => src)).toEqual([
      'https://www.googletagmanager.com/gtm.js?id=GTM-ABC123',
      'https://cdn.onesignal.com/sdks/web/v16/OneSignalSDK.page.js',
    ]);
    expect(self['dataLayer']).toEqual([expect.objectContaining({ event: 'gtm.js' })]);
    const said: unknown[] = [];
    const opening = openChat({ scripts }, nobody);
    self['Intercom'] = (word: unknown) => said.push(word);
    loaded.at(-1)?.dispatchEvent(new Event('load'));
    expect([await opening, said]).toEqual([true, ['update', 'show']]);
    expect(self['intercomSettings']).toEqual({ app_id: 'app1', language_override: 'en' });
  });

  it('[CONFIG-3] a chat that does not load says so, and can be tried again', async () => {
    const { openChat } = await freshScripts();
    const scripts = [{ vendor: 'zendesk', id: 'key-1' }] as const;
    const opening = openChat({ scripts }, nobody);
    loaded[0]?.dispatchEvent(new Event('error'));
    expect(await opening).toBe(false);
    void openChat({ scripts }, nobody);
    expect(loaded).toHaveLength(2);
  });

  it('[CONFIG-3] a site without any loads none and has no data layer', async () => {
    const { loadScripts, openChat, pushToDataLayer } = await freshScripts();
    loadScripts({ scripts: [], locale: 'en' });
    pushToDataLayer({ scripts: [] }, { name: 'signed_in' });
    expect([await openChat({ scripts: [] }, nobody), loaded, self['dataLayer']]).toEqual([false, [], undefined]);
  });
});

describe('who a script of others is told of', () => {
  it.each(chatTypeWire.options)(
    '[CONFIG-3] [CONFIG-12] %s is told who talks, and in which language',
    async (vendor) => {
      const { vendorStarters } = await import('./vendor-starters.ts');
      const { before, after, meet, open } = vendorStarters[vendor];
      const said: unknown[] = [];
      const page = standIn(said);
      before?.(page, '11', olivia);
      Object.assign(page, standIn(said));
      after?.(page, '11', olivia);
      meet?.(page, olivia);
      const told = JSON.stringify([said, page['intercomSettings'], page['ChatraSetup'], page['ChatraIntegration']]);
      for (const fact of ['w-1', 'Olivia', 'olivia@slipstream.example', '"de"']) expect(told).toContain(fact);
      const countBefore = said.length;
      open?.(page);
      expect(said.length).toBe(countBefore + 1);
    },
  );

  it.each(chatTypeWire.options)('[CONFIG-12] %s learns nothing of somebody unknown', async (vendor) => {
    const { vendorStarters } = await import('./vendor-starters.ts');
    const { before, after, meet } = vendorStarters[vendor];
    const said: unknown[] = [];
    const page = standIn(said);
    before?.(page, '11', nobody);
    Object.assign(page, standIn(said));
    after?.(page, '11', nobody);
    meet?.(page, nobody);
    expect(JSON.stringify([said, page])).not.toMatch(/player|user_id|undefined|null/i);
  });

  it('[CONFIG-12] [PUSH-1] the push service is told who the player is, and that they left', async () => {
    const { loadScripts, meetScripts } = await freshScripts();
    const scripts = [{ vendor: 'one_signal', id: 'push-1' }] as const;
    meetScripts({ scripts }, olivia);
    expect(self['OneSignalDeferred']).toBeUndefined();
    loadScripts({ scripts, locale: 'de' });
    meetScripts({ scripts }, olivia);
    meetScripts({ scripts }, nobody);
    const said: unknown[] = [];
    const say =
      (name: string) =>
      (...words: readonly unknown[]) =>
        said.push([name, ...words.filter((word) => typeof word === 'string')]);
    const sdk = {
      init: say('init'),
      login: say('login'),
      logout: say('logout'),
      User: { setLanguage: say('language') },
    };
    for (const entry of self['OneSignalDeferred'] as ((given: unknown) => void)[]) entry(sdk);
    expect(said).toEqual([['init'], ['language', 'de'], ['login', 'w-1'], ['logout']]);
  });
});

/** A page on which every vendor's script has been loaded, and everything it is told is written down. */
function standIn(said: unknown[]): Globals {
  const say =
    (name: string) =>
    (...words: readonly unknown[]) =>
      void said.push([name, ...words]);
  const visitor = { id: say('id'), name: say('name'), email: say('email') };
  return {
    LiveChatWidget: { call: say('LiveChatWidget') },
    Chatra: say('Chatra'),
    fcWidget: {
      init: say('init'),
      open: say('open'),
      setExternalId: say('setExternalId'),
      user: { setLocale: say('setLocale') },
    },
    $zoho: { salesiq: { language: say('language'), visitor, floatwindow: { visible: say('visible') } } },
    zE: say('zE'),
    Intercom: say('Intercom'),
  };
}
