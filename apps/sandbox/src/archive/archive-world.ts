import type { Fixture } from '@slipstream/simulation/fixture';
import { finished } from '@slipstream/simulation/steps';
import { fixtureById, fixturesInSteps } from '@slipstream/simulation/world/fixtures';
import { outrightById } from '@slipstream/simulation/world/outrights/outrights';
import type { World } from '@slipstream/simulation/world/world';
import { matchStatus, type MatchStatus } from '@slipstream/units/match-status';
import { EpochCache } from '../world/epoch-cache.ts';
import type { CatalogueWorld } from '../world/sandbox-world.ts';
import { allowsSport, type EventFilters } from '../catalogue/select-events.ts';
import { createBoard, refreshBoard, type MatchBoard } from '../world/boards/match-board.ts';
import { BoardOverrides } from '../world/boards/board-overrides.ts';
import { OpenCounts } from '../world/boards/open-counts.ts';
import { OutrightBook } from '../world/boards/outright-board.ts';
import { playedOnCopy } from '../world/roster.ts';
import type { Moment } from './archive-job.ts';

const boardsMax = 500;
const outrightsMax = 200;
/** Lists of many days are large; a few are cached for requests of the next page. */
const listsMax = 2;

/** The world outside the window: matches that are over or far ahead, each worked out when somebody asks for it. */
export class ArchiveWorld {
  readonly #world: World;
  /** Matches outside the window follow their script: traders cannot override them. */
  readonly #overrides = new BoardOverrides();
  readonly #counts = new OpenCounts();
  readonly #boards = new Map<string, MatchBoard>();
  readonly #lists: CatalogueWorld['lists'] = new EpochCache(() => this.#moment.epoch, listsMax);
  #outrights: OutrightBook;
  #outrightsFound = 0;
  #moment: Moment;

  constructor(world: World, moment: Moment) {
    this.#world = world;
    this.#moment = moment;
    this.#outrights = this.#newOutrights();
  }

  /** The catalogue as it is at a moment. With filters only leagues that pass them are worked out; `step` is called after each. */
  at(moment: Moment, filters: EventFilters = {}, step: () => void = () => undefined): CatalogueWorld {
    this.#moment = moment;
    const playing = new Map(moment.playing.map(([id, status, takesBets]) => [id, { status, takesBets }]));
    const { worldMs } = moment;
    const world = this.#world;
    const leagues = leaguesOf(world, filters);
    const board = (fixture: Fixture) => {
      const takesBets = playing.get(fixture.id)?.takesBets;
      const found = this.#board(fixture, worldMs);
      // Not for output: it only tells whether the live match takes bets.
      return takesBets === undefined ? found : { ...found, openCount: takesBets ? 1 : 0 };
    };
    const fullBoard = (fixture: Fixture) => {
      const full = this.#board(fixture, worldMs);
      if (full.scope === 'main') finished(refreshBoard(full, playedOnCopy(fixture), worldMs, 'all', this.#tools()));
      return full;
    };
    return {
      world,
      clock: { now: () => worldMs },
      providerUp: (provider) => !moment.providersDown.includes(provider),
      lists: this.#lists,
      sorted: null,
      window: {
        all: () => [],
        between: (fromMs, toMs) => finished(fixturesInSteps(world, fromMs, toMs, worldMs, leagues), step),
        find: (id) => fixtureById(world, id),
      },
      outrights: {
        open: (nowMs) => this.#outrights.open(nowMs),
        find: (id) => this.#outrights.find(id) ?? outrightById(world, id),
        board: (outright, nowMs) => this.#outrightBook().board(outright, nowMs),
      },
      engine: {
        statusOf: (fixture) =>
          (playing.get(fixture.id)?.status as MatchStatus | undefined) ??
          (fixture.startMs > worldMs ? matchStatus.prematch : matchStatus.finished),
        board,
        fullBoard,
        *prepare(fixture, scope) {
          // A worker thread need not yield.
          yield null;
          return scope === 'all' ? fullBoard(fixture) : board(fixture);
        },
        scriptOf: playedOnCopy,
      },
    };
  }

  #board(fixture: Fixture, worldMs: number): MatchBoard {
    const known = this.#boards.get(fixture.id);
    if (known !== undefined && known.stateMs <= worldMs && known.dueMs > worldMs) return known;
    const made = finished(createBoard(fixture, playedOnCopy(fixture), worldMs, this.#tools()));
    this.#boards.delete(fixture.id);
    this.#boards.set(fixture.id, made);
    for (const oldest of this.#boards.keys()) {
      if (this.#boards.size <= boardsMax) break;
      this.#boards.delete(oldest);
    }
    return made;
  }

  #tools() {
    return { nextVersion: () => this.#moment.realMs, counts: this.#counts, overrides: this.#overrides };
  }

  #newOutrights(): OutrightBook {
    return new OutrightBook(this.#world, { isShared: false, next: () => this.#moment.realMs });
  }

  /** Replaced from time to time, because it caches every outright it was asked for. */
  #outrightBook(): OutrightBook {
    this.#outrightsFound += 1;
    if (this.#outrightsFound % outrightsMax === 0) this.#outrights = this.#newOutrights();
    return this.#outrights;
  }
}

function leaguesOf(world: World, { tournament_id: ids, category_id: categories, ...sports }: EventFilters) {
  const allows = allowsSport(world, sports);
  return world.leagues.filter(
    ({ id, categoryId, sportKey }) =>
      allows(sportKey) &&
      (ids === undefined || ids.some((wanted) => wanted === id)) &&
      (categories === undefined || categories.some((wanted) => wanted === categoryId)),
  );
}
