import { finished, type Steps } from '../../steps.ts';
import { type BallLaw, ballLaw, ballRuns } from './ball-law.ts';

/** Chance of each number of runs, from 0. */
export type Law = Float64Array;

export const wicketsMax = 10;
export const ballsPerOver = 6;

/**
 * Runs still to come in an innings, by balls left and wickets in hand. The table holds whole overs only; a broken over is played
 * ball by ball up to the next whole one, which is six steps at most.
 */
export interface RunsTable {
  readonly ball: BallLaw;
  /** Makes the table and the runs after some overs, an over at a time. What is not prepared is made when first asked for. */
  readonly prepare: (marks: readonly number[]) => Steps<void>;
  readonly toCome: (balls: number, wickets: number) => Law;
  /** Runs over the next so many balls, fewer if the wickets run out first. */
  readonly over: (balls: number, wickets: number) => Law;
}

const tables = new Map<string, RunsTable>();
/** Tables are large and depend on the gap in strength only, in tenths, so fixtures share them. */
const tablesMax = 48;

export function runsTable(overs: number, gap: number): RunsTable {
  const tenths = Math.round(10 * Math.max(-3.5, Math.min(3.5, gap)));
  const name = `${overs} ${tenths}`;
  const known = tables.get(name);
  if (known !== undefined) return known;
  const made = make(overs, ballLaw(overs, tenths / 10));
  const [oldest] = tables.keys();
  if (tables.size >= tablesMax && oldest !== undefined) tables.delete(oldest);
  tables.set(name, made);
  return made;
}

function make(overs: number, ball: BallLaw): RunsTable {
  // Lazy: playing the match and naming its markets need no table.
  let made: readonly (readonly Law[])[] | null = null;
  const runsMax = 60 + 12 * Math.min(20, overs) + 6 * Math.max(0, overs - 20);
  const spans = rememberedSpans(ball);
  const whole = () => (made ??= finished(wholeOvers(ball, overs, runsMax)));
  return {
    ball,
    *prepare(marks) {
      if (made === null) made = yield* wholeOvers(ball, overs, runsMax);
      for (const mark of marks) yield* spans.of(mark * ballsPerOver, wicketsMax);
    },
    toCome: (balls, wickets) => {
      if (wickets <= 0) return Float64Array.of(1);
      const later = whole()[Math.floor(balls / ballsPerOver)];
      const broken = balls % ballsPerOver;
      if (later === undefined) return Float64Array.of(1);
      if (broken === 0) return later[wickets] ?? Float64Array.of(1);
      return joined(finished(forward(ball, broken, wickets)), later);
    },
    over: (balls, wickets) => finished(spans.of(balls, wickets)),
  };
}

/** Cached: before the start, all fixtures of a table ask for the same few spans. */
const spansMax = 16;

function rememberedSpans(ball: BallLaw) {
  const laws = new Map<number, Law>();
  return {
    *of(balls: number, wickets: number): Steps<Law> {
      const key = balls * (wicketsMax + 1) + wickets;
      const known = laws.get(key);
      if (known !== undefined) return known;
      const law = joined(yield* forward(ball, balls, wickets), null);
      const [oldest] = laws.keys();
      if (laws.size >= spansMax && oldest !== undefined) laws.delete(oldest);
      laws.set(key, law);
      return law;
    },
  };
}

/** By overs left, then wickets in hand. Backwards, ball by ball, from an innings with none left. */
function* wholeOvers(ball: BallLaw, overs: number, runsMax: number): Steps<readonly (readonly Law[])[]> {
  let laws: readonly Law[] = Array.from({ length: wicketsMax + 1 }, () => Float64Array.of(1));
  const whole = [laws];
  for (let balls = 1; balls <= overs * ballsPerOver; balls++) {
    const after = laws;
    laws = after.map((same, wickets) =>
      wickets === 0 ? same : afterBall(ball, same, after[wickets - 1] ?? same, runsMax + 1),
    );
    if (balls % ballsPerOver !== 0) continue;
    whole.push(laws);
    yield null;
  }
  return whole;
}

/** Runs and wickets after some balls: a law for each number of wickets in hand, not summing to 1 by itself. */
function* forward(ball: BallLaw, balls: number, wickets: number): Steps<readonly Law[]> {
  // The table ends below six runs off every ball: higher totals are far rarer than any cell that is kept.
  const sizeMax = Math.min(6 * balls, 3 * balls + 40) + 1;
  let laws: readonly Law[] = Array.from({ length: wicketsMax + 1 }, (_, inHand) =>
    Float64Array.of(inHand === wickets ? 1 : 0),
  );
  const allOut: BallLaw = { wicket: ball.wicket, runs: [1] };
  for (let played = 0; played < balls; played++) {
    const before = laws;
    laws = before.map((law, inHand) => {
      if (inHand > wickets || inHand < wickets - played - 1) return law;
      return afterBall(inHand === 0 ? allOut : ball, law, before[inHand + 1] ?? nothing, sizeMax);
    });
    if (played % ballsPerOver === 0) yield null;
  }
  return laws;
}

const nothing = Float64Array.of(0);

/** Entries with a lower probability are cut off: they do not affect prices but are most of a long innings' table. */
const chanceMin = 1e-24;

function lengthOf(law: Law): number {
  let length = law.length;
  while (length > 1 && (law[length - 1] ?? 0) < chanceMin) length -= 1;
  return length;
}

const stroke = 6;
/** The distribution that runs are added to, padded on both sides so that the loop needs no bounds check. */
let [room, fallen] = [new Float64Array(1024), new Float64Array(1024)];

/**
 * The law a ball later: from `same` by runs, from `other` by a wicket. Nearly all of the time of cricket goes into this loop, so
 * each cell is written once. What runs off the end piles up on the last entry.
 */
function afterBall(ball: BallLaw, same: Law, other: Law, sizeMax: number): Law {
  const [sameLength, otherLength] = [lengthOf(same), lengthOf(other)];
  const size = Math.min(sizeMax, Math.max(sameLength + stroke, otherLength));
  if (room.length < size + 2 * stroke) [room, fallen] = [new Float64Array(2 * size), new Float64Array(2 * size)];
  room.fill(0, 0, size + 2 * stroke);
  room.set(same.subarray(0, sameLength), stroke);
  fallen.fill(0, 0, size);
  fallen.set(other.subarray(0, Math.min(otherLength, size)));
  const { wicket } = ball;
  const [none = 0, one = 0, two = 0, three = 0, four = 0, six = 0] = ball.runs;
  const law = new Float64Array(size);
  for (let runs = 0; runs < size; runs++) {
    law[runs] =
      wicket * (fallen[runs] ?? 0) +
      none * (room[runs + 6] ?? 0) +
      one * (room[runs + 5] ?? 0) +
      two * (room[runs + 4] ?? 0) +
      three * (room[runs + 3] ?? 0) +
      four * (room[runs + 2] ?? 0) +
      six * (room[runs] ?? 0);
  }
  for (const [at, chance] of ball.runs.entries()) {
    const beyond = Math.max(0, size - (ballRuns[at] ?? 0));
    for (let runs = beyond; runs < sameLength; runs++)
      law[size - 1] = (law[size - 1] ?? 0) + chance * (same[runs] ?? 0);
  }
  return law;
}

/** Runs of a first part, by wickets in hand, followed by what those wickets still bring. */
function joined(first: readonly Law[], later: readonly Law[] | null): Law {
  const most = first.reduce((high, law, wickets) => Math.max(high, law.length + (later?.[wickets]?.length ?? 1)), 0);
  const sum = new Float64Array(most);
  for (const [wickets, law] of first.entries()) {
    const rest = later?.[wickets];
    law.forEach((chance, runs) => {
      if (chance > 1e-16) add(sum, rest ?? Float64Array.of(1), chance, runs);
    });
  }
  return sum;
}

/** Adds a distribution, scaled and shifted by some runs; what exceeds the end is added to the last entry. */
function add(into: Law, law: Law, scale: number, shift: number): void {
  const last = into.length - 1;
  // Hot loop: the last entry is handled outside of it.
  const inside = Math.max(0, Math.min(law.length, last - shift));
  for (let runs = 0; runs < inside; runs++) {
    into[runs + shift] = (into[runs + shift] ?? 0) + scale * (law[runs] ?? 0);
  }
  for (let runs = inside; runs < law.length; runs++) into[last] = (into[last] ?? 0) + scale * (law[runs] ?? 0);
}
