import type { Fixture } from '@slipstream/simulation/fixture';
import { playFixture } from '@slipstream/simulation/match/play-fixture';
import type { MatchScript } from '@slipstream/simulation/match/script';
import { sports } from '@slipstream/simulation/sports/sports';
import type { FixtureWindow } from './fixture-window.ts';

const hourMs = 3_600_000;

export interface Playing {
  readonly fixture: Fixture;
  readonly script: MatchScript;
  /** Real time of the last push. */
  pushedMs: number;
}

/** A match whose board must be brought up to date. */
export interface Due {
  readonly id: string;
  readonly playing: Playing;
}

/** Which matches are being played: each with its script, from its start until its result is official. */
export class Roster {
  readonly #window: FixtureWindow;
  readonly #playing = new Map<string, Playing>();
  /** Matches known to be over, so that they are not simulated again. */
  readonly #over = new Set<string>();
  #next = 0;

  constructor(window: FixtureWindow, worldMs: number) {
    this.#window = window;
    this.follow(worldMs);
  }

  get size(): number {
    return this.#playing.size;
  }

  has(id: string): boolean {
    return this.#playing.has(id);
  }

  all(): Iterable<[string, Playing]> {
    return this.#playing;
  }

  scriptOf(id: string): MatchScript | null {
    return this.#playing.get(id)?.script ?? null;
  }

  end(id: string): void {
    this.#playing.delete(id);
    this.#over.add(id);
  }

  /** Those whose time has come, in order. */
  startDue(worldMs: number): readonly Fixture[] {
    const fixtures = this.#window.all();
    const started: Fixture[] = [];
    for (let next = fixtures[this.#next]; next !== undefined && next.startMs <= worldMs;) {
      if (this.#start(next, worldMs)) started.push(next);
      this.#next += 1;
      next = fixtures[this.#next];
    }
    return started;
  }

  /** After the window moved: matches may have been added that have started already. */
  follow(worldMs: number): void {
    const fixtures = this.#window.all();
    for (const id of this.#over) if (!this.#window.holds(id)) this.#over.delete(id);
    for (const fixture of fixtures) {
      if (fixture.startMs > worldMs) break;
      if (fixture.startMs >= worldMs - sports[fixture.sportKey].hoursMax * hourMs) this.#start(fixture, worldMs);
    }
    const next = fixtures.findIndex(({ startMs }) => startMs > worldMs);
    this.#next = next < 0 ? fixtures.length : next;
  }

  /** After the clock was moved by hand, nothing known about who is over holds any more. */
  rebuild(worldMs: number): void {
    this.#playing.clear();
    this.#over.clear();
    this.follow(worldMs);
  }

  #start(fixture: Fixture, worldMs: number): boolean {
    if (this.#playing.has(fixture.id) || this.#over.has(fixture.id)) return false;
    const script = playedOnCopy(fixture);
    const officialMs = script.steps.at(-1)?.atMs ?? script.endMs;
    if (officialMs <= worldMs) {
      this.#over.add(fixture.id);
      return false;
    }
    this.#playing.set(fixture.id, { fixture, script, pushedMs: 0 });
    return true;
  }
}

/**
 * Models keep their tables by the fixture object. A match is played and priced on a copy that belongs to its script, so
 * that the tables go when the script does, and not when the match leaves the window days later.
 */
export function playedOnCopy(fixture: Fixture): MatchScript {
  return playFixture({ ...fixture });
}
