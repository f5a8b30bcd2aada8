import * as z from 'zod/mini';
import { eventTypeWire } from '../entities/catalogue/event.ts';
import { matchStatusWire } from '../entities/catalogue/match.ts';
import { sportKindWire } from '../entities/catalogue/sport.ts';
import { pageLink } from './page-keys.ts';
import { id, key, leagueId, list, pattern, text, url, whole, withDefault } from '../scalars.ts';

/**
 * Settings of the blocks the product draws (CONFIG-2). Every key is one word, so that wire and client form are the same and
 * a block can be read apart from its page. Words for the player come in the page's language.
 */

/** A target as ROUTE-5 has it: a path of ours, or something outside that is left untouched; or a page by its key (ROUTE-14). */
const address = pattern(/^(\/([^\s/\\]\S{0,1998})?|#\S{0,200}|https?:\/\/\S{1,1990}|sms:\S{1,100}|mailto:\S{1,300})$/);
const href = z.union([address, pattern(pageLink)]);
const linkSettings = z.object({
  label: text(100),
  href,
  icon: withDefault(z.nullable(key), null),
  badge: withDefault(z.nullable(text(20)), null),
});
const title = withDefault(z.nullable(text(150)), null);
const shown = withDefault(z.enum(['all', 'visitor', 'player']), 'all');
/** Empty is every sport. */
const sports = withDefault(list(key, 50), []);
/** A picture with one for the other theme and one for a narrow window, where there are such (CONFIG-4); its size keeps its place. */
const pictureSettings = z.object({
  night: url,
  day: z.nullable(url),
  mobile: z.nullable(url),
  /** What there is to be seen in it; null for decoration. */
  alt: z.nullable(text(200)),
  width: whole(1, 8000),
  height: whole(1, 8000),
});

const bannersSettings = z.object({
  items: list(
    z.object({
      id,
      title: text(150),
      text: text(500),
      image: pictureSettings,
      href: z.nullable(href),
      shown,
    }),
    20,
  ),
  /** Seconds before the next one; 0 never moves by itself. */
  seconds: whole(0, 120),
});
export const menuSettings = z.object({ title, links: list(linkSettings, 50), shown });
const sideMenuSettings = z.object({
  groups: list(z.object({ title, links: list(linkSettings, 50), shown }), 20),
});
/** A row of links at the bottom of a phone; `slip` and `bets` are the panel's tabs and carry its counts, `menu` opens the side menu. */
const tabBarSettings = z.object({
  items: list(
    z.object({ kind: z.enum(['link', 'sports', 'slip', 'bets', 'menu']), link: z.nullable(linkSettings) }),
    6,
  ),
});
const sportListSettings = z.object({
  title,
  kinds: withDefault(list(sportKindWire, 3), []),
  /** Sports named here come first, in this order. */
  pinned: withDefault(list(key, 50), []),
  limit: withDefault(whole(1, 100), 100),
  counts: withDefault(z.boolean(), true),
});
const leagueListSettings = z.object({
  title,
  sports,
  leagues: withDefault(list(leagueId, 100), []),
  /** The key whose priorities of leagues count here, in place of their own (CAT-8). */
  priority: withDefault(z.nullable(key), null),
  limit: withDefault(whole(1, 100), 20),
});
const topEventsSettings = z.object({
  title,
  sports,
  types: withDefault(list(eventTypeWire, 4), []),
  statuses: withDefault(list(matchStatusWire, 6), []),
  limit: withDefault(whole(1, 100), 20),
  look: withDefault(z.enum(['cards', 'rows']), 'rows'),
});
const liveNowSettings = z.object({
  title,
  sports,
  /** At most this many of each sport, so that no one sport fills the list. */
  each: withDefault(whole(1, 50), 10),
  limit: withDefault(whole(1, 200), 50),
});
/** Shown once to a browser, at the edge of the page, until it is closed or followed. */
const welcomeSettings = z.object({
  id,
  title: text(150),
  text: text(500),
  link: withDefault(z.nullable(linkSettings), null),
  shown,
});
/** Plain words: paragraphs parted by an empty line, never markup. */
const textSettings = z.object({ title, text: text(20_000) });
const promoCardSettings = z.object({
  title: text(150),
  text: text(500),
  image: z.nullable(url),
  link: z.nullable(linkSettings),
  shown,
});
const footerSettings = z.object({
  groups: list(z.object({ title, links: list(linkSettings, 30) }), 10),
  text: text(5000),
  marks: list(z.object({ label: text(100), image: url, href: z.nullable(href) }), 30),
});
/** Sign In, Sign Up, Deposit, Sports menu, My bets, Bet slip (ROUTE-10). */
const actionsSettings = z.object({
  actions: list(z.enum(['sign_in', 'sign_up', 'deposit', 'sports', 'bets', 'slip']), 6),
});
const clockSettings = z.object({ seconds: z.boolean(), zone: z.boolean() });
const chatToggleSettings = z.object({ label: title });
const jackpotsSettings = z.object({ title, limit: whole(1, 20) });
const panelSettings = z.object({ tabs: list(z.enum(['slip', 'bets']), 2) });
/** Blocks that are what they are: notifications, profile, language, theme and odds switchers, logo, search. */
const plainSettings = z.object({});

/** Every block type there is, and how its settings are read. */
export const blockSettings = {
  actions: actionsSettings,
  banners: bannersSettings,
  'chat-toggle': chatToggleSettings,
  clock: clockSettings,
  footer: footerSettings,
  jackpots: jackpotsSettings,
  'language-switcher': plainSettings,
  'league-list': leagueListSettings,
  'live-now': liveNowSettings,
  logo: plainSettings,
  menu: menuSettings,
  notifications: plainSettings,
  'odds-switcher': plainSettings,
  panel: panelSettings,
  profile: plainSettings,
  'promo-card': promoCardSettings,
  search: plainSettings,
  'side-menu': sideMenuSettings,
  'sport-list': sportListSettings,
  'tab-bar': tabBarSettings,
  text: textSettings,
  'theme-switcher': plainSettings,
  'top-events': topEventsSettings,
  welcome: welcomeSettings,
} as const satisfies Record<string, z.ZodMiniType>;
export type BlockType = keyof typeof blockSettings;
export type BlockSettings<Type extends BlockType> = z.output<(typeof blockSettings)[Type]>;
