import type { Event } from '@slipstream/contract/entities/catalogue/event';
import type { League } from '@slipstream/contract/entities/catalogue/league';
import type { Match } from '@slipstream/contract/entities/catalogue/match';
import type { Sport } from '@slipstream/contract/entities/catalogue/sport';
import type { BlockSettings } from '@slipstream/contract/site/blocks';

interface EventCount {
  readonly total: number;
  readonly live: number;
}

/** The data each block needs besides its settings; null for none. */
export interface BlockData {
  readonly actions: null;
  readonly 'chat-toggle': null;
  readonly clock: null;
  readonly 'language-switcher': null;
  readonly logo: null;
  readonly notifications: null;
  readonly 'odds-switcher': null;
  readonly panel: null;
  readonly profile: null;
  readonly search: null;
  readonly 'side-menu': null;
  readonly 'tab-bar': null;
  readonly 'theme-switcher': null;
  readonly banners: null;
  readonly footer: null;
  readonly jackpots: null;
  readonly menu: null;
  readonly 'promo-card': null;
  readonly text: null;
  readonly 'live-now': { readonly matches: readonly Match[] };
  readonly 'top-events': { readonly events: readonly Event[] };
  readonly 'league-list': { readonly leagues: readonly { readonly league: League; readonly count: EventCount }[] };
  readonly 'sport-list': {
    readonly sports: readonly { readonly sport: Sport; readonly count: EventCount }[];
    /** The sport the page is filtered to. */
    readonly selected: string | undefined;
  };
}

export type DrawnBlock = keyof BlockData;

/** Where a block is shown: the same menu is a row of chips in a page, a bar in the header and a list in the sidebar. */
export type BlockPlace = 'main' | 'header' | 'sidebar';

export interface BlockProps<Type extends DrawnBlock> {
  readonly settings: BlockSettings<Type>;
  readonly data: BlockData[Type];
  /** Whether it is the first block, so that it is in the first screen. */
  readonly isFirst?: boolean;
}

/** A block ready to be rendered. Its data is undefined if loading failed. */
export type LoadedBlock<Type extends DrawnBlock = DrawnBlock> = {
  readonly [T in Type]: {
    readonly type: T;
    readonly id: string;
    readonly settings: BlockSettings<T>;
    readonly data: BlockData[T] | undefined;
  };
}[Type];
