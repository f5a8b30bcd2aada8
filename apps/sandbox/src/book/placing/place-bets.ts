import { singlesRefusals } from '@slipstream/betting/refusals/refusals-for-type';
import { potentialReturnOf } from '@slipstream/betting/ticket/price-bet';
import type { placeBets } from '@slipstream/contract/http/place-bets';
import { placeErrorCode } from '@slipstream/contract/entities/place-error';
import { minor, zeroMinor, type Minor } from '@slipstream/units/minor';
import type * as z from 'zod/mini';
import type { Entry } from '../../ledger/ledger.ts';
import { post } from '../../ledger/post.ts';
import { cashOf, houseStakes } from '../../ledger/purse.ts';
import type { Player } from '../../players/player.ts';
import { balanceOf } from '../balance-of.ts';
import type { BetRecord } from '../bets/bet-record.ts';
import { insertBets } from '../bets/bet-store.ts';
import type { BookParts } from '../book-parts.ts';
import { DatabaseBusyError } from '../faults/database-busy.ts';
import { bodyHash, keepAnswer, takeKey, type KeyState, type RequestKey } from '../request-key.ts';
import { plainFault, type BetFault, type Code } from './bet-fault.ts';
import { judgeBet, type FitBet } from './judge-bet.ts';
import { makeRecord } from './make-record.ts';
import { houseRules, type HouseRules } from './placing-terms.ts';
import { limitRefusal, playerLimits } from './player-limits.ts';
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
  return parts.ledger.write(async (entry): Promise<Placement> => {
    if (parts.faults.takeBusy()) throw new DatabaseBusyError();
    const state = await takeKey<PlacementAnswer>(entry.transaction, whose, hash, floor.realNow());
    if (state.kind !== 'first') return state;
    const answer = forced === null ? await place(entry, { ...parts, floor }, player, body) : refusal(body, forced);
    await keepAnswer(entry.transaction, whose, answer);
    return { kind: 'new', answer };
  });
}

async function place(entry: Entry, parts: BookParts, player: Player, body: PlaceBody): Promise<PlacementAnswer> {
  const rules = houseRules(parts.files, parts.floor);
  const { judged, balances } = await judgeAll(entry, parts, rules, player, body);
  const fits = judged.filter((one) => one.kind === 'fit');
  const together = requestRefusal(player, fits, rules, body);
  if (together !== null) return refusal(body, together);
  const limits = await playerLimits(entry.transaction, player.id, parts.floor.worldNow());
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
  await insertBets(entry.transaction, records);
  for (const bet of records) await reserveStake(entry, bet);
  const [first] = faults;
  if (records.length === 0) return { kind: 'refused', code: first?.code ?? 'refused', faults };
  return { kind: 'placed', betIds: records.map(({ id }) => id), faults };
}

/** Each bet on its own: singles stand or fall by themselves. What they cost together is counted afterwards. */
async function judgeAll(entry: Entry, parts: BookParts, rules: HouseRules, player: Player, body: PlaceBody) {
  const balances = new Map<string, Minor>();
  for (const currency of new Set(body.bets.map((bet) => bet.currency))) {
    balances.set(currency, await balanceOf(entry.transaction, player.id, currency));
  }
  const judged = body.bets.map((bet, index) =>
    judgeBet(index, bet, bet.stake, {
      floor: parts.floor,
      rules,
      mode: body.meta.odds_accept_mode,
      balance: balances.get(bet.currency) ?? zeroMinor,
      isVip: player.statuses.includes('vip'),
    }),
  );
  return { judged, balances };
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

async function reserveStake(entry: Entry, { id, playerId, currency, stake, createdMs }: BetRecord): Promise<void> {
  const transfers = [{ from: cashOf(playerId, currency), to: houseStakes(currency), amount: stake }];
  const key = `stake:${id}`;
  await post(entry, { id: key, key, kind: 'stake', atMs: createdMs, reference: id, transfers });
}
