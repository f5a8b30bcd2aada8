import type { SportEvent } from '@slipstream/contract/entities/catalogue/event';
import type { League } from '@slipstream/contract/entities/catalogue/league';
import type { Match } from '@slipstream/contract/entities/catalogue/match';
import type { Sport } from '@slipstream/contract/entities/catalogue/sport';
import type { ComponentType } from 'react';

import { SettingsEntry } from '../features/settings/settings-entry.tsx';
import { SearchButton } from './shell/search-button.tsx';
import { SiteLogo } from './shell/site-logo.tsx';
import { ListSkeleton } from '../shared/loading/list-skeleton.tsx';
import { Skeleton } from '../ui/skeleton/skeleton.tsx';
import { Banners } from './banners/banners.tsx';
import type { BlockPlace, BlockProps, DrawnBlock } from './block-types.ts';
import { Footer } from './footer/footer.tsx';
import { Jackpots } from './jackpots.tsx';
import { LeagueList } from './league-list/league-list.tsx';
import { LiveNow } from './live-now.tsx';
import { Menu } from './menu/menu.tsx';
import { PromoCard } from './promo-card/promo-card.tsx';
import { Notifications, Profile } from './shell/account.tsx';
import { Actions } from './shell/actions.tsx';
import { ChatToggle } from './shell/chat-toggle.tsx';
import { Clock } from './shell/clock.tsx';
import { HeaderMenu } from './shell/header-menu.tsx';
import { SidebarLeagues, SidebarMenu, SideMenuGroups } from './shell/sidebar-blocks.tsx';
import { SidebarSports } from './shell/sidebar-sports.tsx';
import { SportList } from './sport-list.tsx';
import { Text } from './text/text.tsx';
import { TopEvents } from './top-events.tsx';
import { Welcome } from './welcome/welcome.tsx';

interface EventCount {
  readonly total: number;
  readonly live: number;
}

/** The data of the blocks that need more than their settings. */
export interface LoadedData {
  readonly 'live-now': { readonly matches: readonly Match[] };
  readonly 'top-events': { readonly events: readonly SportEvent[] };
  readonly 'league-list': { readonly leagues: readonly { readonly league: League; readonly count: EventCount }[] };
  readonly 'sport-list': {
    readonly sports: readonly { readonly sport: Sport; readonly count: EventCount }[];
    /** The sport the page is filtered to. */
    readonly selected: string | undefined;
  };
}

interface BlockEntry<Type extends DrawnBlock> {
  readonly Block: ComponentType<BlockProps<Type>>;
  /** Shown while the block's data is loading. */
  readonly Waiting: ComponentType;
  /** Variants for areas other than the page's centre. */
  readonly places?: Partial<Record<Exclude<BlockPlace, 'main'>, ComponentType<BlockProps<Type>>>>;
}

const Button = () => <Skeleton width={36} height={36} />;
const Nothing = () => null;

/**
 * The blocks pages and the shell around them are built from (CONFIG-2). Their settings are read with the contract's schemas on
 * the server, see load-area.server.ts. docs/how-to-change.md says what a new block needs.
 */
export const blockRegistry: { readonly [Type in DrawnBlock]: BlockEntry<Type> } = {
  actions: { Block: Actions, Waiting: Button },
  banners: { Block: Banners, Waiting: () => <Skeleton height={148} /> },
  'chat-toggle': { Block: ChatToggle, Waiting: Button },
  clock: { Block: Clock, Waiting: Button },
  footer: { Block: Footer, Waiting: () => <Skeleton height={120} /> },
  // Pools grow all the time, so the browser loads them.
  jackpots: { Block: Jackpots, Waiting: Nothing },
  'language-switcher': { Block: SettingsEntry, Waiting: Button },
  'league-list': {
    Block: LeagueList,
    Waiting: () => <Skeleton height={96} />,
    places: { sidebar: SidebarLeagues },
  },
  'live-now': { Block: LiveNow, Waiting: () => <ListSkeleton /> },
  logo: { Block: SiteLogo, Waiting: Button },
  menu: {
    Block: Menu,
    Waiting: () => <Skeleton height={40} />,
    places: { header: HeaderMenu, sidebar: SidebarMenu },
  },
  notifications: { Block: Notifications, Waiting: Button },
  'odds-switcher': { Block: SettingsEntry, Waiting: Button },
  // Panel and tab bar belong to the shell's frame; their blocks only provide settings.
  panel: { Block: Nothing, Waiting: Nothing },
  profile: { Block: Profile, Waiting: Button },
  'promo-card': { Block: PromoCard, Waiting: () => <Skeleton height={120} /> },
  search: { Block: SearchButton, Waiting: Button },
  'side-menu': { Block: SideMenuGroups, Waiting: () => <Skeleton height={160} /> },
  'sport-list': {
    Block: SportList,
    Waiting: () => <Skeleton height={40} />,
    places: { sidebar: SidebarSports },
  },
  'tab-bar': { Block: Nothing, Waiting: Nothing },
  text: { Block: Text, Waiting: () => <Skeleton height={160} /> },
  'theme-switcher': { Block: SettingsEntry, Waiting: Button },
  'top-events': { Block: TopEvents, Waiting: () => <ListSkeleton /> },
  welcome: { Block: Welcome, Waiting: Nothing },
};
