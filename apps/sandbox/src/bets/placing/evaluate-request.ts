import { selectionLimit } from '@slipstream/betting/limits/selection-limit';
import { singlesRefusals } from '@slipstream/betting/refusals/refusals-for-type';
import { ownStakeOf, potentialReturnOf } from '@slipstream/betting/ticket/price-bet';
import type { placeBets } from '@slipstream/contract/http/bets/place-bets';
import type { PlaceErrorCode } from '@slipstream/contract/entities/bets/place-error';
import { minor, zeroMinor, type Minor } from '@slipstream/units/minor';
import type { Transaction } from 'kysely';
import type * as z from 'zod/mini';
import { BonusTally } from '../../bonuses/bets/bonus-tally.ts';
import { bonusesInHand, type BonusesInHand } from '../../bonuses/bets/bonuses-in-hand.ts';
import type { Tables } from '../../database/tables.ts';
import type { Player } from '../../http/player.ts';
import { balanceOf } from '../balance-of.ts';
import type { BetRecord } from '../records/bet-record.ts';
import type { BookParts } from '../book-parts.ts';
import { plainRefusal, type BetRefusal } from './bet-refusal.ts';
import { evaluateBet, type FitBet } from './evaluate-bet.ts';
import { makeRecord } from './make-record.ts';
import { houseRules, type HouseRules } from './placing-terms.ts';
import { limitRefusal, noLimits, playerLimits } from './player-limits.ts';
import { playerRefusal } from './player-refusal.ts';
import { goesToTrader } from './trader-bound.ts';

export type PlaceBody = z.output<typeof placeBets.body>;

/** What a placement came to; kept with its key. Stored answers call their refusals `faults`. */
export type PlacementAnswer =
  | { readonly kind: 'placed'; readonly betIds: readonly string[]; readonly faults: readonly BetRefusal[] }
  | { readonly kind: 'refused'; readonly code: PlaceErrorCode; readonly faults: readonly BetRefusal[] };

/** What a request comes to: its answer, and the bets that are taken when it is kept. */
export interface Evaluation {
  readonly answer: PlacementAnswer;
  readonly records: readonly BetRecord[];
}

export interface Purse {
  /** What the player has in the currency of the first bet. */
  readonly balance: Minor;
  readonly hasLimits: boolean;
}

type EvaluationParts = Pick<BookParts, 'files' | 'environment' | 'newId' | 'settings'>;

/** Decides about every bet of a request, at the prices and with the money of this moment. Writes nothing. */
export async function evaluateRequest(
  transaction: Transaction<Tables>,
  parts: EvaluationParts,
  player: Player,
  body: PlaceBody,
  { balance, hasLimits }: Purse,
): Promise<Evaluation> {
  const rules = houseRules(parts.files, parts.environment);
  const balances = await balancesFor(transaction, player, body, balance);
  const names = body.bets.flatMap(({ bonus }) => (bonus === null ? [] : [bonus.id]));
  const hand = await bonusesInHand(transaction, player.id, names, parts.environment.worldNow());
  const evaluated = evaluateBets(parts, rules, player, body, balances, hand);
  const fits = evaluated.filter((one) => one.kind === 'fit');
  const together = (await playerRefusal(transaction, parts, player)) ?? requestRefusal(fits, rules, body);
  if (together !== null) return refusedWhole(body, together);
  const limits = hasLimits ? await playerLimits(transaction, player.id, parts.environment.worldNow()) : noLimits;
  const refusals: BetRefusal[] = [];
  const records: BetRecord[] = [];
  const spent = new Map<string, Minor>();
  const uses = new BonusTally(rules.isMultiActiveFreebetsAllowed);
  for (const [index, one] of evaluated.entries()) {
    if (one.kind === 'refused') {
      refusals.push(one.refusal);
      continue;
    }
    const { currency } = one.bet;
    const stake = ownStakeOf(one.bet);
    const before = spent.get(currency) ?? zeroMinor;
    const isShort = (balances.get(currency) ?? 0) < before + stake;
    const code = isShort
      ? 'insufficient_balance'
      : (uses.refusal(one.chosen) ?? quickRefusal(one, body) ?? limitRefusal(limits, currency, stake, spent));
    if (code !== null) {
      refusals.push(plainRefusal(index, code));
      continue;
    }
    spent.set(currency, minor(before + stake));
    uses.count(one.chosen);
    const isFree = one.chosen?.bonus.type === 'freebet';
    const isVip = player.statuses.includes('vip') && !isFree && goesToTrader(one, rules.limits);
    const terms = { playerId: player.id, mode: body.meta.odds_accept_mode, isQuick: body.meta.quick, isVip };
    records.push(makeRecord(parts, one, terms));
  }
  const [first] = refusals;
  if (records.length === 0)
    return { answer: { kind: 'refused', code: first?.code ?? 'refused', faults: refusals }, records };
  return { answer: { kind: 'placed', betIds: records.map(({ id }) => id), faults: refusals }, records };
}

/** Every bet of the request refused for one reason. */
export function refusedWhole({ bets }: PlaceBody, code: PlaceErrorCode): Evaluation {
  const refusals = bets.map((_, index) => plainRefusal(index, code));
  return { answer: { kind: 'refused', code, faults: refusals }, records: [] };
}

/** What there is to bet with, by currency; almost every request has only one. */
async function balancesFor(transaction: Transaction<Tables>, player: Player, { bets }: PlaceBody, first: Minor) {
  const balances = new Map<string, Minor>();
  for (const { currency } of bets) {
    if (balances.has(currency)) continue;
    const amount = balances.size === 0 ? first : await balanceOf(transaction, player.id, currency);
    balances.set(currency, amount);
  }
  return balances;
}

/** Each bet on its own: singles stand or fall by themselves. What they cost together is counted afterwards. */
function evaluateBets(
  { environment }: EvaluationParts,
  rules: HouseRules,
  { statuses }: Player,
  { bets, meta }: PlaceBody,
  balances: ReadonlyMap<string, Minor>,
  bonuses: BonusesInHand | null,
) {
  const terms = { environment, rules, mode: meta.odds_accept_mode, isVip: statuses.includes('vip'), bonuses };
  return bets.map((bet, index) =>
    evaluateBet(index, bet, bet.stake, { ...terms, balance: balances.get(bet.currency) ?? zeroMinor }),
  );
}

/** What refuses the request as a whole: what the bets are together. */
function requestRefusal(
  fits: readonly FitBet[],
  { limits, ...rules }: HouseRules,
  { bets }: PlaceBody,
): PlaceErrorCode | null {
  const limitMet = selectionLimit(bets, limits);
  if (limitMet !== undefined) return limitMet.refusal.code;
  const selections = fits.flatMap(({ bet }) => bet.selections);
  const isBarred = bets.length > 1 && singlesRefusals(selections, rules).length > 0;
  return isBarred ? 'singles_not_allowed' : null;
}

/** A quick bet was not looked at twice, so one that can win nothing is not taken (QUICK-5). */
function quickRefusal({ bet }: FitBet, { meta }: PlaceBody): PlaceErrorCode | null {
  return meta.quick && potentialReturnOf(bet) <= bet.stake ? 'potential_win_too_low' : null;
}
