import type { OutcomePick } from '@slipstream/betting/ticket/selection';
import type { SharedBet as RestoredBet } from '@slipstream/betting/ticket/shared-bet';
import type { BetIntent } from '@slipstream/contract/entities/bet-request';
import type { SharedBet, SharedSelection } from '@slipstream/contract/entities/shared-bet';
import { getSharedBets } from '@slipstream/contract/http/get-shared-bets';
import { shareBets } from '@slipstream/contract/http/share-bets';

import type { Api } from '../../api/call-api.ts';

export type ShareMade =
  | { readonly kind: 'code'; readonly code: string; readonly expiresAt: string }
  | { readonly kind: 'failed' };

export async function makeShare(api: Api, intents: readonly BetIntent[]): Promise<ShareMade> {
  const result = await api.call(shareBets, { body: { bets: intents } });
  return result.kind === 'reply' ? { kind: 'code', ...result.reply } : { kind: 'failed' };
}

/** What a code leads to; each of the failures has its own words (SHARE-3). */
export type ShareRead =
  | { readonly kind: 'bets'; readonly bets: readonly SharedBet[] }
  | { readonly kind: 'not-found' | 'empty' | 'error' };

export async function readShare(api: Api, code: string): Promise<ShareRead> {
  const result = await api.call(getSharedBets, { query: { code } });
  if (result.kind === 'failure') {
    const status = result.failure.code === 'refused' ? result.failure.status : 0;
    // A code no server would make is refused as malformed; for the player it is a link that leads nowhere.
    return { kind: status === 404 || status === 410 || status === 400 ? 'not-found' : 'error' };
  }
  const { bets } = result.reply;
  return bets.some(({ selections }) => selections.some(isLeft)) ? { kind: 'bets', bets } : { kind: 'empty' };
}

/** What can still be put into a slip; a suspended selection can, and waits there. */
export function isLeft({ change }: SharedSelection): boolean {
  return change !== 'ended' && change !== 'not_offered';
}

export function restoredBets(bets: readonly SharedBet[]): readonly RestoredBet[] {
  return bets.map(({ type, system, customOddsNow, selections }) => ({
    betType: type,
    stake: null,
    picks: selections.filter(isLeft).map(pickOf),
    systemId: system?.id ?? null,
    customOdds: customOddsNow,
  }));
}

/** At the price now, which the player has just been shown; stale until the feed confirms it. */
function pickOf({ match, market, specifier, outcome, oddsThen, oddsNow, change }: SharedSelection): OutcomePick {
  return {
    matchId: match.id,
    marketId: market.id,
    specifier,
    outcomeId: outcome.id,
    matchUrnId: match.urnId,
    matchSlug: match.slug,
    matchStatus: match.status,
    marketName: market.name,
    marketGroup: '',
    outcomeName: outcome.name,
    odds: oddsNow ?? oddsThen,
    active: change !== 'suspended',
    isSuspended: change === 'suspended',
    isStale: true,
    provider: match.provider,
    sportKey: match.sportKey,
    nameA: match.nameA,
    nameB: match.nameB,
    categoryName: match.categoryName,
    type: match.type,
    marketVersion: market.version,
    matchVersion: match.version,
  };
}
