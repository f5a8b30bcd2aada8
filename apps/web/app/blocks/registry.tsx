import type { ComponentType } from 'react';

import { ListSkeleton } from '../parts/list-skeleton.tsx';
import { Skeleton } from '../ui/skeleton/skeleton.tsx';
import { Banners } from './banners/banners.tsx';
import type { BlockProps, DrawnBlock } from './block-types.ts';
import { Footer } from './footer/footer.tsx';
import { LeagueList } from './league-list/league-list.tsx';
import { LiveNow } from './live-now.tsx';
import { Menu } from './menu/menu.tsx';
import { PromoCard } from './promo-card/promo-card.tsx';
import { SportList } from './sport-list.tsx';
import { Text } from './text/text.tsx';
import { TopEvents } from './top-events.tsx';

interface BlockEntry<Type extends DrawnBlock> {
  readonly Block: ComponentType<BlockProps<Type>>;
  /** Holds the block's place while its data is on the way. */
  readonly Waiting: ComponentType;
}

/**
 * The blocks a page's centre is built from (CONFIG-2). Their settings are read with the contract's schemas on the server,
 * see load-page.server.ts; a new block needs a line here, one in block-types.ts and one in load-block.server.ts.
 */
export const blockRegistry: { readonly [Type in DrawnBlock]: BlockEntry<Type> } = {
  banners: { Block: Banners, Waiting: () => <Skeleton height={148} /> },
  footer: { Block: Footer, Waiting: () => <Skeleton height={120} /> },
  'league-list': { Block: LeagueList, Waiting: () => <Skeleton height={96} /> },
  'live-now': { Block: LiveNow, Waiting: () => <ListSkeleton /> },
  menu: { Block: Menu, Waiting: () => <Skeleton height={40} /> },
  'promo-card': { Block: PromoCard, Waiting: () => <Skeleton height={120} /> },
  'sport-list': { Block: SportList, Waiting: () => <Skeleton height={40} /> },
  text: { Block: Text, Waiting: () => <Skeleton height={160} /> },
  'top-events': { Block: TopEvents, Waiting: () => <ListSkeleton /> },
};
