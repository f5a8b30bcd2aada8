import type { ChatType } from '@slipstream/contract/site/site-config';

/** Whose scripts a site may have switched on (CONFIG-3). */
export type ScriptVendor = 'gtm' | 'one_signal' | ChatType;

/** A script of somebody else, as the site's configuration names it. */
export interface SiteScript {
  readonly vendor: ScriptVendor;
  readonly id: string;
}

/** What a vendor's script needs of a page's policy, as the vendors document it. */
export interface VendorOrigins {
  readonly script: readonly string[];
  readonly connect: readonly string[];
  readonly image: readonly string[];
  readonly frame: readonly string[];
  /** Widgets that write style sheets into the page can't name a nonce. */
  readonly hasInlineStyles: boolean;
}

export const vendorOrigins: Readonly<Record<ScriptVendor, VendorOrigins>> = {
  gtm: {
    script: ['https://www.googletagmanager.com'],
    connect: ['https://*.google-analytics.com', 'https://*.analytics.google.com', 'https://www.googletagmanager.com'],
    image: ['https://*.google-analytics.com', 'https://www.googletagmanager.com'],
    frame: [],
    hasInlineStyles: false,
  },
  livechat: {
    script: ['https://cdn.livechatinc.com', 'https://api.livechatinc.com', 'https://secure.livechatinc.com'],
    connect: ['https://api.livechatinc.com', 'wss://api.livechatinc.com'],
    image: ['https://cdn.livechatinc.com', 'https://cdn.files-text.com'],
    frame: ['https://secure.livechatinc.com'],
    hasInlineStyles: true,
  },
  chatra: {
    script: ['https://call.chatra.io'],
    connect: ['https://call.chatra.io', 'https://chat.chatra.io', 'wss://chat.chatra.io'],
    image: ['https://chat.chatra.io'],
    frame: ['https://chat.chatra.io'],
    hasInlineStyles: true,
  },
  freshchat: {
    script: ['https://wchat.freshchat.com'],
    connect: ['https://wchat.freshchat.com', 'wss://*.freshchat.com'],
    image: ['https://*.freshchat.com'],
    frame: ['https://wchat.freshchat.com'],
    hasInlineStyles: true,
  },
  zoho: {
    script: ['https://salesiq.zohopublic.com', 'https://js.zohocdn.com'],
    connect: ['https://salesiq.zohopublic.com', 'wss://vts.zohopublic.com'],
    image: ['https://salesiq.zohopublic.com', 'https://css.zohocdn.com'],
    frame: ['https://salesiq.zohopublic.com'],
    hasInlineStyles: true,
  },
  zendesk: {
    script: ['https://static.zdassets.com'],
    connect: ['https://ekr.zdassets.com', 'https://*.zendesk.com', 'wss://*.zendesk.com'],
    image: ['https://static.zdassets.com', 'https://*.zendesk.com'],
    frame: [],
    hasInlineStyles: true,
  },
  intercom: {
    script: ['https://widget.intercom.io', 'https://js.intercomcdn.com'],
    connect: ['https://*.intercom.io', 'wss://*.intercom.io'],
    image: ['https://static.intercomassets.com', 'https://js.intercomcdn.com'],
    frame: ['https://intercom-sheets.com'],
    hasInlineStyles: true,
  },
  one_signal: {
    script: ['https://cdn.onesignal.com', 'https://api.onesignal.com'],
    connect: ['https://onesignal.com', 'https://api.onesignal.com'],
    image: ['https://img.onesignal.com'],
    frame: [],
    hasInlineStyles: true,
  },
};
