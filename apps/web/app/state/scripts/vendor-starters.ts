import type { ScriptVendor } from '../../site/vendors.data.ts';

/** How to start each vendor's script and open a chat, following the vendor's documentation. */
interface Starter {
  readonly src: (id: string) => string;
  /** What must be on `window` before the script runs. */
  readonly before?: (self: Globals, id: string) => void;
  readonly after?: (self: Globals, id: string) => void;
  /** Absent for vendors that are not a chat. */
  readonly open?: (self: Globals) => void;
}

export type Globals = Record<string, unknown>;

const workerPath = 'push/OneSignalSDKWorker.js';

export const vendorStarters: Readonly<Record<ScriptVendor, Starter>> = {
  gtm: {
    src: (id) => `https://www.googletagmanager.com/gtm.js?id=${encodeURIComponent(id)}`,
    before: (self) => queue(self, 'dataLayer', { 'gtm.start': Date.now(), event: 'gtm.js' }),
  },
  livechat: {
    src: () => 'https://cdn.livechatinc.com/tracking.js',
    before: (self, id) => (self['__lc'] = { license: Number(id), asyncInit: false }),
    open: (self) => call(self['LiveChatWidget'], 'call', 'maximize'),
  },
  chatra: {
    src: () => 'https://call.chatra.io/chatra.js',
    before: (self, id) => (self['ChatraID'] = id),
    open: (self) => callIt(self['Chatra'], 'openChat', true),
  },
  freshchat: {
    src: () => 'https://wchat.freshchat.com/js/widget.js',
    after: (self, id) => call(self['fcWidget'], 'init', { token: id, host: 'https://wchat.freshchat.com' }),
    open: (self) => call(self['fcWidget'], 'open'),
  },
  zoho: {
    src: (id) => `https://salesiq.zohopublic.com/widget?wc=${encodeURIComponent(id)}`,
    before: (self) => (self['$zoho'] = { salesiq: { ready: () => undefined } }),
    open: (self) => call(within(within(self['$zoho'], 'salesiq'), 'floatwindow'), 'visible', 'show'),
  },
  zendesk: {
    src: (id) => `https://static.zdassets.com/ekr/snippet.js?key=${encodeURIComponent(id)}`,
    open: (self) => callIt(self['zE'], 'messenger', 'open'),
  },
  intercom: {
    src: (id) => `https://widget.intercom.io/widget/${encodeURIComponent(id)}`,
    before: (self, id) => (self['intercomSettings'] = { app_id: id }),
    open: (self) => callIt(self['Intercom'], 'show'),
  },
  one_signal: {
    src: () => 'https://cdn.onesignal.com/sdks/web/v16/OneSignalSDK.page.js',
    before: (self, id) =>
      queue(self, 'OneSignalDeferred', (sdk: unknown) =>
        call(sdk, 'init', {
          appId: id,
          serviceWorkerPath: workerPath,
          // Separate from our own worker, which handles every page.
          serviceWorkerParam: { scope: '/push/' },
        }),
      ),
  },
};

/** These scripts take over an array that serves as their queue. */
export function queue(self: Globals, name: string, entry: unknown): void {
  const list = self[name];
  if (Array.isArray(list)) list.push(entry);
  else if (list === undefined) self[name] = [entry];
  else call(list, 'push', entry);
}

function within(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}

function call(on: unknown, method: string, ...args: readonly unknown[]): void {
  const found = within(on, method);
  if (typeof found === 'function') Reflect.apply(found, on, args);
}

function callIt(what: unknown, ...args: readonly unknown[]): void {
  if (typeof what === 'function') Reflect.apply(what, undefined, args);
}
