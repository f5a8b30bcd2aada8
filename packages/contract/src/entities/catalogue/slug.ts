import type { CategoryId, LeagueId, MatchId } from '@slipstream/units/ids';

/**
 * What a slug identifies. Category, league and match share one URL shape, so the slug's suffix gives the kind
 * (ROUTE-1).
 */
export type SlugTarget =
  | { readonly kind: 'category'; readonly id: CategoryId }
  | { readonly kind: 'league'; readonly id: LeagueId }
  | { readonly kind: 'match'; readonly id: MatchId };

const letters = { category: 'c', league: 'l', match: 'm' } as const satisfies Record<SlugTarget['kind'], string>;
const ending = /(?:^|-)(?<letter>[clm])(?<id>\d{1,20})$/;

/** `Arsenal, Tottenham` with id 48213377 gives `arsenal-tottenham-m48213377`. */
export function slugOf(target: SlugTarget, name: string): string {
  const words = name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 120);
  return `${words}-${letters[target.kind]}${target.id}`.replace(/^-|-(?=-)/g, '');
}

/** Reads only the suffix: names may change and old links still work. Null for any other text. */
export function parseSlug(slug: string): SlugTarget | null {
  const { letter, id } = ending.exec(slug)?.groups ?? {};
  if (letter === letters.category) return { kind: 'category', id: id as CategoryId };
  if (letter === letters.league) return { kind: 'league', id: id as LeagueId };
  if (letter === letters.match) return { kind: 'match', id: id as MatchId };
  return null;
}
