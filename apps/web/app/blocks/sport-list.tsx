import { SportFilter } from '../features/event-filters/sport-filter.tsx';
import type { BlockProps } from './block-types.ts';

/** Filters the page by sport. */
export function SportList({ settings: { counts }, data: { sports, selected } }: BlockProps<'sport-list'>) {
  const chips = sports.map(({ sport, count }) => ({ sport, count: counts ? count.live : 0 }));
  return <SportFilter sports={chips} selected={selected} />;
}
