import type { Fixture } from '@slipstream/simulation/fixture';
import { resolveMarket } from '@slipstream/simulation/match/resolve-market';
import type { MatchScript } from '@slipstream/simulation/match/script';
import { lastChangeAt, nextChangeAt, stateAt, type MatchState } from '@slipstream/simulation/match/state-at';
import { pricedSteps, type PricedMarket } from '@slipstream/simulation/pricing/priced';
import type { Steps } from '@slipstream/simulation/steps';
import { isMatchComing, isMatchOver } from '@slipstream/units/match-status';
import { isMarketRemoved } from '@slipstream/units/market-status';
import { boardMarket, marketKey, settledMarket, updatedMarket, type BoardMarket } from './board-market.ts';
import type { BoardChange } from './board-change.ts';
import type { BoardOverrides } from './board-overrides.ts';
import type { OpenCounts } from './open-counts.ts';

/** `main`: what a list row shows. `all`: everything, for a match somebody has open. */
export type Scope = 'main' | 'all';

/**
 * The one truth about a match that HTTP replies and pushes are both made from: an older snapshot can't contradict a
 * newer push when neither is computed on its own (RT-8).
 */
export interface MatchBoard {
  readonly fixture: Fixture;
  state: MatchState;
  /** World time `state` was read at: what dates the running clock. */
  stateMs: number;
  /** Grows with anything that changes on the board. */
  version: number;
  markets: ReadonlyMap<string, BoardMarket>;
  scope: Scope;
  /** How many markets are open in all: exact while all are priced, else what such matches usually have. */
  openCount: number;
  /** World time of the next change; infinite once the match is over. */
  dueMs: number;
}

/** What boards are made and kept with. Prices are asked for with the script's own copy of the fixture, see `roster.ts`. */
export interface BoardTools {
  readonly nextVersion: (changedMs: number, held: number) => number;
  /**
   * Whether other processes keep boards of the same matches. One that came late has left out a change that others showed, so it
   * says every market anew: a price that went there and back would else stay at the one of the others.
   */
  readonly isShared?: boolean;
  readonly counts: OpenCounts;
  readonly overrides: BoardOverrides;
}

export function* createBoard(
  fixture: Fixture,
  script: MatchScript,
  worldMs: number,
  tools: BoardTools,
): Steps<MatchBoard> {
  const state = tools.overrides.state(fixture.id, stateAt(script, worldMs));
  const priced = isMatchOver(state.status) ? [] : yield* pricedSteps(script.fixture, state, 'main');
  const openCount = yield* tools.counts.of(script.fixture, state);
  const version = tools.nextVersion(lastChangeAt(script, worldMs), 0);
  const rows = tools.overrides.priced(fixture.id, priced, worldMs).filter(isOffered);
  return {
    fixture,
    state,
    stateMs: worldMs,
    version,
    markets: new Map(rows.map((market) => [marketKey(market.info), boardMarket(market, version)])),
    scope: 'main',
    openCount,
    dueMs: nextChangeAt(script, worldMs) ?? Number.POSITIVE_INFINITY,
  };
}

/**
 * Brings a board to a moment and says what changed. Nothing changed: null, and every version stays as it was. The board is as
 * it was until the last step; when somebody else brought it to another moment in between, theirs stays.
 */
export function* refreshBoard(
  board: MatchBoard,
  script: MatchScript,
  worldMs: number,
  scope: Scope,
  tools: BoardTools,
): Steps<BoardChange | null> {
  const { stateMs, scope: scopeBefore } = board;
  const state = tools.overrides.state(board.fixture.id, stateAt(script, worldMs));
  const over = isMatchOver(state.status);
  const all = over ? [] : yield* pricedSteps(script.fixture, state, scope);
  const openCount =
    scope === 'all' && !over
      ? tools.counts.counted(board.fixture, state, all)
      : yield* tools.counts.of(script.fixture, state);
  if (board.stateMs !== stateMs || board.scope !== scopeBefore) return null;
  const priced = tools.overrides.priced(board.fixture.id, all, worldMs).filter(isOffered);
  return changeBoard(board, { script, state, worldMs, scope, openCount, priced }, tools);
}

interface Refreshed {
  readonly script: MatchScript;
  readonly state: MatchState;
  readonly worldMs: number;
  readonly scope: Scope;
  readonly openCount: number;
  /** What is offered. */
  readonly priced: readonly PricedMarket[];
}

function changeBoard(board: MatchBoard, next: Refreshed, { nextVersion, isShared }: BoardTools): BoardChange | null {
  const { script, state, worldMs, scope, priced } = next;
  const before = board.state;
  let version = 0;
  const changedMs = lastChangeAt(script, worldMs);
  const versionOnce = () => (version === 0 ? (version = nextVersion(changedMs, board.version)) : version);
  const isLate = isShared === true && (nextChangeAt(script, board.stateMs) ?? Infinity) < changedMs;
  const markets = new Map<string, BoardMarket>();
  const changed: BoardChange['changed'] = [];
  for (const market of priced) {
    const key = marketKey(market.info);
    const held = board.markets.get(key);
    const updated = held === undefined ? boardMarket(market, versionOnce()) : updatedMarket(held, market, versionOnce);
    const after = isLate && updated === held ? { ...held, version: versionOnce() } : updated;
    markets.set(key, after);
    if (after !== held) changed.push({ before: held ?? null, after });
  }
  const gone = [...board.markets.values()].filter((market) => !markets.has(market.key));
  const left = lostOf(board, next, gone).map((market) => settledOrRemoved(script, market, worldMs, versionOnce));
  const statusChanged = before.status !== state.status || before.stage !== state.stage;
  const stateChanged = statusChanged || before.suspended !== state.suspended || !sameShown(before, state);
  if (stateChanged) versionOnce();
  board.state = state;
  board.stateMs = worldMs;
  board.markets = markets;
  board.scope = scope;
  board.openCount = next.openCount;
  board.dueMs = nextChangeAt(script, worldMs) ?? Number.POSITIVE_INFINITY;
  if (version === 0) return null;
  board.version = version;
  return { board, changed, left, statusChanged, stateChanged };
}

/** A narrower scope is not published: markets that nobody watches leave the board without an event. */
function lostOf(board: MatchBoard, { scope, state, priced }: Refreshed, gone: readonly BoardMarket[]) {
  if (board.scope === 'main' || scope === 'all') return gone;
  if (isMatchComing(board.state.status) && isMatchComing(state.status)) return [];
  return gone.filter(({ info }) => isListed(priced, info.id));
}

function settledOrRemoved(script: MatchScript, market: BoardMarket, worldMs: number, version: () => number) {
  const { id: marketId, specifier } = market.info;
  const resolution = resolveMarket(script, { marketId, specifier }, worldMs);
  return {
    before: market,
    after: resolution === null ? null : settledMarket(market, resolution.results, version()),
    version: version(),
  };
}

function isOffered(market: PricedMarket): boolean {
  return !isMarketRemoved(market.status);
}

function isListed(priced: readonly PricedMarket[], id: string): boolean {
  return priced.some(({ info }) => info.id === id);
}

/** Whether a scoreboard would look the same; the running clock is read from time, so it is no change. */
function sameShown(a: MatchState, b: MatchState): boolean {
  return (
    a.period === b.period &&
    a.clock?.running === b.clock?.running &&
    a.server === b.server &&
    a.incidents.length === b.incidents.length &&
    samePair(a.score, b.score) &&
    samePair(a.game, b.game) &&
    a.periods.length === b.periods.length
  );
}

function samePair(a: readonly [unknown, unknown] | null, b: readonly [unknown, unknown] | null): boolean {
  return a === b || (a !== null && b !== null && a[0] === b[0] && a[1] === b[1]);
}
