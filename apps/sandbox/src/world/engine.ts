import type { Fixture } from '@slipstream/simulation/fixture';
import type { MatchScript } from '@slipstream/simulation/match/script';
import { finished, type Steps } from '@slipstream/simulation/steps';
import { isMatchComing, isMatchLive, matchStatus, type MatchStatus } from '@slipstream/units/match-status';
import type { FixtureWindow } from './fixture-window.ts';
import type { WorldClock } from './clock.ts';
import type { BoardChange } from './boards/board-change.ts';
import { BoardsAhead } from './boards/boards-ahead.ts';
import { createBoard, refreshBoard, type BoardTools, type MatchBoard, type Scope } from './boards/match-board.ts';
import { OpenCounts } from './boards/open-counts.ts';
import { BoardOverrides } from './boards/board-overrides.ts';
import { playedOnCopy, Roster, type Due, type Playing } from './roster.ts';
import { stopsBetween } from './stops-between.ts';
import { shakeBoards } from './boards/shake-board.ts';
import type { VersionClock } from './version-clock.ts';

/** Prices of one match are pushed at most so often; a stop is never held back. */
const pushMsMin = 300;
/** How long a match stays fully priced after somebody last asked for its markets. */
const leaseMs = 60_000;
const narrowedPerTick = 4;

export interface EngineParts {
  readonly window: FixtureWindow;
  readonly clock: WorldClock;
  readonly versions: VersionClock;
  readonly realNow: () => number;
  /** Ids of matches whose own channel has listeners. */
  readonly watched: () => ReadonlySet<string>;
  readonly publish: (change: BoardChange) => void;
}

/** Plays the matches: keeps their boards at the world's time and hands on every change. */
export class Engine {
  readonly #parts: EngineParts;
  readonly #roster: Roster;
  readonly #tools: BoardTools;
  readonly #boards = new Map<string, MatchBoard>();
  readonly #leases = new Map<string, number>();
  readonly #ahead = new BoardsAhead();
  #shaken = 0;
  #epoch = 0;
  #jumps = 0;
  /** What was said of matches by hand; changed with `override`. */
  readonly overrides = new BoardOverrides();

  constructor(parts: EngineParts) {
    this.#parts = parts;
    const { next: nextVersion, isShared } = parts.versions;
    this.#tools = { nextVersion, isShared, counts: new OpenCounts(), overrides: this.overrides };
    const worldMs = parts.clock.now();
    finished(parts.window.moveTo(worldMs));
    this.#roster = new Roster(parts.window, worldMs);
  }

  playingCount(): number {
    return this.#roster.size;
  }

  isPlaying({ id }: Fixture): boolean {
    return this.#roster.has(id);
  }

  /** The boards of the matches that are being played. */
  playing(): readonly MatchBoard[] {
    return [...this.#roster.all()].map(([, { fixture }]) => this.board(fixture));
  }

  /** Changes whenever a match may have moved from one status to another: what lists were filtered by is then stale. */
  get epoch(): number {
    return this.#epoch;
  }

  /** How a match stands, without making a board for it: lists filter thousands and show a page. */
  statusOf(fixture: Fixture, nowMs = this.#parts.clock.now()): MatchStatus {
    if (fixture.startMs > nowMs) return this.overrides.statusOf(fixture.id) ?? matchStatus.prematch;
    const board = this.#boards.get(fixture.id);
    if (board !== undefined) return board.state.status;
    return this.#roster.has(fixture.id) ? this.board(fixture).state.status : matchStatus.finished;
  }

  /** The board of a match, made on first sight. */
  board(fixture: Fixture): MatchBoard {
    return finished(this.prepare(fixture, 'main'));
  }

  /** The board with every market on it, kept so for a while. */
  fullBoard(fixture: Fixture): MatchBoard {
    return finished(this.prepare(fixture, 'all'));
  }

  /** The same in steps (LOAD-1): right after them `board` or `fullBoard` has nothing left to work out. */
  *prepare(fixture: Fixture, scope: Scope): Steps<MatchBoard> {
    const { clock, realNow } = this.#parts;
    const board = this.#boards.get(fixture.id) ?? (yield* this.#make(fixture, clock.now()));
    if (scope === 'main') return board;
    this.#leases.set(fixture.id, realNow() + leaseMs);
    if (board.scope === 'main') yield* this.#refresh(board, clock.now());
    return board;
  }

  /** One tick at once: everything that is due by now happens. */
  tick(): void {
    finished(this.tickSteps());
  }

  /** One tick in short steps, so that a caller can do other work in between. */
  *tickSteps(): Steps<void> {
    const { clock, window, realNow, watched } = this.#parts;
    if (yield* window.moveTo(clock.now())) this.#follow(clock.now());
    for (const fixture of this.#roster.startDue(clock.now())) {
      this.#epoch += 1;
      // The board is made as of just before the start, so that the start is published as a change.
      if (!this.#boards.has(fixture.id)) yield* this.#make(fixture, fixture.startMs - 1);
      yield null;
    }
    for (const id of this.overrides.stoppedBy(clock.now())) yield* this.#again(id);
    for (const id of watched()) this.#leases.set(id, realNow() + leaseMs);
    // Suspend markets before computing prices: bets on what has already happened must be refused.
    const [stopping, others] = this.#dueBoards();
    for (const { id, playing } of [...stopping, ...others]) {
      const board = this.#boards.get(id) ?? (yield* this.#make(playing.fixture, clock.now()));
      if (!this.#roster.has(id) || !this.#isDue(board, playing)) continue;
      playing.pushedMs = realNow();
      // Read anew for each: between two steps somebody may have seen a board at a later time.
      yield* this.#refresh(board, clock.now());
      if (board.dueMs === Number.POSITIVE_INFINITY) this.#roster.end(id);
      yield null;
    }
    yield* this.#narrow();
    for (const fixture of this.#ahead.next(window.all(), clock.now(), this.#boards)) {
      yield* this.#make(fixture, clock.now());
      yield null;
    }
  }

  /** Somebody says how a match or a market stands: everybody sees it at once. `change` answers the matches it is about. */
  override(change: (overrides: BoardOverrides) => readonly string[]): void {
    this.#epoch += 1;
    for (const id of change(this.overrides)) finished(this.#again(id));
  }

  *#again(id: string): Steps<void> {
    const board = this.#boards.get(id);
    if (board !== undefined) yield* this.#refresh(board, this.#parts.clock.now());
  }

  #dueBoards(): readonly [stopping: readonly Due[], others: readonly Due[]] {
    const worldMs = this.#parts.clock.now();
    const [stopping, others]: [Due[], Due[]] = [[], []];
    for (const [id, playing] of this.#roster.all()) {
      const board = this.#boards.get(id);
      if (board !== undefined && !this.#isDue(board, playing)) continue;
      const isStop = board !== undefined && stopsBetween(playing.script, board.stateMs, worldMs);
      (isStop ? stopping : others).push({ id, playing });
    }
    return [stopping, others];
  }

  #isDue(board: MatchBoard, { script, pushedMs }: Playing): boolean {
    const worldMs = this.#parts.clock.now();
    if (board.dueMs > worldMs && !this.#scopeMoved(board)) return false;
    return stopsBetween(script, board.stateMs, worldMs) || this.#parts.realNow() - pushedMs >= pushMsMin;
  }

  /** After the clock was moved by hand: every board is brought to the new time, whichever way it went. */
  realign(): void {
    const { clock, window } = this.#parts;
    const worldMs = clock.now();
    this.#jumps += 1;
    finished(window.moveTo(worldMs));
    this.#roster.rebuild(worldMs);
    this.#follow(worldMs);
    for (const board of this.#boards.values()) {
      if (!this.#standsAt(board, worldMs)) finished(this.#refresh(board, worldMs));
    }
  }

  /** Shakes the prices of so many live matches, one after the other. */
  shake(count: number): void {
    const live = [...this.#boards.values()].filter(({ state }) => isMatchLive(state.status));
    shakeBoards(live, { from: this.#shaken, count }, this.#tools.nextVersion, this.#parts.publish);
    this.#shaken += count;
  }

  /** Whether a match is as far from being played at that time as its board shows: then nothing about it can differ. */
  #standsAt({ fixture, state }: MatchBoard, worldMs: number): boolean {
    if (fixture.startMs > worldMs) return isMatchComing(state.status);
    return state.status === matchStatus.finished && !this.#roster.has(fixture.id);
  }

  /** Drops boards of matches that left the window. */
  #follow(worldMs: number): void {
    this.#epoch += 1;
    this.#roster.follow(worldMs);
    for (const { fixture } of this.#boards.values()) {
      if (!this.#parts.window.holds(fixture.id)) this.#boards.delete(fixture.id);
    }
    this.#ahead.restart();
  }

  *#make(fixture: Fixture, worldMs: number): Steps<MatchBoard> {
    const jumps = this.#jumps;
    const made = yield* createBoard(fixture, this.scriptOf(fixture), worldMs, this.#tools);
    // `realign` did not see the board that was being made, which would stand at the old time for ever.
    if (this.#jumps !== jumps) return yield* this.#make(fixture, this.#parts.clock.now());
    // Somebody else may have asked for it in between: a match has one board.
    const board = this.#boards.get(fixture.id) ?? made;
    this.#boards.set(fixture.id, board);
    return board;
  }

  /** Drops the full market list of matches that nobody has open: it takes most of the memory. */
  *#narrow(): Steps<void> {
    const nowMs = this.#parts.realNow();
    const ended = [...this.#leases].filter(([, untilMs]) => untilMs <= nowMs);
    for (const [id] of ended.slice(0, narrowedPerTick)) {
      this.#leases.delete(id);
      const board = this.#boards.get(id);
      if (board?.scope === 'all' && !this.#roster.has(id)) yield* this.#refresh(board, this.#parts.clock.now());
      yield null;
    }
  }

  *#refresh(board: MatchBoard, worldMs: number): Steps<void> {
    const { realNow, publish } = this.#parts;
    const scope = (this.#leases.get(board.fixture.id) ?? 0) > realNow() ? 'all' : 'main';
    const { status } = board.state;
    const change = yield* refreshBoard(board, this.scriptOf(board.fixture), worldMs, scope, this.#tools);
    if (board.state.status !== status) this.#epoch += 1;
    if (change !== null) publish(change);
  }

  #scopeMoved({ fixture, scope }: MatchBoard): boolean {
    return (this.#leases.get(fixture.id) ?? 0) > this.#parts.realNow() !== (scope === 'all');
  }

  scriptOf(fixture: Fixture): MatchScript {
    return this.#roster.scriptOf(fixture.id) ?? playedOnCopy(fixture);
  }
}
