import type { OutcomePick } from '@slipstream/betting/ticket/selection';
import type { SharedBet as RestoredBet } from '@slipstream/betting/ticket/shared-bet';
import type { BetIntent } from '@slipstream/contract/entities/bets/bet-request';
import type { SharedBet, SharedSelection } from '@slipstream/contract/entities/bets/shared-bet';
import { getSharedBets } from '@slipstream/contract/http/bets/get-shared-bets';
import { shareBets } from '@slipstream/contract/http/bets/share-bets';

import type { Api } from '../../api/call-api.ts';

export type ShareMade =
  | { readonly kind: 'code'; readonly code: string; readonly expiresAt: string }
  | { readonly kind: 'failed' };

export async function makeShare(api: Api, intents: readonly BetIntent[]): Promise<ShareMade> {
  const result = await api.call(shareBets, { body: { bets: intents } });
  return result.kind === 'reply' ? { kind: 'code', ...result.reply } : { kind: 'failed' };
}

/** The result of reading a share code; each failure has its own message (SHARE-3). */
export type ShareRead =
  | { readonly kind: 'bets'; readonly bets: readonly SharedBet[] }
  | { readonly kind: 'not-found' | 'empty' | 'error' };

export async function readShare(api: Api, code: string): Promise<ShareRead> {
  const result = await api.call(getSharedBets, { query: { code } });
  if (result.kind === 'failure') {
    const status = result.failure.code === 'refused' ? result.failure.status : 0;
    // The server refuses a malformed code; to the player it is a code that does not exist.
    return { kind: status === 404 || status === 410 || status === 400 ? 'not-found' : 'error' };
  }
  const { bets } = result.reply;
  return bets.some(({ selections }) => selections.some(isLeft)) ? { kind: 'bets', bets } : { kind: 'empty' };
}

/** Selections that can still be added to a slip; a suspended one can, and waits there. */
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

/** Uses the current price, which the player has just seen; stale until the feed confirms it. */
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
