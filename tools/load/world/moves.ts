import { setTimeout as wait } from 'node:timers/promises';
import { closestGoals, goalsOf, type GoalsAtOnce } from './goals-at-once.ts';
import { momentOf, type Phase } from '../script.ts';
import { anchored, worldMsAt, type KnownLine } from './world-line.ts';
import { compareClocks, moveClock, readWorld, type Controls } from './controls.ts';

/** Real time between the beginning of a phase and its goals. */
const leadMs = 2_000;
/** The slowest the world can go: it all but stands while a phase is prepared. */
const still = 0.1;
/** How fast the world goes while the goals fall: two of its minutes are a second. */
const hurry = 120;
/** The feed has published the goals by then. */
const shownMs = 2_000;

/** Where the world is when a phase begins, and the goals that fall then. */
export interface Move {
  /** Null: it goes on from where it is. */
  readonly toMs: number | null;
  readonly goals: GoalsAtOnce | null;
}

/** Works out the moves of all phases before any begins. A world without so many goals is an error. */
export function planMoves(phases: readonly Phase[], seed: string, date: string): readonly Move[] {
  return phases.map(({ world, goals, speed, name }) => {
    if (goals === undefined) return { toMs: world === undefined ? null : momentOf(date, world), goals: null };
    const all = goalsOf(seed, momentOf(date, goals.from), momentOf(date, goals.to));
    const closest = closestGoals(all, goals.matches);
    if (closest === null) throw new Error(`There are no ${goals.matches} goals for "${name}" on ${date}.`);
    return { toMs: closest.fromMs - 1_000 - leadMs * speed, goals: closest };
  });
}

/** What is known of the world's time since it was moved last. */
export class Timeline {
  lines: readonly KnownLine[] = [];
  errorMsMax = 0;
  readonly #controls: Controls;
  readonly #api: string;

  constructor(controls: Controls, api: string) {
    this.#controls = controls;
    this.#api = api;
  }

  /** Moves the world to a moment, where it all but stands until it gets a speed. */
  async jump(toMs: number): Promise<void> {
    await moveClock(this.#controls, 'speed', { speed: still });
    await moveClock(this.#controls, 'jump', { to: new Date(toMs).toISOString() });
    this.lines = [];
  }

  async setSpeed(speed: number): Promise<void> {
    const line = await moveClock(this.#controls, 'speed', { speed });
    this.lines = [...this.lines, { ...line, isCompared: false }];
  }

  /** Lets the world go at a speed, unless it does. */
  async keepSpeed(speed: number): Promise<void> {
    if (this.lines.at(-1)?.rate === speed) return;
    await this.setSpeed(speed);
    await this.compare();
  }

  /** Resolves when the world has come to a moment, by its own word: a lever may have been pulled late. */
  async reach(worldMs: number, speed: number): Promise<void> {
    for (;;) {
      const { nowMs } = await readWorld(this.#controls);
      if (nowMs >= worldMs) return;
      await wait((worldMs - nowMs) / speed);
    }
  }

  async compare(): Promise<void> {
    const line = await compareClocks(this.#api);
    this.errorMsMax = Math.max(this.errorMsMax, line.errorMsMax);
    this.lines = anchored(this.lines, line);
  }

  worldNow(): string {
    const line = this.lines.at(-1);
    return line === undefined ? '' : new Date(worldMsAt(line, performance.now())).toISOString().slice(11, 19);
  }
}

/** Lets the goals fall within a moment: the world hurries from the first to the last. */
export async function letGoalsFall(timeline: Timeline, goals: GoalsAtOnce, speed: number): Promise<void> {
  await wait(leadMs);
  await timeline.setSpeed(hurry);
  await timeline.reach(goals.toMs + 1_000, hurry);
  await timeline.setSpeed(speed);
  await wait(shownMs);
  await timeline.compare();
}
