import type { Side } from '@slipstream/contract/entities/catalogue/match-statistics';

import type { SportFamily } from '../../../../sports/sports.data.ts';
import { readSpecifier } from '../../../../shared/odds/specifier.ts';
import type { MatchPageData } from '../../match-page-data.ts';
import type { MarketCard } from '../market-cards.ts';
import { bothScoreMarket, totalMarkets, winnerMarkets } from './market-facts.data.ts';

/** What is known of earlier matches of the two. */
export type MatchHistory = Pick<MatchPageData, 'headToHead' | 'form'>;

type PastMatch = NonNullable<MatchHistory['headToHead']>['matches'][number];

/** How often something happened in how many matches. */
export interface Share {
  readonly count: number;
  readonly of: number;
}

/** One line below a market. */
export type MarketFact =
  | { readonly kind: 'form'; readonly home: Share; readonly away: Share }
  | {
      readonly kind: 'meetings';
      readonly of: number;
      readonly home: number;
      readonly draws: number;
      readonly away: number;
    }
  | { readonly kind: 'over'; readonly line: string; readonly home: Share; readonly away: Share }
  | { readonly kind: 'overMeetings'; readonly line: string; readonly meetings: Share }
  | { readonly kind: 'bothScored'; readonly home: Share; readonly away: Share }
  | { readonly kind: 'bothScoredMeetings'; readonly meetings: Share };

/** Fewer matches say nothing. */
const matchesMin = 3;

/** What earlier matches say about a market; nothing for a market they say nothing about. */
export function marketFacts(card: MarketCard, family: SportFamily, history: MatchHistory): readonly MarketFact[] {
  const { marketId, layout } = card;
  if (layout.kind === 'lines') return totalFacts(card, family, history);
  if (layout.market.specifier !== '') return [];
  if (winnerMarkets.has(marketId)) return [...formFact(history), ...meetingsFact(history)];
  if (marketId !== bothScoreMarket) return [];
  const shares = sharesOf(history, (past) => bothScored(past));
  return [
    ...(shares.form === null ? [] : [{ kind: 'bothScored', ...shares.form } as const]),
    ...(shares.meetings === null ? [] : [{ kind: 'bothScoredMeetings', meetings: shares.meetings } as const]),
  ];
}

function totalFacts({ marketId, layout }: MarketCard, family: SportFamily, history: MatchHistory): MarketFact[] {
  const total = totalMarkets[marketId];
  const balanced = layout.kind === 'lines' ? layout.lines.find(({ isBalanced }) => isBalanced) : undefined;
  if (balanced === undefined || total === undefined || !total.families.includes(family)) return [];
  // A set or a half has lines of its own, which the whole match says nothing about.
  if (readSpecifier(balanced.market.specifier).place !== '') return [];
  const { text } = balanced;
  const line = Number(balanced.line);
  const shares = sharesOf(history, (past) => {
    const sum = totalOf(past, total.hasOvertime);
    return sum === null ? null : sum > line;
  });
  return [
    ...(shares.form === null ? [] : [{ kind: 'over', line: text, ...shares.form } as const]),
    ...(shares.meetings === null ? [] : [{ kind: 'overMeetings', line: text, meetings: shares.meetings } as const]),
  ];
}

function formFact({ form }: MatchHistory): MarketFact[] {
  if (form === null || form.home.length < matchesMin || form.away.length < matchesMin) return [];
  const wins = (lines: typeof form.home) => ({
    count: lines.filter(({ won }) => won === true).length,
    of: lines.length,
  });
  return [{ kind: 'form', home: wins(form.home), away: wins(form.away) }];
}

function meetingsFact({ headToHead }: MatchHistory): MarketFact[] {
  if (headToHead === null) return [];
  const { homeWins, draws, awayWins } = headToHead;
  const of = homeWins + draws + awayWins;
  return of < matchesMin ? [] : [{ kind: 'meetings', of, home: homeWins, draws, away: awayWins }];
}

interface Shares {
  readonly form: { readonly home: Share; readonly away: Share } | null;
  readonly meetings: Share | null;
}

/** In how many matches of each side, and of their meetings, something happened. */
function sharesOf({ form, headToHead }: MatchHistory, happened: (past: PastMatch) => boolean | null): Shares {
  const share = (matches: readonly PastMatch[]): Share | null => {
    const known = matches.map(happened).filter((answer) => answer !== null);
    return known.length < matchesMin ? null : { count: known.filter(Boolean).length, of: known.length };
  };
  const own = (side: Side) => share((form?.[side] ?? []).map(({ match }) => match));
  const [home, away] = [own('home'), own('away')];
  return {
    form: home === null || away === null ? null : { home, away },
    meetings: share(headToHead?.matches ?? []),
  };
}

/** The sum of a match from its periods, because a total score may include a shootout; null where they are not known. */
function totalOf({ periodScore }: PastMatch, hasOvertime: boolean): number | null {
  const counted = periodScore.filter(({ kind }) => kind === 'period' || (hasOvertime && kind === 'overtime'));
  return counted.length === 0 ? null : counted.reduce((sum, { home, away }) => sum + home + away, 0);
}

function bothScored({ periodScore }: PastMatch): boolean | null {
  const regular = periodScore.filter(({ kind }) => kind === 'period');
  return regular.length === 0 ? null : regular.some(({ home }) => home > 0) && regular.some(({ away }) => away > 0);
}
