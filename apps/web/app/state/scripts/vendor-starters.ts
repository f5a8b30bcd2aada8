import type { ScriptVendor } from '../../site/vendors.data.ts';
import { chatStarters } from './chat-starters.ts';
import { call, queue, within, type Globals } from './globals.ts';
import type { VendorUser } from './vendor-user.ts';

/** How to start each vendor's script and open a chat, following the vendor's documentation. */
export interface Starter {
  readonly src: (id: string) => string;
  /** What must be on `window` before the script runs. */
  readonly before?: (self: Globals, id: string, user: VendorUser) => void;
  readonly after?: (self: Globals, id: string, user: VendorUser) => void;
  /** Tells a script that is loaded who is here now. */
  readonly meet?: (self: Globals, user: VendorUser) => void;
  /** Absent for vendors that are not a chat. */
  readonly open?: (self: Globals) => void;
  /** The player signed out: the next one must not be taken for them. */
  readonly leave?: (self: Globals) => void;
}

const workerPath = 'push/OneSignalSDKWorker.js';

export const vendorStarters: Readonly<Record<ScriptVendor, Starter>> = {
  ...chatStarters,
  gtm: {
    src: (id) => `https://www.googletagmanager.com/gtm.js?id=${encodeURIComponent(id)}`,
    before: (self) => queue(self, 'dataLayer', { 'gtm.start': Date.now(), event: 'gtm.js' }),
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
    meet: (self, { player, locale }) =>
      queue(self, 'OneSignalDeferred', (sdk: unknown) => {
        call(within(sdk, 'User'), 'setLanguage', locale.slice(0, 2));
        if (player !== null) call(sdk, 'login', player.id);
      }),
    leave: (self) => queue(self, 'OneSignalDeferred', (sdk: unknown) => call(sdk, 'logout')),
  },
};
