import type { sharedBetWire } from '@slipstream/contract/entities/bets/shared-bet';
import { customBetOdds } from '@slipstream/simulation/pricing/custom-bet';
import { isMatchOver, matchStatus, type MatchStatus } from '@slipstream/units/match-status';
import { marketStatus, type MarketStatus } from '@slipstream/units/market-status';
import type * as z from 'zod/mini';
import { legNames } from '../records/leg-names.ts';
import { matchBriefOut } from '../records/match-brief-out.ts';
import { boardOf } from '../cashout/leg-chances.ts';
import type { BookEnvironment } from '../book-environment.ts';
import { quoteOf, type Quote } from '../placing/quote.ts';
import type { SharedLeg, SharedRecord } from './shared-slip.ts';

type SharedBetOut = z.input<typeof sharedBetWire>;
type SharedSelectionOut = SharedBetOut['selections'][number];

/** A shared bet then and now, so that a page can show the difference before it takes it. */
export function sharedBetOut(environment: BookEnvironment, bet: SharedRecord, locale: string): SharedBetOut {
  return {
    type: bet.type,
    system:
      bet.system === null
        ? null
        : {
            id: bet.system.id,
            total_count: bet.system.totalCount,
            win_count: bet.system.winCount,
            cover: bet.system.cover,
          },
    custom_odds_then: bet.customOdds,
    custom_odds_now: bet.type === 'custom_bet' ? customOddsNow(environment, bet) : null,
    selections: bet.legs.map((leg) => selectionOut(environment, leg, locale)),
  };
}

function selectionOut(environment: BookEnvironment, leg: SharedLeg, locale: string): SharedSelectionOut {
  const { matchId, marketId, specifier, outcomeId, odds, about } = leg;
  const found = quoteOf(environment, { match_id: matchId, market_id: marketId, specifier, outcome_id: outcomeId });
  const quote = found !== null && found.about.seed === about.seed ? found : null;
  const match = matchBriefOut(environment, leg, locale);
  const names = legNames(about, locale);
  const change = changeOf(quote, match.status, odds);
  const isPriced = change === 'same' || change === 'moved' || change === 'suspended';
  return {
    match,
    market: {
      id: marketId,
      name: names.market,
      version: quote?.pick.marketVersion ?? 0,
      status: marketStatusOf(quote),
    },
    specifier,
    outcome: { id: outcomeId, name: names.outcome },
    odds_then: odds,
    odds_now: isPriced && quote !== null ? quote.pick.odds : null,
    change,
  };
}

function changeOf(quote: Quote | null, status: MatchStatus, then: number): SharedSelectionOut['change'] {
  if (isMatchOver(status)) return 'ended';
  if (quote === null || quote.isGone) return 'not_offered';
  if (quote.pick.isSuspended || status === matchStatus.stopped) return 'suspended';
  return quote.pick.odds === then ? 'same' : 'moved';
}

function marketStatusOf(quote: Quote | null): MarketStatus {
  if (quote === null || quote.isGone) return marketStatus.removed;
  return quote.pick.isSuspended ? marketStatus.suspended : marketStatus.open;
}

function customOddsNow(environment: BookEnvironment, { legs }: SharedRecord) {
  const [first] = legs;
  const board = first === undefined ? null : boardOf(environment, first);
  return board === null ? null : customBetOdds(board.fixture, board.state, legs);
}
