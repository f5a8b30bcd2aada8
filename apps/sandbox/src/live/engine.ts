import type { Fixture } from '@slipstream/simulation/fixture';
import { playFixture } from '@slipstream/simulation/match/play-fixture';
import type { MatchScript } from '@slipstream/simulation/match/script';
import type { FixtureWindow } from '../catalogue/fixture-window.ts';
import type { WorldClock } from '../clock.ts';
import type { BoardChange } from './board-change.ts';
import { createBoard, refreshBoard, type MatchBoard } from './match-board.ts';
import type { VersionClock } from './version-clock.ts';

/** No contest lasts longer; what began before is over. */
const playMsMax = 14 * 3_600_000;
/** Prices of one match are pushed at most so often; a stop is never held back. */
const pushMsMin = 300;
/** How long a match stays fully priced after somebody last asked for its markets. */
const leaseMs = 60_000;
/** Boards made ahead in one go, so that the first list is quick and no tick is late. */
const warmPerTick = 4;

export interface EngineParts {
  readonly window: FixtureWindow;
  readonly clock: WorldClock;
  readonly versions: VersionClock;
  readonly realNow: () => number;
  /** Ids of matches whose own channel has listeners. */
  readonly watched: () => ReadonlySet<string>;
  readonly publish: (change: BoardChange) => void;
}

interface Playing {
  readonly script: MatchScript;
  pushedMs: number;
}

/** Plays the matches: keeps their boards at the world's time and hands on every change. */
export class Engine {
  /** Stops all changes, as a feed that hangs would (a fault). */
  frozen = false;
  readonly #parts: EngineParts;
  readonly #boards = new Map<string, MatchBoard>();
  readonly #playing = new Map<string, Playing>();
  readonly #leases = new Map<string, number>();
  #nextStart = 0;
  #warmed = 0;

  constructor(parts: EngineParts) {
    this.#parts = parts;
    this.#realign();
  }

  liveCount(): number {
    return this.#playing.size;
  }

  /** The board of a match, made on first sight. */
  board(fixture: Fixture): MatchBoard {
    const known = this.#boards.get(fixture.id);
    if (known !== undefined) return known;
    const made = this.#made(fixture, this.#parts.clock.now());
    this.#boards.set(fixture.id, made);
    return made;
  }

  /** The board with every market on it, kept so for a while. */
  fullBoard(fixture: Fixture): MatchBoard {
    const { clock, realNow } = this.#parts;
    const board = this.board(fixture);
    this.#leases.set(fixture.id, realNow() + leaseMs);
    if (board.scope === 'main') this.#refresh(board, this.#scriptOf(fixture), clock.now());
    return board;
  }

  /** One beat: everything that is due by now happens. */
  tick(): void {
    if (this.frozen) return;
    const { clock, window, realNow } = this.#parts;
    const worldMs = clock.now();
    if (window.moveTo(worldMs)) this.#realign();
    this.#startDue(worldMs);
    const watched = this.#parts.watched();
    for (const id of watched) this.#leases.set(id, realNow() + leaseMs);
    for (const [id, playing] of this.#playing) {
      const board = this.#boards.get(id);
      if (board === undefined || (board.dueMs > worldMs && !this.#scopeMoved(board))) continue;
      const urgent = playing.script.suspensions.some(({ fromMs }) => fromMs > board.dueMs - 1 && fromMs <= worldMs);
      if (!urgent && realNow() - playing.pushedMs < pushMsMin) continue;
      playing.pushedMs = realNow();
      this.#refresh(board, playing.script, worldMs);
      if (board.dueMs === Number.POSITIVE_INFINITY) this.#playing.delete(id);
    }
    this.#warm();
  }

  /** After the clock was moved by hand: every board is brought to the new time, whichever way it went. */
  realign(): void {
    this.#parts.window.moveTo(this.#parts.clock.now());
    this.#realign();
    const worldMs = this.#parts.clock.now();
    for (const board of this.#boards.values()) this.#refresh(board, this.#scriptOf(board.fixture), worldMs);
  }

  #refresh(board: MatchBoard, script: MatchScript, worldMs: number): void {
    const { id } = board.fixture;
    const scope = (this.#leases.get(id) ?? 0) > this.#parts.realNow() ? 'all' : 'main';
    const change = refreshBoard(board, script, worldMs, scope, () => this.#parts.versions.next());
    if (change !== null) this.#parts.publish(change);
  }

  #made(fixture: Fixture, worldMs: number): MatchBoard {
    return createBoard(fixture, worldMs, this.#parts.versions.next());
  }

  #scopeMoved({ fixture, scope }: MatchBoard): boolean {
    const leased = (this.#leases.get(fixture.id) ?? 0) > this.#parts.realNow();
    return leased !== (scope === 'all');
  }

  #scriptOf(fixture: Fixture): MatchScript {
    return this.#playing.get(fixture.id)?.script ?? playFixture(fixture);
  }

  /** Finds anew who plays now: after a start, a jump, or when the window moved. */
  #realign(): void {
    const worldMs = this.#parts.clock.now();
    this.#parts.window.moveTo(worldMs);
    const fixtures = this.#parts.window.all();
    const known = new Set(fixtures.map(({ id }) => id));
    for (const id of this.#boards.keys()) if (!known.has(id)) this.#boards.delete(id);
    this.#playing.clear();
    for (const fixture of fixtures) {
      if (fixture.startMs > worldMs || fixture.startMs < worldMs - playMsMax) continue;
      this.#start(fixture, worldMs);
    }
    this.#nextStart = fixtures.findIndex(({ startMs }) => startMs > worldMs);
    this.#warmed = 0;
  }

  #startDue(worldMs: number): void {
    const fixtures = this.#parts.window.all();
    for (let next = fixtures[this.#nextStart]; next !== undefined && next.startMs <= worldMs;) {
      // Its board is made as of before the start, so that the start itself is heard as a change.
      if (!this.#boards.has(next.id)) this.#boards.set(next.id, this.#made(next, next.startMs - 1));
      this.#start(next, worldMs);
      this.#nextStart += 1;
      next = fixtures[this.#nextStart];
    }
  }

  #start(fixture: Fixture, worldMs: number): void {
    const script = playFixture(fixture);
    const officialMs = script.steps.at(-1)?.atMs ?? script.endMs;
    if (officialMs <= worldMs) return;
    this.#playing.set(fixture.id, { script, pushedMs: 0 });
    this.board(fixture);
  }

  #warm(): void {
    const fixtures = this.#parts.window.all();
    for (let count = 0; count < warmPerTick && this.#warmed < fixtures.length; this.#warmed += 1) {
      const fixture = fixtures[this.#warmed];
      if (fixture === undefined || this.#boards.has(fixture.id)) continue;
      this.board(fixture);
      count += 1;
    }
  }
}
