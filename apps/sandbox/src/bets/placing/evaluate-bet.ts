import { checkLimits } from '@slipstream/betting/limits/check-limits';
import { refusalsForPlacing } from '@slipstream/betting/refusals/refusals-for-placing';
import type { Bet } from '@slipstream/betting/ticket/bet';
import { evaluateCustomPrice, evaluatePrice } from '@slipstream/betting/ticket/evaluate-price';
import { makeBet } from '@slipstream/betting/ticket/make-bet';
import { providerTerms } from '@slipstream/betting/ticket/provider-terms';
import { priceBet } from '@slipstream/betting/ticket/price-bet';
import { selectionOf, type Selection } from '@slipstream/betting/ticket/selection';
import { emptyTicket } from '@slipstream/betting/ticket/ticket';
import type { betIntentWire } from '@slipstream/contract/entities/bets/bet-request';
import type { PlaceErrorCode } from '@slipstream/contract/entities/bets/place-error';
import type { OddsAcceptMode } from '@slipstream/contract/entities/catalogue/odds-settings';
import { customBetOdds } from '@slipstream/simulation/pricing/custom-bet';
import type { Minor } from '@slipstream/units/minor';
import type * as z from 'zod/mini';
import type { BonusPart } from '../../bonuses/bets/bonus-terms.ts';
import type { BonusesInHand } from '../../bonuses/bets/bonuses-in-hand.ts';
import {
  bonusObjections,
  bonusPart,
  chosenBonus,
  takesJackpots,
  withoutBonus,
  type ChosenBonus,
} from '../../bonuses/bets/choose-bonus.ts';
import type { BookEnvironment } from '../book-environment.ts';
import { plainRefusal, type BetRefusal } from './bet-refusal.ts';
import { mergeRefusals } from './merge-refusals.ts';
import { ticketContext, type HouseRules } from './placing-terms.ts';
import { quoteOf, type Quote } from './quote.ts';

export type Intent = z.output<typeof betIntentWire>;

export interface EvaluationTerms {
  readonly environment: BookEnvironment;
  readonly rules: HouseRules;
  readonly mode: OddsAcceptMode;
  /** What the player has left in the bet's currency; null: not asked. */
  readonly balance: Minor | null;
  readonly isVip: boolean;
  /** The player's bonuses that the request names; null when it names none. */
  readonly bonuses: BonusesInHand | null;
}

/** A bet the book takes: as the rulebook sees it, on the quotes it stands on. */
export interface FitBet {
  readonly kind: 'fit';
  readonly bet: Bet;
  readonly quotes: readonly Quote[];
  /** Past the usual limits, so only a VIP's, and only if a trader agrees. */
  readonly isPastLimits: boolean;
  readonly bonusPart: BonusPart;
  readonly chosen: ChosenBonus | null;
}

/** Asks the rulebook about one bet of a request, at the prices of this moment (PLACE-1..3, LIMIT, BET-7). */
export function evaluateBet(
  index: number,
  intent: Intent,
  stake: Minor,
  terms: EvaluationTerms,
): FitBet | { kind: 'refused'; refusal: BetRefusal } {
  const refused = (code: PlaceErrorCode) => ({ kind: 'refused', refusal: plainRefusal(index, code) }) as const;
  const { environment, rules, mode, balance, isVip } = terms;
  const currency = rules.currency(intent.currency);
  if (currency === null) return refused('currency_unknown');
  const chosen = intent.bonus === null ? null : chosenBonus(intent.bonus, terms.bonuses);
  if (intent.bonus !== null && chosen === null) return refused('bonus_not_eligible');
  if (!takesJackpots(intent.jackpots, intent.currency)) return refused('bonus_not_eligible');
  if (!isShaped(intent)) return refused('bet_malformed');
  const quotes = intent.selections.map((selection) => quoteOf(environment, selection));
  const known = quotes.filter((quote) => quote !== null);
  if (known.length < quotes.length) {
    const selections = intent.selections
      .filter((_, at) => quotes[at] === null)
      .map((address) => ({ ...address, code: 'selection_not_available' as const, odds: null }));
    return { kind: 'refused', refusal: { ...plainRefusal(index, 'selection_not_available'), selections } };
  }
  const context = ticketContext(rules, {
    currency,
    balance,
    nowMs: environment.worldNow(),
    isVip,
    bonuses: chosen?.bonuses ?? withoutBonus,
  });
  const selections = known.map((quote, at) => evaluatedSelection(quote, intent, at, terms));
  const systemType = rules.systemTypes.find(({ id }) => id === intent.system_id) ?? null;
  const bare = makeBet(intent.type, selections, stake, currency, systemType);
  const made = chosen === null ? bare : { ...bare, bonus: chosen.bonus, isBonusChosen: true };
  const bet = priceBet(intent.type === 'custom_bet' ? withCustomPrice(made, intent, known, mode) : made, context);
  const objections = objectionsTo(bet, intent, stake, chosen, terms);
  if (objections.length > 0) {
    return { kind: 'refused', refusal: { ...plainRefusal(index, 'bonus_not_eligible'), bonus: objections } };
  }
  const refusals = refusalsForPlacing({ ...emptyTicket, bets: [bet], acceptMode: mode }, context);
  if (refusals.length > 0) {
    return { kind: 'refused', refusal: mergeRefusals(index, refusals, bet, { mode, quotes: known }) };
  }
  const isPastLimits = isVip && checkLimits([bet], rules.limits).refusal !== null;
  return { kind: 'fit', bet, quotes: known, isPastLimits, chosen, bonusPart: bonusPart(bet, chosen, intent.jackpots) };
}

function objectionsTo(
  bet: Bet,
  { bonus: choice }: Intent,
  stake: Minor,
  chosen: ChosenBonus | null,
  { bonuses: hand }: EvaluationTerms,
): readonly string[] {
  return chosen === null || choice === null || hand === null
    ? []
    : bonusObjections(bet, chosen, hand, { choice, stake });
}

/** A single has one selection, a combo or a system several; a custom bet stands on one match. */
function isShaped({ type, selections }: Intent): boolean {
  switch (type) {
    case 'single':
      return selections.length === 1;
    case 'combo':
    case 'system':
      return selections.length > 1;
    case 'custom_bet':
      return new Set(selections.map(({ match_id: matchId }) => matchId)).size === 1;
  }
}

/** The selection at today's price, flagged where the player's terms do not take it (SLIP-8). */
function evaluatedSelection(
  quote: Quote,
  intent: Intent,
  at: number,
  { mode, rules, environment }: EvaluationTerms,
): Selection {
  const asked = intent.selections[at];
  const { pick, isGone } = quote;
  const selection: Selection = {
    ...selectionOf(pick),
    // The parts of a custom bet have no price of their own.
    acceptedOdds: intent.type === 'custom_bet' ? pick.odds : (asked?.odds ?? pick.odds),
    floorOdds: asked?.floor_odds ?? null,
    isNotAvailable: isGone || !providerTerms(rules.providers, pick.provider).isActive,
  };
  return evaluatePrice(selection, pick.odds, { mode, now: environment.worldNow() });
}

/** No price: the set is no custom bet (any more), and the rulebook refuses it for that. */
function withCustomPrice(bet: Bet, intent: Intent, quotes: readonly Quote[], mode: OddsAcceptMode): Bet {
  const board = quotes[0]?.board;
  const customOdds =
    board === undefined ? null : customBetOdds(board.fixture, board.state, intent.selections.map(plain));
  if (customOdds === null) return bet;
  return evaluateCustomPrice({ ...bet, acceptedCustomOdds: intent.custom_odds ?? null }, customOdds, mode);
}

function plain({ market_id, specifier, outcome_id }: Intent['selections'][number]) {
  return { marketId: market_id, specifier, outcomeId: outcome_id };
}
