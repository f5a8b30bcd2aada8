import { bonusReasons } from '@slipstream/betting/bonus/eligibility';
import { farmedPoints } from '@slipstream/betting/bonus/farming';
import { playerBonuses, subjectOf } from '@slipstream/betting/bonus/player-bonuses';
import { contributionFloor } from '@slipstream/betting/bonus/pools';
import { noPlayerBonuses, type PlayerBonuses } from '@slipstream/betting/ticket/available-bonuses';
import type { Bet, BetBonus } from '@slipstream/betting/ticket/bet';
import type { bonusChoiceWire } from '@slipstream/contract/entities/bets/bet-request';
import type { Minor } from '@slipstream/units/minor';
import type * as z from 'zod/mini';
import { jackpotOffers } from '../offers.data.ts';
import type { BetBonusTerms, BonusPart } from './bonus-terms.ts';
import type { BonusesInHand, BonusInHand } from './bonuses-in-hand.ts';

type Choice = z.output<typeof bonusChoiceWire>;

/** A bonus a bet asks for, found among the player's. */
export interface ChosenBonus {
  readonly inHand: BonusInHand;
  readonly bonus: BetBonus;
  readonly bonuses: PlayerBonuses;
}

/** Null when the player has no such bonus. */
export function chosenBonus(choice: Choice, hand: BonusesInHand | null): ChosenBonus | null {
  const inHand = hand?.byId.get(choice.id);
  if (hand === null || inHand === undefined || inHand.held.kind !== choice.type) return null;
  const bonus = { id: choice.id, type: inHand.held.kind };
  return { inHand, bonus, bonuses: playerBonuses([inHand.held], hand.holder) };
}

export const withoutBonus = noPlayerBonuses;

/** Why the priced bet does not go with its bonus, as words of the wire; empty when it does. */
export function bonusObjections(
  bet: Bet,
  { inHand }: ChosenBonus,
  hand: BonusesInHand,
  asked: { readonly choice: Choice; readonly stake: Minor },
): readonly string[] {
  const { terms } = inHand.held;
  const reasons = terms === null ? [] : bonusReasons(terms, hand.holder, subjectOf(bet)).map(({ code }) => code);
  if (reasons.length > 0) return reasons;
  if (bet.bonus?.id !== asked.choice.id) return [inHand.held.kind === 'freebet' ? 'currency' : 'selection-count'];
  // What the player saw is what they get: another factor or amount is another bet.
  if (asked.choice.odds !== null && asked.choice.odds !== bet.bonusOdds) return ['bonus-odds'];
  return bet.freebetStake !== null && bet.freebetStake !== asked.stake ? ['freebet-stake'] : [];
}

/** What a bet's terms say of its bonus and its jackpots. */
export function bonusPart(bet: Bet, chosen: ChosenBonus | null, jackpots: readonly string[]): BonusPart {
  // Named twice is joined once.
  const shares = [...new Set(jackpots)].map((id) => {
    const rate = jackpotOffers.find(({ key }) => key === id)?.contributionRate ?? 0;
    return { id, contribution: contributionFloor(bet.stake, rate) };
  });
  return {
    ...(chosen === null ? {} : { bonus: bonusTerms(bet, chosen.inHand) }),
    ...(shares.length === 0 ? {} : { jackpots: shares }),
  };
}

/** Whether every jackpot asked for takes this bet. */
export function takesJackpots(jackpots: readonly string[], currency: string): boolean {
  return jackpots.every((id) => jackpotOffers.some((offer) => offer.key === id && offer.currency === currency));
}

function bonusTerms(bet: Bet, { row, offer, held, farmed }: BonusInHand): BetBonusTerms {
  return {
    id: row.id,
    shownId: held.id,
    type: held.kind,
    bonusOdds: bet.bonusOdds,
    ranges: held.kind === 'comboboost' ? held.ranges : [],
    freebetType: row.freebet_type,
    points: 'pointsRate' in offer ? pointsOf(bet, { ...offer, farmedEventIds: farmed }) : 0,
  };
}

function pointsOf(bet: Bet, terms: Parameters<typeof farmedPoints>[1]): number {
  const { stake, subunits, odds, selections } = bet;
  const matchIds = selections.map(({ matchId }) => matchId);
  return odds === null ? 0 : farmedPoints({ stake, subunits, odds, matchIds }, terms);
}
