import { betIntentOf } from '@slipstream/betting/placing/bet-request';
import type { BetTarget } from '@slipstream/betting/ticket/ticket-event';
import { getMaxStake } from '@slipstream/contract/http/bets/get-max-stake';
import type { Minor } from '@slipstream/units/minor';

import type { SessionStore } from '../session/session-store.ts';
import type { Slip } from './slip.ts';

export type MaxStakeAnswer =
  | { readonly kind: 'max'; readonly stake: Minor }
  | { readonly kind: 'failed' }
  /** Only a player has a highest stake. */
  | { readonly kind: 'sign-in' };

/** Requests the highest accepted stake and puts it into the slip (PLACE-7). For several singles the lowest counts. */
export async function takeMaxStake(
  target: BetTarget,
  slip: Pick<Slip, 'ticket' | 'dispatch' | 'api'>,
  session: SessionStore,
): Promise<MaxStakeAnswer> {
  const { bets } = slip.ticket();
  const asked = bets.filter((bet) => target === 'all' || bet.selections.some(({ id }) => id === target));
  const result = await slip.api.call(getMaxStake, { body: { bets: asked.map((bet) => betIntentOf(bet, Date.now())) } });
  if (result.kind === 'failure') {
    const isVisitor = result.failure.code === 'refused' && result.failure.status === 401;
    if (isVisitor) session.end();
    return { kind: isVisitor ? 'sign-in' : 'failed' };
  }
  const [first, ...rest] = result.reply.bets.map(({ maxStake }) => maxStake);
  if (first === undefined) return { kind: 'failed' };
  const stake = rest.reduce((lowest, each) => (each < lowest ? each : lowest), first);
  const isPerLine = asked.some(({ lineStake }) => lineStake !== null);
  slip.dispatch({ kind: 'stake-changed', target, stake });
  if (isPerLine) slip.dispatch({ kind: 'stake-basis-changed', basis: 'line' });
  return { kind: 'max', stake };
}
