import type { GoalsPosition, Pair } from '../../match/script.ts';
import type { Moment } from '../../match/state-at.ts';
import { type Grid, gridOf } from '../../pricing/grid.ts';
import { lazyViews, type Views } from '../model.ts';
import { binomials, type CountLaw, gridFrom, remaining, within } from './count-law.ts';
import type { GoalsLaws } from './goals-rates.ts';
import type { GoalsSport } from './goals-sport.ts';
import { shareBefore, sharePassed } from './goals-time.ts';

/**
 * Views of a goal sport: `full` and `period:n` hold scores, `joint` the final and the half-time score together, `next` who
 * scores next (columns: 0 home, 1 nobody, 2 away; and the number of that goal), `corners` and `cards` those counts, each
 * also as `corners:n` for one period.
 */
export function goalsViews(sport: GoalsSport, laws: GoalsLaws, moment: Moment): Views {
  const { position } = moment;
  if (position.kind !== 'goals') throw new TypeError(`a goals model cannot read a ${position.kind} position`);
  const passed = sharePassed(sport, moment, position);
  const rests = new Map<CountLaw, CountLaw>();
  const rest = (law: CountLaw, [home, away]: Pair) => {
    const known = rests.get(law) ?? remaining(law, home, away, 1 - passed);
    rests.set(law, known);
    return known;
  };
  const counted = (law: CountLaw | null, periods: readonly Pair[], period: number): Grid | null => {
    if (law === null) return null;
    const sum = total(periods);
    if (period === 0) return gridFrom(rest(law, sum), sum[0], sum[1]);
    const [home, away] = periods[period - 1] ?? [0, 0];
    return gridFrom(within(rest(law, sum), shareOf(sport, period, passed)), home, away);
  };
  return lazyViews((view) => {
    const [name, number] = view.split(':');
    const period = Number(number ?? 0);
    if (name === 'corners') return counted(laws.corners, position.counts.corners, period);
    if (name === 'cards') return counted(laws.cards, position.counts.cards, period);
    if (name === 'joint') return jointGrid(rest(laws.goals, position.score), position, shareOf(sport, 1, passed));
    if (name === 'next') return nextGrid(rest(laws.goals, position.score), position);
    return counted(laws.goals, position.periods, period);
  });
}

function total(periods: readonly Pair[]): Pair {
  return periods.reduce<Pair>((sum, pair) => [sum[0] + pair[0], sum[1] + pair[1]], [0, 0]);
}

/** Of the time density still to come, the share that falls into a period. */
function shareOf(sport: GoalsSport, period: number, passed: number): number {
  if (passed >= 1) return 0;
  const from = Math.max(passed, shareBefore(sport, period, 0));
  const to = shareBefore(sport, period, 1);
  return Math.max(0, to - from) / (1 - passed);
}

function jointGrid(rest: CountLaw, { score, periods }: GoalsPosition, share: number): Grid | null {
  const [home, away] = score;
  const [homeHalf, awayHalf] = periods[0] ?? [0, 0];
  const split = binomials(rest.width, share);
  return gridOf((grid) => {
    for (let x = 0; x < rest.width; x++) {
      for (let y = 0; y < rest.width; y++) {
        const chance = rest.chance[x * rest.width + y] ?? 0;
        if (chance === 0) continue;
        for (let i = 0; i <= x; i++) {
          const row = chance * (split[x * rest.width + i] ?? 0);
          for (let j = 0; j <= y; j++) {
            grid.add(row * (split[y * rest.width + j] ?? 0), home + x, away + y, homeHalf + i, awayHalf + j);
          }
        }
      }
    }
  });
}

/** Times to come are exchangeable, so each of the goals still to come is equally likely to be the next one. */
function nextGrid(rest: CountLaw, { score, scorers }: GoalsPosition): Grid | null {
  let byHome = 0;
  let byAway = 0;
  for (let x = 0; x < rest.width; x++) {
    for (let y = 0; y < rest.width; y++) {
      const chance = rest.chance[x * rest.width + y] ?? 0;
      if (chance === 0 || x + y === 0) continue;
      byHome += (chance * x) / (x + y);
      byAway += (chance * y) / (x + y);
    }
  }
  const number = score[0] + score[1] + 1;
  const last = lastSide(scorers);
  return gridOf((grid) => {
    grid.add(byHome, 0, number, last);
    grid.add(1 - byHome - byAway, 1, number, last);
    grid.add(byAway, 2, number, last);
  });
}

function lastSide(scorers: GoalsPosition['scorers']): number {
  const side = scorers.at(-1);
  if (side === undefined) return 1;
  return side === 'home' ? 0 : 2;
}
