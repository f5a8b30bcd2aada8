import type { Incident } from '@slipstream/contract/entities/catalogue/incident';
import type { MatchWidget } from '@slipstream/contract/entities/catalogue/match-widget';
import type { MatchId } from '@slipstream/units/ids';

import type { Board } from '../../../state/board/board.ts';

export type Statistics = Extract<MatchWidget, { type: 'statistics' }>;

/** The course of a match so far: statistics, momentum and incidents. */
export interface Course {
  readonly statistics: Statistics | null;
  readonly incidents: readonly Incident[];
}

/** Minimum time between requests. */
const everyMs = 4000;

/**
 * Keeps the course of a match up to date. It is fetched when the feed reports a change, and only while the page is
 * visible.
 */
export class MatchCourse {
  readonly #board: Board;
  readonly #matchId: MatchId;
  readonly #load: () => Promise<Course | undefined>;
  #course: Course;

  constructor(board: Board, matchId: MatchId, first: Course, load: () => Promise<Course | undefined>) {
    this.#board = board;
    this.#matchId = matchId;
    this.#course = first;
    this.#load = load;
  }

  readonly read = (): Course => this.#course;

  readonly subscribe = (listener: () => void): (() => void) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isGone = false;
    let nextMs = 0;
    const refresh = async () => {
      timer = undefined;
      nextMs = performance.now() + everyMs;
      const course = document.hidden ? undefined : await this.#load();
      if (course === undefined || isGone) return;
      this.#course = course;
      listener();
    };
    const leave = this.#board.subscribeMatch(this.#matchId, () => {
      timer ??= setTimeout(() => void refresh(), Math.max(0, nextMs - performance.now()));
    });
    return () => {
      isGone = true;
      clearTimeout(timer);
      leave();
    };
  };
}
