import type { customPriceWire, CustomRefusal } from '@slipstream/contract/entities/bets/custom-price';
import type { priceCustomBet } from '@slipstream/contract/http/bets/price-custom-bet';
import { customBetOdds, customBetVerdict } from '@slipstream/simulation/pricing/custom-bet';
import { customAdditions, type Addition } from '@slipstream/simulation/pricing/custom-additions';
import type { MarketId, MatchId, OutcomeId } from '@slipstream/units/ids';
import { isMarketOpen } from '@slipstream/units/market-status';
import type * as z from 'zod/mini';
import { marketKey, type BoardMarket } from '../../world/boards/board-market.ts';
import type { MatchBoard } from '../../world/boards/match-board.ts';
import type { Address } from '../placing/quote.ts';
import { wordFor } from '../word-for.ts';

type Selections = z.output<typeof priceCustomBet.body>['selections'];
type CustomPriceOut = z.input<typeof customPriceWire>;

/** World time a price is good for; a bet placed later is priced anew, as every bet is. */
export const priceGoodMs = 30_000;
const blockedMax = 2_000;
/** How many markets a match can offer in its builder. */
export const marketsMax = 500;

export interface CustomTerms {
  readonly locale: string;
  readonly nowMs: number;
  /** Whether to list the price with each outcome that can be added. */
  readonly hasAdditions: boolean;
}

/** The price of a set, or why it has none, and which outcomes can't join it (CUSTOM-1). */
export function customPrice(
  board: MatchBoard,
  selections: Selections,
  { locale, nowMs, hasAdditions }: CustomTerms,
): CustomPriceOut {
  const matchId = board.fixture.id as MatchId;
  const refusal = refusalOf(board, selections);
  const odds = refusal === null ? customBetOdds(board.fixture, board.state, selections.map(plain)) : null;
  const said = refusal ?? (odds === null ? { code: 'certain' as const, at: [] } : null);
  return {
    match_id: matchId,
    odds,
    refusal:
      said === null
        ? null
        : {
            code: said.code,
            message: wordFor(`custom_${said.code}`, locale),
            selections: said.at.flatMap((at) => selections[at] ?? []),
          },
    ...joining(board, selections, hasAdditions),
    expires_at_ms: nowMs + priceGoodMs,
  };
}

interface SetRefusal {
  readonly code: CustomRefusal;
  readonly at: readonly number[];
}

function refusalOf(board: MatchBoard, selections: Selections): SetRefusal | null {
  const foreign = indexesWhere(selections, ({ match_id }) => match_id !== board.fixture.id);
  if (foreign.length > 0) return { code: 'not_combinable', at: foreign };
  const closed = indexesWhere(selections, (selection) => !isOpen(board, selection));
  const verdict = customBetVerdict(board.fixture, board.state, selections.map(plain));
  if (verdict.kind === 'refused' && verdict.code === 'not_combinable') return verdict;
  if (closed.length > 0) return { code: 'suspended', at: closed };
  return verdict.kind === 'refused' ? verdict : null;
}

/** Every outcome on the board that can't join the set, with the reason, and the price with each that can. Those in it are left out. */
function joining(
  board: MatchBoard,
  selections: Selections,
  hasAdditions: boolean,
): Pick<CustomPriceOut, 'blocked' | 'additions'> {
  const own = selections.filter(({ match_id }) => match_id === board.fixture.id);
  const chosen = new Set(own.map((selection) => outcomeKey(selection)));
  const markets = customMarkets(board);
  const open = new Set(markets.flatMap((market) => openOutcomes(market)));
  const additions = customAdditions(board.fixture, board.state, own.map(plain), markets.map(asAddition));
  const others = additions.flatMap((addition) => {
    const address = addressOf(board, addition.marketId, addition.specifier, addition.outcomeId);
    const key = outcomeKey(address);
    return chosen.has(key) ? [] : [{ address, addition, isOffered: open.has(key) }];
  });
  const blocked = others.flatMap(({ address, addition, isOffered }): CustomPriceOut['blocked'] => {
    if (!isOffered) return [{ ...address, code: 'suspended' }];
    return addition.kind === 'blocked' ? [{ ...address, code: addition.code }] : [];
  });
  const priced = others.filter(({ isOffered }) => isOffered).map(({ addition }) => addition);
  return { blocked: blocked.slice(0, blockedMax), additions: hasAdditions ? additionsOut(priced) : [] };
}

function additionsOut(additions: readonly Addition[]): CustomPriceOut['additions'] {
  const byMarket = Map.groupBy(
    additions.filter((addition) => addition.kind === 'priced'),
    ({ marketId, specifier }) => marketKey({ id: marketId, specifier }),
  );
  return [...byMarket.values()].slice(0, marketsMax).flatMap((outcomes) => {
    const [first] = outcomes;
    if (first === undefined) return [];
    return [
      {
        market_id: first.marketId,
        specifier: first.specifier,
        outcomes: outcomes.map(({ outcomeId, odds, isCovered }) => ({
          outcome_id: outcomeId,
          odds,
          is_covered: isCovered,
        })),
      },
    ];
  });
}

function openOutcomes({ info, status, outcomes }: BoardMarket): readonly string[] {
  if (!isMarketOpen(status)) return [];
  return outcomes.flatMap(({ id, active }) =>
    active ? [outcomeKey({ market_id: info.id, specifier: info.specifier, outcome_id: id })] : [],
  );
}

function asAddition({ info, outcomes }: BoardMarket) {
  return { marketId: info.id, specifier: info.specifier, odds: outcomes.map(({ odds }) => odds) };
}

/** The markets that can meet in a custom bet. */
export function customMarkets(board: MatchBoard): readonly BoardMarket[] {
  return [...board.markets.values()].filter(({ info }) => info.customBetGroups.length > 0);
}

function isOpen(board: MatchBoard, { market_id, specifier, outcome_id }: Address): boolean {
  const market = board.markets.get(marketKey({ id: market_id, specifier }));
  if (market === undefined || !isMarketOpen(market.status)) return false;
  return market.outcomes.some(({ id, active }) => id === outcome_id && active);
}

function addressOf(board: MatchBoard, marketId: string, specifier: string, outcomeId: string): Selections[number] {
  return {
    match_id: board.fixture.id as MatchId,
    market_id: marketId as MarketId,
    specifier,
    outcome_id: outcomeId as OutcomeId,
  };
}

function outcomeKey({
  market_id,
  specifier,
  outcome_id,
}: Pick<Address, 'market_id' | 'specifier' | 'outcome_id'>): string {
  return `${market_id}/${specifier}/${outcome_id}`;
}

function plain({ market_id, specifier, outcome_id }: Address) {
  return { marketId: market_id, specifier, outcomeId: outcome_id };
}

function indexesWhere<Item>(items: readonly Item[], test: (item: Item) => boolean): readonly number[] {
  return items.flatMap((item, at) => (test(item) ? [at] : []));
}
