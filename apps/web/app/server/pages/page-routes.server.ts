import { parseSlug } from '@slipstream/contract/entities/catalogue/slug';

import type { KnownSite } from '../loaders/site/known-site.server.ts';
import type { QueryPage } from './page-query.server.ts';

/** Which page of the product a target is (ROUTE-1), told without loading anything. */
export interface PageRoute {
  /** The target in its one spelling. */
  readonly target: string;
  /** The id of the route in the build, which data requests name. */
  readonly id: string;
  /** The route it is shown in, besides those of all pages. */
  readonly layoutId?: string;
  /** Which query it reads; a page that is not named reads none. */
  readonly query?: QueryPage;
  /** There are more addresses of this kind than anybody could list. */
  readonly isDeep?: boolean;
  /** Nobody has heard of what it names. */
  readonly isUnknown?: boolean;
}

/** Every page with an address of its own; `page-routes.server.test.ts` compares it with routes.ts. */
export const fixedTargets: readonly string[] = [
  '/offline',
  '/busy',
  '/init-sportsbook',
  '/_app',
  '/live',
  '/live/overview',
  '/cybersport',
  '/premium-cricket',
  '/schedule',
  '/results',
  '/favorites',
  '/promotions',
  '/general-rules',
  '/about',
  '/racing',
  '/lotteries',
  '/virtual-gaming-arena',
  '/users/sign-in',
  '/users/sign-up',
  '/users/password/new',
  '/users/password/edit',
  '/users/confirmation',
  '/users/unlock',
  '/users/unlock/new',
  '/404',
  '/500',
  '/blocked',
  '/locked',
];
const fixed = new Set(fixedTargets);

const queries: ReadonlyMap<string, QueryPage> = new Map(
  (['live', 'cybersport', 'schedule', 'results'] as const).map((page) => [`/${page}`, page]),
);

/** Each kind of address has one that stands for all that lead nowhere, so that a 404 is rendered once for all of them. */
const nowhere = 'not-found';
const overview = '/live/overview';

export function pageRouteOf(target: string, known: KnownSite): PageRoute {
  if (target === '/') return { target, id: 'routes/home', query: 'home' };
  const segments = target.slice(1).split('/').map(decoded);
  if (segments.some((segment) => segment === undefined || segment === '')) return notFound(3);
  const plain = `/${segments.join('/')}`.toLowerCase();
  const query = queries.get(plain);
  if (plain === overview || plain.startsWith(`${overview}/`)) return overviewRoute(segments.slice(2), known);
  if (fixed.has(plain)) return { target: plain, id: `routes${plain}`, ...(query && { query }) };
  const [first = '', second] = segments;
  if (known.customPaths.has(target)) return { target, id: leafId(segments.length) };
  if (segments.length > 2) return notFound(3);
  if (second === undefined) {
    return known.sportKeys.has(first) ? { target: spelled(first), id: leafId(1), query: 'sport' } : notFound(1);
  }
  if (first.toLowerCase() === 'promotions') {
    return { target: `/promotions${spelled(second)}`, id: 'routes/tournament', isDeep: true };
  }
  const named = parseSlug(second);
  if (named === null) return notFound(2);
  return {
    target: spelled(first, second),
    id: leafId(2),
    ...(named.kind === 'league' && { query: 'league' }),
    // A match under another sport is still found, in the slow lane.
    ...(!known.sportKeys.has(first) && { isDeep: true }),
  };
}

/** What is live, beside its first match or another one. */
function overviewRoute([sport = '', slug = '', ...rest]: readonly (string | undefined)[], known: KnownSite): PageRoute {
  const common = { layoutId: 'routes/live-overview/layout', query: 'live' } as const;
  if (sport === '') return { target: overview, id: 'routes/live-overview/first', ...common };
  if (parseSlug(slug)?.kind !== 'match' || rest.length > 0) return notFound(3);
  const target = overview + spelled(sport, slug);
  return { target, id: 'routes/live-overview/match', ...common, ...(!known.sportKeys.has(sport) && { isDeep: true }) };
}

function notFound(length: number): PageRoute {
  const target = spelled(...Array.from({ length }, () => nowhere));
  return { target, id: leafId(length), isUnknown: true };
}

function leafId(length: number): string {
  return ['routes/home', 'routes/sport', 'routes/event'][length] ?? 'routes/not-found';
}

function spelled(...segments: readonly string[]): string {
  return `/${segments.map((segment) => encodeURIComponent(segment)).join('/')}`;
}

function decoded(segment: string): string | undefined {
  try {
    return decodeURIComponent(segment);
  } catch {
    return undefined;
  }
}
