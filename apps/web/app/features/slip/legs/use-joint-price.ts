import type { OutcomeAddress } from '@slipstream/betting/ticket/selection';
import type { ReplyOf } from '@slipstream/contract/http/call';
import { priceCustomBet } from '@slipstream/contract/http/bets/price-custom-bet';
import type { MatchId } from '@slipstream/units/ids';
import type { TotalOdds } from '@slipstream/units/odds';
import { useEffect, useState } from 'react';

import type { Slip } from '../../../state/slip/slip.ts';

/** What the server says about some selections as one custom bet. */
type JointPrice =
  | { readonly kind: 'asking' }
  | { readonly kind: 'priced'; readonly odds: TotalOdds }
  | { readonly kind: 'refused'; readonly reason: string }
  | { readonly kind: 'unknown' };

/** Picks and prices that follow each other quickly are asked about once, and a pick is shown before anything is requested. */
const restMs = 100;

/** The price of some selections of a match together, requested once; a component with other selections has another key. */
export function useJointPrice({ api }: Slip, matchId: MatchId, selections: readonly OutcomeAddress[]): JointPrice {
  const [body] = useState(() => ({ matchId, selections: selections.map(addressOf) }));
  const [price, setPrice] = useState<JointPrice>({ kind: 'asking' });
  useEffect(() => {
    let isGone = false;
    async function ask() {
      const result = await api.call(priceCustomBet, { body });
      if (!isGone) setPrice(result.kind === 'reply' ? priceOf(result.reply) : { kind: 'unknown' });
    }
    const timer = setTimeout(ask, restMs);
    return () => {
      isGone = true;
      clearTimeout(timer);
    };
  }, [api, body]);
  return price;
}

function addressOf({ matchId, marketId, specifier, outcomeId }: OutcomeAddress): OutcomeAddress {
  return { matchId, marketId, specifier, outcomeId };
}

function priceOf({ odds, refusal }: ReplyOf<typeof priceCustomBet>): JointPrice {
  if (refusal !== null) return { kind: 'refused', reason: refusal.message };
  return odds === null ? { kind: 'unknown' } : { kind: 'priced', odds };
}
