import type { customPriceWire, CustomRefusal } from '@slipstream/contract/entities/bets/custom-price';
import type { priceCustomBet } from '@slipstream/contract/http/bets/price-custom-bet';
import { customBetOdds, customBetVerdict } from '@slipstream/simulation/pricing/custom-bet';
import { customBlocked } from '@slipstream/simulation/pricing/custom-blocked';
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
const goodMs = 30_000;
const blockedMax = 2_000;

export interface CustomTerms {
  readonly locale: string;
  readonly nowMs: number;
}

/** The price of a set, or why it has none, and which outcomes can't join it (CUSTOM-1). */
export function customPrice(board: MatchBoard, selections: Selections, { locale, nowMs }: CustomTerms): CustomPriceOut {
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
    blocked: blockedBy(board, selections),
    expires_at_ms: nowMs + goodMs,
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

/** Every outcome on the board that would spoil the set, with the reason; those already in it are left out. */
function blockedBy(board: MatchBoard, selections: Selections): CustomPriceOut['blocked'] {
  const own = selections.filter(({ match_id }) => match_id === board.fixture.id);
  const chosen = new Set(own.map((selection) => outcomeKey(selection)));
  const markets = customMarkets(board);
  const places = markets.map(({ info }) => ({ marketId: info.id, specifier: info.specifier }));
  const spoilt = customBlocked(board.fixture, board.state, own.map(plain), places).map((outcome) => ({
    ...addressOf(board, outcome.marketId, outcome.specifier, outcome.outcomeId),
    code: outcome.code,
  }));
  const closed = markets.flatMap(({ info, status, outcomes }) =>
    outcomes.flatMap(({ id, active }) => {
      if (isMarketOpen(status) && active) return [];
      return [{ ...addressOf(board, info.id, info.specifier, id), code: 'suspended' as const }];
    }),
  );
  const byOutcome = new Map([...spoilt, ...closed].map((blocked) => [outcomeKey(blocked), blocked]));
  return [...byOutcome].flatMap(([key, blocked]) => (chosen.has(key) ? [] : [blocked])).slice(0, blockedMax);
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

function outcomeKey({ market_id, specifier, outcome_id }: Address): string {
  return `${market_id}/${specifier}/${outcome_id}`;
}

function plain({ market_id, specifier, outcome_id }: Address) {
  return { marketId: market_id, specifier, outcomeId: outcome_id };
}

function indexesWhere<Item>(items: readonly Item[], test: (item: Item) => boolean): readonly number[] {
  return items.flatMap((item, at) => (test(item) ? [at] : []));
}
