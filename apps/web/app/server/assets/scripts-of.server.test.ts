import { expect, it } from 'vitest';

import { scriptsOf } from './scripts-of.server.ts';

const none = { gtmId: null, chat: null, pushNotification: null };
const gtm = { gtmId: 'GTM-1' };
const chat = { chat: { type: 'zendesk', id: 'key-1' } } as const;
const push = { pushNotification: { type: 'one_signal', appId: 'app-1' } } as const;

it.each([
  [none, []],
  [{ ...none, ...gtm }, [{ vendor: 'gtm', id: 'GTM-1' }]],
  [{ ...none, ...chat }, [{ vendor: 'zendesk', id: 'key-1' }]],
  [{ ...none, ...push }, [{ vendor: 'one_signal', id: 'app-1' }]],
])('[CONFIG-3] a site with %j has the scripts %j and no others', (config, scripts) => {
  expect(scriptsOf(config)).toEqual(scripts);
});

it('[CONFIG-3] a site with all of them has each once', () => {
  expect(scriptsOf({ ...none, ...gtm, ...chat, ...push }).map(({ vendor }) => vendor)).toEqual([
    'gtm',
    'zendesk',
    'one_signal',
  ]);
});
