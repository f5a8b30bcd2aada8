import type { getReadyCustomBets } from '@slipstream/contract/http/bets/get-ready-custom-bets';
import type * as z from 'zod/mini';
import { nameIn } from '../../serialise/names/market-names.ts';
import type { MatchBoard } from '../../world/boards/match-board.ts';
import { type CustomTerms, priceGoodMs } from './custom-price.ts';
import { type ReadyLeg, readySets } from './ready-sets.ts';

type ReadyOut = z.input<typeof getReadyCustomBets.reply>;

/** The ready-made custom bets of a match in the wire form. */
export function readyOut(board: MatchBoard, { locale, nowMs }: Pick<CustomTerms, 'locale' | 'nowMs'>): ReadyOut {
  const { fixture } = board;
  const selection = ({ market: { info }, outcome }: ReadyLeg) => {
    const named = info.outcomes.find(({ id }) => id === outcome.id) ?? { id: outcome.id, key: '', name: outcome.id };
    return {
      match_id: fixture.id,
      market_id: info.id,
      specifier: info.specifier,
      outcome_id: outcome.id,
      market_name: nameIn(info.name, fixture, locale),
      outcome_name: nameIn(named.name, fixture, locale),
    };
  };
  return {
    match_id: fixture.id,
    custom_bets: readySets(board).map(({ odds, legs }) => ({ odds, selections: legs.map(selection) })),
    expires_at_ms: nowMs + priceGoodMs,
  };
}
