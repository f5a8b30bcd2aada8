import { randomUUID } from 'node:crypto';
import { getAccounts } from '@slipstream/contract/http/account/get-accounts';
import { getBet } from '@slipstream/contract/http/bets/get-bet';
import { placeBets } from '@slipstream/contract/http/bets/place-bets';
import type { Provider } from '@slipstream/simulation/fixture';
import type { MatchStatus } from '@slipstream/units/match-status';
import { isMarketOpen } from '@slipstream/units/market-status';
import type * as z from 'zod/mini';
import type { BoardMarket, BoardOutcome } from '../../world/boards/board-market.ts';
import type { MatchBoard } from '../../world/boards/match-board.ts';
import { asDemo, type TestPlayer } from '../../testing/as-player.ts';
import type { TestSandbox } from '../../testing/running-sandbox.ts';

type PlaceBody = z.input<typeof placeBets.body>;
export type BetBody = PlaceBody['bets'][number];
export type PickBody = BetBody['selections'][number];

interface PlaceTerms {
  readonly mode?: 'none' | 'higher' | 'any';
  readonly key?: string;
  readonly quick?: boolean;
}

/** A demo player who bets. */
export interface Bettor extends TestPlayer {
  place(bets: readonly BetBody[], terms?: PlaceTerms): Promise<z.output<typeof placeBets.reply>>;
  refusedPlace(
    bets: readonly BetBody[],
    terms?: PlaceTerms,
  ): Promise<{ readonly status: number; readonly body: Refusal }>;
  balance(currency?: string): Promise<number>;
  bet(id: string): Promise<z.output<typeof getBet.reply>['bet']>;
}

type Refusal = z.output<(typeof placeBets.errors)[400]>;

export async function asBettor(sandbox: TestSandbox, key: string): Promise<Bettor> {
  const player = await asDemo(sandbox, key);
  return {
    ...player,
    place: (bets, terms) => player.call(placeBets, sent(bets, terms)),
    refusedPlace: async (bets, terms) => {
      const { status, body } = await player.refused(placeBets, sent(bets, terms));
      return { status, body: body as Refusal };
    },
    balance: async (currency = 'EUR') => {
      const { data } = await player.call(getAccounts);
      return data.find((account) => account.currency === currency)?.balance.amount ?? 0;
    },
    bet: async (id) => (await player.call(getBet, { params: { id } })).bet,
  };
}

/** A request to place, under a key of its own unless one is given. */
function sent(bets: readonly BetBody[], { mode = 'none', key, quick = false }: PlaceTerms = {}) {
  const type = bets[0]?.type ?? 'single';
  const meta = { device_id: randomUUID(), quick, type, locale: 'en', odds_accept_mode: mode };
  return { headers: { 'Idempotency-Key': key ?? randomUUID() }, body: { meta, bets } };
}

interface Wanted {
  readonly status?: MatchStatus;
  readonly provider?: Provider;
  readonly sport?: string;
}

/** Matches on offer with a market that takes bets, as many as asked for. */
export function boardsOf(sandbox: TestSandbox, count: number, wanted: Wanted = {}): readonly MatchBoard[] {
  const { window, engine } = sandbox.core.world();
  const found: MatchBoard[] = [];
  for (const fixture of window.all()) {
    if (found.length === count) break;
    if (fixture.provider !== (wanted.provider ?? 'betradar')) continue;
    if (wanted.sport !== undefined && fixture.sportKey !== wanted.sport) continue;
    if (engine.statusOf(fixture) !== (wanted.status ?? 0)) continue;
    const board = engine.board(fixture);
    if (openMarkets(board).length > 0) found.push(board);
  }
  if (found.length < count) throw new Error('there are not enough matches for this test');
  return found;
}

export function openMarkets({ markets }: MatchBoard): readonly BoardMarket[] {
  return [...markets.values()].filter(({ status, outcomes }) => isMarketOpen(status) && outcomes.some(isPlayable));
}

/** The first outcome of a match's first open market, at today's price. */
export function pickOf(board: MatchBoard, market = openMarkets(board)[0]): PickBody {
  const outcome = market?.outcomes.find(isPlayable);
  if (market === undefined || outcome === undefined) throw new Error('nothing is open');
  const { info } = market;
  return {
    match_id: board.fixture.id,
    market_id: info.id,
    specifier: info.specifier,
    outcome_id: outcome.id,
    odds: outcome.odds,
  };
}

/** One pick of each of so many matches of a provider. */
export function picksOf(sandbox: TestSandbox, count: number, provider: Provider = 'betradar'): PickBody[] {
  return boardsOf(sandbox, count, { provider }).map((board) => pickOf(board));
}

/** A pick of the first match there is. */
export function anyPick(sandbox: TestSandbox): PickBody {
  const [pick] = picksOf(sandbox, 1);
  if (pick === undefined) throw new Error('there is no match');
  return pick;
}

export function single(pick: PickBody, stake: number, changes: Partial<BetBody> = {}): BetBody {
  return { type: 'single', currency: 'EUR', stake, bonus: null, jackpots: [], selections: [pick], ...changes };
}

export function several(type: 'combo' | 'system', picks: PickBody[], stake: number, systemId?: string): BetBody {
  const system = systemId === undefined ? {} : { system_id: systemId };
  return { type, currency: 'EUR', stake, bonus: null, jackpots: [], selections: picks, ...system };
}

/** Neither a certainty nor a miracle, so that a price has room to move. */
function isPlayable({ active, odds }: BoardOutcome): boolean {
  return active && odds >= 1200 && odds <= 20_000;
}

/** The bet without its money, as it is shared and asked a highest stake for. */
export function intentOf(bet: BetBody): Omit<BetBody, 'stake'> {
  return Object.fromEntries(Object.entries(bet).filter(([name]) => name !== 'stake')) as Omit<BetBody, 'stake'>;
}
