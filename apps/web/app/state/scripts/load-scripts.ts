import type { AnalyticsEvent } from '@slipstream/contract/embed/analytics-event';

import type { Site } from '../../site/site.tsx';
import type { SiteScript } from '../../site/vendors.data.ts';
import { queue, type Globals } from './globals.ts';
import type { VendorUser } from './vendor-user.ts';
import { vendorStarters } from './vendor-starters.ts';

const globals = globalThis as unknown as Globals;
const loads = new Map<string, Promise<boolean>>();

/**
 * Loads the site's tag manager and push service, each once. Called only after consent; the content security policy
 * names the same vendors (CONFIG-3). A chat is loaded when it is opened.
 */
export function loadScripts({ scripts, locale }: Pick<Site, 'scripts' | 'locale'>): void {
  for (const script of scripts) {
    if (vendorStarters[script.vendor].open === undefined) void load(script, { locale, player: null });
  }
}

/** Opens the site's chat, which is told who talks; false if it could not be loaded. */
export async function openChat({ scripts }: Pick<Site, 'scripts'>, user: VendorUser): Promise<boolean> {
  const chat = chatOf(scripts);
  if (chat === undefined || !(await load(chat, user))) return false;
  const { meet, open } = vendorStarters[chat.vendor];
  meet?.(globals, user);
  open?.(globals);
  return true;
}

export function chatOf(scripts: readonly SiteScript[]): SiteScript | undefined {
  return scripts.find(({ vendor }) => vendorStarters[vendor].open !== undefined);
}

/** Tells scripts that are loaded who is here, or that the player left; a chat is told when it is opened. */
export function meetScripts({ scripts }: Pick<Site, 'scripts'>, user: VendorUser): void {
  for (const { vendor } of scripts.filter((script) => loads.has(script.vendor))) {
    const { open, meet, leave } = vendorStarters[vendor];
    if (user.player === null) leave?.(globals);
    else if (open === undefined) meet?.(globals, user);
  }
}

/** Pushes an event to the data layer of the site's tag manager, if it has one. */
export function pushToDataLayer({ scripts }: Pick<Site, 'scripts'>, { name, ...facts }: AnalyticsEvent): void {
  if (scripts.some(({ vendor }) => vendor === 'gtm'))
    queue(globals, 'dataLayer', { event: `sportsbook.${name}`, ...facts });
}

function load({ vendor, id }: SiteScript, user: VendorUser): Promise<boolean> {
  const known = loads.get(vendor);
  if (known !== undefined) return known;
  const { src, before, after } = vendorStarters[vendor];
  const loading = new Promise<boolean>((resolve) => {
    before?.(globals, id, user);
    const script = document.createElement('script');
    script.src = src(id);
    script.async = true;
    script.dataset['vendor'] = vendor;
    script.addEventListener('load', () => {
      after?.(globals, id, user);
      resolve(true);
    });
    script.addEventListener('error', () => {
      // A later press retries.
      loads.delete(vendor);
      script.remove();
      resolve(false);
    });
    document.head.append(script);
  });
  loads.set(vendor, loading);
  return loading;
}
