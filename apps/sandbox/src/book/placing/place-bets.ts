import { singlesRefusals } from '@slipstream/betting/refusals/refusals-for-type';
import { potentialReturnOf } from '@slipstream/betting/ticket/price-bet';
import type { placeBets } from '@slipstream/contract/http/place-bets';
import { placeErrorCode } from '@slipstream/contract/entities/place-error';
import { minor, zeroMinor, type Minor } from '@slipstream/units/minor';
import type * as z from 'zod/mini';
import type { Entry } from '../../ledger/ledger.ts';
import { postAll, type Posting } from '../../ledger/post.ts';
import { cashOf, houseStakes } from '../../ledger/purse.ts';
import type { Player } from '../../players/player.ts';
import { balanceOf } from '../balance-of.ts';
import type { BetRecord } from '../bets/bet-record.ts';
import { insertBets } from '../bets/bet-store.ts';
import type { BookParts } from '../book-parts.ts';
import { DatabaseBusyError } from '../faults/database-busy.ts';
import { bodyHash, keepAnswer, type KeyState, type RequestKey } from '../request-key.ts';
import { plainFault, type BetFault, type Code } from './bet-fault.ts';
import { judgeBet, type FitBet } from './judge-bet.ts';
import { makeRecord } from './make-record.ts';
import { houseRules, type HouseRules } from './placing-terms.ts';
import { limitRefusal, noLimits, playerLimits } from './player-limits.ts';
import { placingState, type PlacingState } from './placing-state.ts';
import { movedFloor } from './quote.ts';
import { goesToTrader } from './trader-bound.ts';

export type PlaceBody = z.output<typeof placeBets.body>;

/** What a placement came to; kept with its key. */
export type PlacementAnswer =
  | { readonly kind: 'placed'; readonly betIds: readonly string[]; readonly faults: readonly BetFault[] }
  | { readonly kind: 'refused'; readonly code: Code; readonly faults: readonly BetFault[] };

export type Placement =
  | Exclude<KeyState<PlacementAnswer>, { kind: 'first' }>
  | { kind: 'new'; answer: PlacementAnswer };

/** Places the bets of one request, in one transaction: checks, bets, stakes and the key's answer stand or fall together. */
export async function placeBetsOf(parts: BookParts, player: Player, key: string, body: PlaceBody): Promise<Placement> {
  const whose: RequestKey = { playerId: player.id, scope: 'placement', key };
  const hash = bodyHash(body);
  const forced = parts.faults.takeReject();
  const floor = parts.faults.takePriceMove() ? movedFloor(parts.floor) : parts.floor;
  if (parts.faults.takeBusy()) throw new DatabaseBusyError();
  const placed = await parts.writer.run(async (entry): Promise<Placement> => {
    const currency = body.bets[0]?.currency ?? '';
    const state = await placingState<PlacementAnswer>(entry.transaction, whose, hash, currency);
    if (state.key.kind !== 'first') return state.key;
    const answer =
      forced === null ? await place(entry, { ...parts, floor }, player, body, state) : refusal(body, forced);
    await keepAnswer(entry.transaction, whose, hash, answer, floor.realNow());
    return { kind: 'new', answer };
  });
  if (placed.kind === 'new') {
    parts.matches.add(body.bets.flatMap(({ selections }) => selections.map(({ match_id: id }) => id)));
  }
  return placed;
}

async function place(
  entry: Entry,
  parts: BookParts,
  player: Player,
  body: PlaceBody,
  state: PlacingState<PlacementAnswer>,
): Promise<PlacementAnswer> {
  const rules = houseRules(parts.files, parts.floor);
  const balances = await balancesFor(entry, player, body, state.balance);
  const judged = judgeAll(parts, rules, player, body, balances);
  const fits = judged.filter((one) => one.kind === 'fit');
  const together = requestRefusal(player, fits, rules, body);
  if (together !== null) return refusal(body, together);
  const { transaction } = entry;
  const limits = state.hasLimits ? await playerLimits(transaction, player.id, parts.floor.worldNow()) : noLimits;
  const faults: BetFault[] = [];
  const records: BetRecord[] = [];
  const spent = new Map<string, Minor>();
  for (const [index, one] of judged.entries()) {
    if (one.kind === 'refused') {
      faults.push(one.fault);
      continue;
    }
    const { currency, stake } = one.bet;
    const before = spent.get(currency) ?? zeroMinor;
    const isShort = (balances.get(currency) ?? 0) < before + stake;
    const code = isShort
      ? 'insufficient_balance'
      : (quickRefusal(one, body) ?? limitRefusal(limits, currency, stake, before));
    if (code !== null) {
      faults.push(plainFault(index, code));
      continue;
    }
    spent.set(currency, minor(before + stake));
    const isVip = player.statuses.includes('vip') && goesToTrader(one, rules.limits);
    records.push(
      makeRecord(parts, one, {
        playerId: player.id,
        mode: body.meta.odds_accept_mode,
        isQuick: body.meta.quick,
        isVip,
      }),
    );
  }
  await insertBets(transaction, records);
  await postAll(entry, records.map(stakePosting));
  const [first] = faults;
  if (records.length === 0) return { kind: 'refused', code: first?.code ?? 'refused', faults };
  return { kind: 'placed', betIds: records.map(({ id }) => id), faults };
}

/** What there is to bet with, by currency; almost every request has only one. */
async function balancesFor(entry: Entry, player: Player, { bets }: PlaceBody, first: Minor) {
  const balances = new Map<string, Minor>();
  for (const { currency } of bets) {
    if (balances.has(currency)) continue;
    const amount = balances.size === 0 ? first : await balanceOf(entry.transaction, player.id, currency);
    balances.set(currency, amount);
  }
  return balances;
}

/** Each bet on its own: singles stand or fall by themselves. What they cost together is counted afterwards. */
function judgeAll(
  { floor }: BookParts,
  rules: HouseRules,
  { statuses }: Player,
  { bets, meta }: PlaceBody,
  balances: ReadonlyMap<string, Minor>,
) {
  const terms = { floor, rules, mode: meta.odds_accept_mode, isVip: statuses.includes('vip') };
  return bets.map((bet, index) =>
    judgeBet(index, bet, bet.stake, { ...terms, balance: balances.get(bet.currency) ?? zeroMinor }),
  );
}

/** What refuses the request as a whole: who asks, and what the bets are together. */
function requestRefusal(
  { brRegulator }: Player,
  fits: readonly FitBet[],
  { limits, ...rules }: HouseRules,
  { bets }: PlaceBody,
): Code | null {
  if (brRegulator?.pve === true) return placeErrorCode.playerForbidden;
  if (brRegulator !== null && brRegulator.municipalityCode === null) return placeErrorCode.municipalityNotFound;
  const count = bets.reduce((total, { selections }) => total + selections.length, 0);
  if (limits.selectionLimit !== null && count >= limits.selectionLimit) return 'selection_limit_exceeded';
  const selections = fits.flatMap(({ bet }) => bet.selections);
  const isBarred = bets.length > 1 && singlesRefusals(selections, rules).length > 0;
  return isBarred ? 'singles_not_allowed' : null;
}

/** A quick bet was not looked at twice, so one that can win nothing is not taken (QUICK-5). */
function quickRefusal({ bet }: FitBet, { meta }: PlaceBody): Code | null {
  return meta.quick && potentialReturnOf(bet) <= bet.stake ? 'potential_win_too_low' : null;
}

function refusal({ bets }: PlaceBody, code: Code): PlacementAnswer {
  return { kind: 'refused', code, faults: bets.map((_, index) => plainFault(index, code)) };
}

function stakePosting({ id, playerId, currency, stake, createdMs }: BetRecord): Posting {
  const transfers = [{ from: cashOf(playerId, currency), to: houseStakes(currency), amount: stake }];
  const key = `stake:${id}`;
  return { id: key, key, kind: 'stake', atMs: createdMs, reference: id, transfers };
}
