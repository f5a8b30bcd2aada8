import { contributionFloor } from '@slipstream/betting/bonus/pools';
import { minor } from '@slipstream/units/minor';
import { isHouseStake } from '../bonuses/bets/bonus-terms.ts';
import { contributionTransfers } from '../bonuses/jackpots.ts';
import type { TournamentOffer } from '../bonuses/offer.ts';
import type { BetRecord } from '../bets/records/bet-record.ts';
import { payoutTransfers } from '../bets/settlement/payout-transfers.ts';
import { cashOf, houseCash, houseStakes, poolOf } from '../ledger/purse.ts';
import { cameBack, type BetFacts } from './bet-facts.ts';
import type { Expected } from './expected.ts';

/** A tournament that bets may bring points to, and whether it is still on. */
export interface Contest {
  readonly offer: TournamentOffer;
  readonly isOn: boolean;
}

export const offerKey = (betId: string) => `offer:${betId}`;

/**
 * Every posting a bet must have. A trader's smaller stake changes the stake of the bet, so what came back then is known only from
 * its posting: `returned`.
 */
export function postingsOf(
  bet: BetRecord,
  { atStake, payout, result }: BetFacts,
  returned: number,
  contest: Contest | undefined,
): readonly Expected[] {
  const { id: reference, currency, terms, course } = bet;
  const stakes = houseStakes(currency);
  const isFree = isHouseStake(terms);
  const payer = isFree ? houseCash(currency) : cashOf(bet.playerId, currency);
  const back = (key: string, amount: number): Expected => {
    return { key, kind: 'refund', reference, transfers: [{ from: stakes, to: payer, amount: minor(amount) }] };
  };
  const staked = [{ from: payer, to: stakes, amount: minor(bet.stake + returned) }];
  const wasAccepted = bet.status !== 'submitted' && bet.status !== 'rejected';
  const { jackpots = [] } = terms;
  const joined = contributionTransfers(jackpots);
  return [
    { key: `stake:${reference}`, kind: isFree ? 'freebet' : 'stake', reference, transfers: staked },
    ...(returned > 0 ? [back(offerKey(reference), returned)] : []),
    ...(cameBack.has(bet.status) ? [back(`refund:${reference}`, atStake)] : []),
    ...course.parts.map(({ stakePart, amount }, at): Expected => {
      return {
        key: `cashout:${reference}:${at}`,
        kind: 'cashout',
        reference,
        transfers: payoutTransfers(bet, stakePart, amount),
      };
    }),
    ...(payout === null
      ? []
      : [
          {
            key: `settle:${reference}`,
            kind: kindOf(result, payout),
            reference,
            transfers: payoutTransfers(bet, atStake, payout),
          },
        ]),
    ...(wasAccepted && jackpots.length > 0
      ? [{ key: `jackpot:${reference}`, kind: 'jackpot' as const, reference, transfers: joined }]
      : []),
    ...(payout === null || result === 'refund_entire' ? [] : contributionTo(bet, contest)),
  ];
}

function kindOf(result: BetFacts['result'], payout: number): Expected['kind'] {
  if (result === 'lose_entire') return payout > 0 ? 'bonus' : 'stake';
  return result === 'refund_entire' ? 'refund' : 'win';
}

/** A bet settled after a tournament's end adds nothing. For a past tournament it is not stored which bets were in time. */
function contributionTo(bet: BetRecord, contest: Contest | undefined): readonly Expected[] {
  if (contest === undefined || contest.offer.currency !== bet.currency) return [];
  const { key, currency, contributionRate } = contest.offer;
  const amount = contributionFloor(bet.stake, contributionRate);
  if (amount === 0) return [];
  const transfers = [{ from: houseCash(currency), to: poolOf(`tournament.${key}`, currency), amount }];
  const posting: Expected = { key: `tournament:${bet.id}`, kind: 'bonus', reference: bet.id, transfers };
  return [contest.isOn ? posting : { ...posting, isOptional: true }];
}
