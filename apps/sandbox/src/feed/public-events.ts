import type { PublicEventWire } from '@slipstream/contract/live/public-events';
import type { World } from '@slipstream/simulation/world/world';
import { listMarkets } from '../serialise/list-markets.ts';
import { marketOut } from '../serialise/market.ts';
import { matchOut } from '../serialise/match.ts';
import { stageOut } from '../serialise/stage.ts';
import type { BoardChange } from '../world/boards/board-change.ts';
import { sameOutcome, type BoardMarket } from '../world/boards/board-market.ts';

type MarketsChanged = Extract<PublicEventWire, { event: 'markets_changed' }>;
type MarketUpdateOut = MarketsChanged['updates'][number];

/** `list`: only what a row shows. `match`: everything on the board. */
type Audience = 'list' | 'match';

interface Hearing {
  readonly audience: Audience;
  readonly locale: string;
  /**
   * Says all outcomes of a market that changed, good for whatever a reader has: a reader may have an answer of another process,
   * which looked at another moment.
   */
  readonly isWhole?: boolean;
}

/** What a change says to an audience, in the order it must be heard: a stop first, then prices, then the scoreboard. */
export function eventsOf(
  world: World,
  change: BoardChange,
  { audience, locale, isWhole = false }: Hearing,
  atMs: number,
): readonly PublicEventWire[] {
  const { board } = change;
  const events: PublicEventWire[] = [];
  if (change.statusChanged) {
    events.push({
      event: 'match_status_changed',
      at_ms: atMs,
      match_id: board.fixture.id,
      version: board.version,
      status: board.state.status,
      stage: stageOut(board.state),
    });
  }
  const markets = marketsChanged(change, { audience, locale, isWhole }, atMs);
  if (markets !== null) events.push(markets);
  if (change.stateChanged || (audience === 'list' && rowMarketsMoved(change))) {
    events.push({ event: 'match_changed', at_ms: atMs, match: matchOut(world, board, locale) });
  }
  return events;
}

function marketsChanged(
  change: BoardChange,
  { audience, locale, isWhole }: Required<Hearing>,
  atMs: number,
): MarketsChanged | null {
  const { board } = change;
  const heard = hearing(change, audience);
  const updates: MarketUpdateOut[] = [];
  const markets: MarketsChanged['markets'] = [];
  for (const { before, after } of change.changed) {
    if (!heard(after)) continue;
    if (before !== null && sameShape(before, after)) updates.push(updateOf(before, after, isWhole));
    else markets.push(marketOut(board.fixture, after, locale));
  }
  const removed: MarketsChanged['removed'] = [];
  for (const { before, after, version } of change.left) {
    if (!heard(before)) continue;
    if (after === null) removed.push({ market_id: before.info.id, specifier: before.info.specifier, version });
    else updates.push(updateOf(before, after, isWhole));
  }
  if (updates.length + markets.length + removed.length === 0) return null;
  return {
    event: 'markets_changed',
    at_ms: atMs,
    match_id: board.fixture.id,
    match_version: board.version,
    available_markets: board.openCount,
    updates,
    markets,
    removed,
  };
}

/** A list hears of the markets its row shows or has just shown. */
function hearing({ board, left }: BoardChange, audience: Audience): (market: BoardMarket) => boolean {
  if (audience === 'match') return () => true;
  const shown = new Set(listMarkets(board).map((market) => market?.key));
  for (const { before } of left) shown.add(before.key);
  return ({ key }) => shown.has(key);
}

/** A row's market was replaced by another line, which prices alone can't say. */
function rowMarketsMoved({ board, changed }: BoardChange): boolean {
  const shown = new Set(listMarkets(board).map((market) => market?.key));
  return changed.some(({ before, after }) => shown.has(after.key) && (before === null || !sameShape(before, after)));
}

function sameShape(before: BoardMarket, after: BoardMarket): boolean {
  return (
    before.info.name === after.info.name &&
    before.outcomes.length === after.outcomes.length &&
    before.outcomes.every(({ id }, at) => id === after.outcomes[at]?.id) &&
    before.mostBalanced === after.mostBalanced &&
    before.nextBetStopMs === after.nextBetStopMs
  );
}

function updateOf(before: BoardMarket, after: BoardMarket, isWhole: boolean): MarketUpdateOut {
  return {
    market_id: after.info.id,
    specifier: after.info.specifier,
    version: after.version,
    base_version: isWhole ? 0 : before.version,
    status: after.status,
    outcomes: after.outcomes.filter((outcome, at) => {
      if (isWhole) return true;
      const held = before.outcomes[at];
      return held === undefined || !sameOutcome(outcome, held);
    }),
  };
}
