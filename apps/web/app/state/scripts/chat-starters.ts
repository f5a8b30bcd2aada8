import type { ChatType } from '@slipstream/contract/site/site-config';

import { call, callIt, within, type Globals } from './globals.ts';
import { facts, type VendorUser } from './vendor-user.ts';
import type { Starter } from './vendor-starters.ts';

/** How each chat is started, told who talks, opened and left, following its vendor's documentation (CONFIG-3). */
export const chatStarters: Readonly<Record<ChatType, Required<Pick<Starter, 'open'>> & Starter>> = {
  livechat: {
    src: () => 'https://cdn.livechatinc.com/tracking.js',
    before: (self, id) => (self['__lc'] = { license: Number(id), asyncInit: false }),
    meet: (self, user) => {
      const say = (...words: readonly unknown[]) => call(self['LiveChatWidget'], 'call', ...words);
      const known = facts(user, { id: 'player_id', name: 'name', email: 'email' });
      const { name, email, ...id } = known;
      if (name !== undefined) say('set_customer_name', name);
      if (email !== undefined) say('set_customer_email', email);
      say('set_session_variables', { language: user.locale, ...id });
    },
    open: (self) => call(self['LiveChatWidget'], 'call', 'maximize'),
    leave: (self) => call(self['LiveChatWidget'], 'call', 'destroy'),
  },
  chatra: {
    src: () => 'https://call.chatra.io/chatra.js',
    before: (self, id, user) => {
      self['ChatraID'] = id;
      self['ChatraSetup'] = chatraSetup(user);
      self['ChatraIntegration'] = chatraFacts(user);
    },
    meet: (self, user) => callIt(self['Chatra'], 'setIntegrationData', chatraFacts(user)),
    open: (self) => callIt(self['Chatra'], 'openChat', true),
    leave: (self) => callIt(self['Chatra'], 'restart'),
  },
  freshchat: {
    src: () => 'https://wchat.freshchat.com/js/widget.js',
    after: (self, id, user) =>
      call(self['fcWidget'], 'init', {
        token: id,
        host: 'https://wchat.freshchat.com',
        locale: user.locale,
        ...facts(user, { id: 'externalId', name: 'firstName', email: 'email' }),
      }),
    meet: (self, user) => {
      const { player, locale } = user;
      if (player !== null) call(self['fcWidget'], 'setExternalId', player.id);
      call(within(self['fcWidget'], 'user'), 'setLocale', locale);
    },
    open: (self) => call(self['fcWidget'], 'open'),
    leave: (self) => call(within(self['fcWidget'], 'user'), 'clear'),
  },
  zoho: {
    src: (id) => `https://salesiq.zohopublic.com/widget?wc=${encodeURIComponent(id)}`,
    before: (self) => (self['$zoho'] = { salesiq: { ready: () => undefined } }),
    meet: (self, { player, locale }) => {
      const salesiq = within(self['$zoho'], 'salesiq');
      const visitor = within(salesiq, 'visitor');
      call(salesiq, 'language', locale);
      if (player === null) return;
      call(visitor, 'id', player.id);
      if (player.name !== null) call(visitor, 'name', player.name);
      if (player.email !== null) call(visitor, 'email', player.email);
    },
    open: (self) => call(within(self['$zoho'], 'salesiq', 'floatwindow'), 'visible', 'show'),
    leave: (self) => call(within(self['$zoho'], 'salesiq'), 'reset'),
  },
  zendesk: {
    src: (id) => `https://static.zdassets.com/ekr/snippet.js?key=${encodeURIComponent(id)}`,
    meet: (self, user) => {
      callIt(self['zE'], 'messenger:set', 'locale', user.locale);
      const known = facts(user, { id: 'player_id', name: 'player_name', email: 'player_email' });
      const fields = Object.entries(known).map(([id, value]) => ({ id, value }));
      callIt(self['zE'], 'messenger:set', 'conversationFields', fields);
    },
    open: (self) => callIt(self['zE'], 'messenger', 'open'),
    leave: (self) => callIt(self['zE'], 'messenger', 'logoutUser'),
  },
  intercom: {
    src: (id) => `https://widget.intercom.io/widget/${encodeURIComponent(id)}`,
    before: (self, id, user) => (self['intercomSettings'] = { app_id: id, ...intercomFacts(user) }),
    meet: (self, user) => callIt(self['Intercom'], 'update', intercomFacts(user)),
    open: (self) => callIt(self['Intercom'], 'show'),
    leave: (self: Globals) => callIt(self['Intercom'], 'shutdown'),
  },
};

/** A client id lets a player find an earlier talk on another device. */
function chatraSetup({ locale, player }: VendorUser) {
  return { language: locale, ...(player && { clientId: player.id }) };
}

function chatraFacts(user: VendorUser) {
  return facts(user, { id: 'playerId', name: 'name', email: 'email' });
}

function intercomFacts(user: VendorUser) {
  return { language_override: user.locale, ...facts(user, { id: 'user_id', name: 'name', email: 'email' }) };
}
