import { parseSlug } from '@slipstream/contract/entities/catalogue/slug';

import { parsePath } from '../../site/paths.ts';

/** The pages links are built to, by the names integrators know them by (ROUTE-5). */
const keys: Readonly<Record<string, string>> = {
  '/': 'home',
  '/live': 'in_play',
  '/cybersport': 'cyberspace',
  '/racing': 'horse_racing',
  '/virtual-gaming-arena': 'virtual_gaming_arena',
};
/** Pages that are named as their address is. */
const plain = /^\/(favorites|schedule|results|promotions|lotteries|about|blocked|locked|404|500)$/;

/** The kind of page an address is; addresses never contain a player. */
export function pageKeyOf(pathname: string): string {
  const target = parsePath(pathname)?.target;
  if (target === undefined) return 'other';
  const named = keys[target] ?? plain.exec(target)?.[1];
  if (named !== undefined) return named;
  const [, first = '', slug] = target.split('/');
  if (first === 'users') return 'auth';
  if (slug === undefined) return /^[a-z0-9-]+$/.test(first) ? 'sport' : 'other';
  return parseSlug(slug)?.kind ?? 'other';
}
