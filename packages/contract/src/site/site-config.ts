import * as z from 'zod/mini';
import type { Client } from '../client-form.ts';
import { bonusTypesMax, bonusTypeWire } from '../entities/bonuses/bonus-status.ts';
import {
  countryCode,
  id,
  key,
  list,
  localeCode,
  pattern,
  text,
  url,
  whole,
  withDefault,
  withDefaults,
} from '../scalars.ts';
import { brandWire } from './brand/brand.ts';

export const chatTypeWire = z.enum(['livechat', 'chatra', 'freshchat', 'zoho', 'zendesk', 'intercom']);
export type ChatType = z.output<typeof chatTypeWire>;

const origin = text(300);

/** ROUTE-7..9: templates hold `{placeholders}` filled by the page. */
export const seoWire = z.object({
  indexing: withDefault(z.boolean(), false),
  no_index_origins: withDefault(list(origin, 50), []),
  title: withDefault(text(200), ''),
  description: withDefault(text(500), ''),
  keywords: withDefault(text(500), ''),
  share_image: withDefault(z.nullable(url), null),
});

/** Push messages through a vendor, whose script asks, subscribes and shows them (CONFIG-3). */
export const oneSignalWire = z.object({ type: z.literal('one_signal'), app_id: text(200) });
/** Push messages as browsers have them: the backend sends them itself, signed with the key of this one (PUSH-1). */
const webPushWire = z.object({ type: z.literal('web_push'), public_key: pattern(/^[\w-]{80,100}$/) });

/** What makes one branded installation differ from another (CONFIG-1). Nothing here is about a player. */
export const siteConfigWire = z.object({
  site_name: text(100),
  favicon: withDefault(z.nullable(url), null),
  /** Null shows the name instead. */
  logo: withDefault(z.nullable(z.object({ night: url, day: url, mobile: z.nullable(url) })), null),
  /** Colours, corners, density and font (BRAND-1); null is the product's own look. */
  brand: withDefault(z.nullable(brandWire), null),
  /** The version of the terms players are asked to accept when it changes; null asks nobody (NOTE-1). */
  terms: withDefault(z.nullable(z.object({ version: key })), null),
  default_theme: withDefault(z.enum(['night', 'day', 'system']), 'system'),
  seo: withDefaults(seoWire),
  /** The first one needs no prefix in an address, unless `locale_in_url` (ROUTE-5). */
  locales: withDefault(z.array(localeCode).check(z.minLength(1), z.maxLength(60)), ['en']),
  locale_in_url: withDefault(z.boolean(), false),
  chat: withDefault(z.nullable(z.object({ type: chatTypeWire, id: text(200) })), null),
  push_notification: withDefault(z.nullable(z.discriminatedUnion('type', [oneSignalWire, webPushWire])), null),
  gtm_id: withDefault(z.nullable(z.string().check(z.regex(/^GTM-[A-Z0-9]{1,12}$/))), null),
  deposit_reminder: withDefaults(
    z.object({
      show_deposit_reminder: withDefault(z.boolean(), false),
      player_group_id: withDefault(z.nullable(id), null),
      /** Seconds. A site may hold words here; then the default of 10 applies (REMIND-1). */
      remind_after: withDefault(z.nullable(z.union([whole(0, 86_400), text(20)])), null),
    }),
  ),
  sign_up_reminder_seconds: withDefault(z.nullable(whole(0, 86_400)), null),
  is_my_bets_visible: withDefault(z.boolean(), true),
  sign_in_allowed: withDefault(z.boolean(), true),
  sign_up_allowed: withDefault(z.boolean(), true),
  /** Sign-in and sign-up are closed to these (EMBED-5). */
  blocked_country_codes: withDefault(list(countryCode, 300), []),
  disabled_bonus_toasts: withDefault(list(bonusTypeWire, bonusTypesMax), []),
  /** Null when anyone may come in (SESSION-7). */
  user_group_checker: withDefault(z.nullable(z.object({ group_id: id })), null),
  platform: withDefaults(
    z.object({
      frontend_origin: withDefault(origin, ''),
      backend_origin: withDefault(origin, ''),
      /** Other origins whose messages count as the platform's (EMBED-4). */
      partner_origins: withDefault(list(origin, 20), []),
    }),
  ),
  /** Origins that may hold the sportsbook in an iframe. */
  embed_origins: withDefault(list(origin, 100), []),
  custom_pages: withDefault(list(z.object({ key, path: z.string().check(z.regex(/^\/[a-z0-9/-]{1,100}$/)) }), 100), []),
});
export type SiteConfig = Client<typeof siteConfigWire>;
