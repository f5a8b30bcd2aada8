import { parseSlug } from '@slipstream/contract/entities/catalogue/slug';

import { targetsByKey } from '../../site/page-keys.ts';
import { betsAnchor, isInLiveOverview, parsePath } from '../../site/paths.ts';

const keys = new Map(Object.entries(targetsByKey).map(([key, target]) => [target, key]));
/** Pages that no link is built to. */
const plain = /^\/(blocked|locked|404|500)$/;

/** The kind of page an address is (ROUTE-14); addresses never contain a player. */
export function pageKeyOf(pathname: string, hash = ''): string {
  const target = parsePath(pathname)?.target;
  if (target === undefined) return 'other';
  const named = keys.get(hash === betsAnchor ? hash : target) ?? plain.exec(target)?.[1];
  if (named !== undefined) return named;
  if (isInLiveOverview(pathname)) return 'in_play';
  const [, first = '', slug] = target.split('/');
  if (first === 'users') return 'auth';
  if (first === 'promotions') return 'promotions';
  if (slug === undefined) return /^[a-z0-9-]+$/.test(first) ? 'sport' : 'other';
  return parseSlug(slug)?.kind ?? 'other';
}
