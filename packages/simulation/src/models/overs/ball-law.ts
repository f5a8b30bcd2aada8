import type { Random } from '../../random.ts';

/** What a ball can bring: a wicket, or runs. */
export const ballRuns = [0, 1, 2, 3, 4, 6] as const;

export interface BallLaw {
  readonly wicket: number;
  /** Chance of each entry of `ballRuns`. */
  readonly runs: readonly number[];
}

const shortGame: BallLaw = { wicket: 0.05, runs: [0.345, 0.365, 0.065, 0.005, 0.115, 0.055] };
const longGame: BallLaw = { wicket: 0.028, runs: [0.495, 0.335, 0.06, 0.005, 0.065, 0.012] };

/** A better batting side scores more off a ball and loses fewer wickets. */
export function ballLaw(overs: number, gap: number): BallLaw {
  const base = overs > 25 ? longGame : shortGame;
  const tilt = 0.07 * Math.max(-3.5, Math.min(3.5, gap));
  const wicket = base.wicket * Math.exp(-1.2 * tilt);
  const weights = base.runs.map((chance, at) => chance * Math.exp(0.35 * tilt * Math.min(4, ballRuns[at] ?? 0)));
  const total = weights.reduce((sum, weight) => sum + weight, wicket);
  return { wicket: wicket / total, runs: weights.map((weight) => weight / total) };
}

/** Runs off a ball, or null for a wicket. */
export function drawBall(law: BallLaw, random: Random): number | null {
  let left = random.next() - law.wicket;
  if (left < 0) return null;
  for (const [at, chance] of law.runs.entries()) {
    left -= chance;
    if (left < 0) return ballRuns[at] ?? 0;
  }
  return 0;
}
