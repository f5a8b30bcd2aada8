import * as z from 'zod/mini';
import type { Client } from '../client-form.ts';
import { bonusTypeWire } from '../entities/bonuses/bonus-status.ts';
import { countryCode, id, key, list, localeCode, text, url, whole } from '../scalars.ts';

export const chatTypeWire = z.enum(['livechat', 'chatra', 'freshchat', 'zoho', 'zendesk', 'intercom']);
export type ChatType = z.output<typeof chatTypeWire>;

const origin = text(300);

/** ROUTE-7..9: templates hold `{placeholders}` filled by the page. */
export const seoWire = z.object({
  indexing: z.boolean(),
  no_index_origins: list(origin, 50),
  title: text(200),
  description: text(500),
  keywords: text(500),
  share_image: z.nullable(url),
});

/** What makes one branded installation differ from another (CONFIG-1). Nothing here is about a player. */
export const siteConfigWire = z.object({
  site_name: text(100),
  favicon: z.nullable(url),
  logo: z.object({ night: url, day: url, mobile: z.nullable(url) }),
  default_theme: z.enum(['night', 'day', 'system']),
  seo: seoWire,
  /** The first one needs no prefix in an address, unless `locale_in_url` (ROUTE-5). */
  locales: z.array(localeCode).check(z.minLength(1), z.maxLength(60)),
  locale_in_url: z.boolean(),
  chat: z.nullable(z.object({ type: chatTypeWire, id: text(200) })),
  push_notification: z.nullable(z.object({ type: z.enum(['one_signal']), app_id: text(200) })),
  gtm_id: z.nullable(z.string().check(z.regex(/^GTM-[A-Z0-9]{1,12}$/))),
  deposit_reminder: z.object({
    show_deposit_reminder: z.boolean(),
    player_group_id: z.nullable(id),
    /** Seconds. A site may hold words here; then the default of 10 applies (REMIND-1). */
    remind_after: z.nullable(z.union([whole(0, 86_400), text(20)])),
  }),
  sign_up_reminder_seconds: z.nullable(whole(0, 86_400)),
  is_my_bets_visible: z.boolean(),
  sign_in_allowed: z.boolean(),
  sign_up_allowed: z.boolean(),
  /** Sign-in and sign-up are closed to these (EMBED-5). */
  blocked_country_codes: list(countryCode, 300),
  disabled_bonus_toasts: list(bonusTypeWire, 6),
  /** Null when anyone may come in (SESSION-7). */
  user_group_checker: z.nullable(z.object({ group_id: id })),
  platform: z.object({
    frontend_origin: origin,
    backend_origin: origin,
    /** Other origins whose messages count as the platform's (EMBED-4). */
    partner_origins: list(origin, 20),
  }),
  /** Origins that may hold the sportsbook in an iframe. */
  embed_origins: list(origin, 100),
  custom_pages: list(z.object({ key, path: z.string().check(z.regex(/^\/[a-z0-9/-]{1,100}$/)) }), 100),
});
export type SiteConfig = Client<typeof siteConfigWire>;
