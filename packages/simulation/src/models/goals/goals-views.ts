import type { Pair, Side } from '../../match/script.ts';
import type { Moment } from '../../match/state-at.ts';
import { marginFigure } from '../../markets/figures.ts';
import { type Grid, gridOf, marginalOf } from '../../pricing/grid.ts';
import { signsGrid } from '../../pricing/signs-grid.ts';
import { lazyViews, type Views } from '../model.ts';
import { binomials, type CountLaw, gridFrom, remaining, within } from './count-law.ts';
import type { GoalsLaws } from './goals-rates.ts';
import type { GoalsSport } from './goals-sport.ts';
import { shareBefore, sharePassed } from './goals-time.ts';

/** Above this many goals the four-way joint law is too large; only who leads when is kept, as 1:0, 0:0 or 0:1. */
const jointWidthMax = 24;

/**
 * Views of a goal sport: `full` and `period:n` hold scores, `joint` the final and the half-time score together,
 * `decided` the score with what was played after a level normal time, `winner` who won then (1:0 or 0:1); `next` and `next:n` who scores that goal (columns: 0 home,
 * 1 nobody, 2 away; and its number), `last` who scores last; `corners` and `cards` those counts, and `corners:n` of one period.
 */
export function goalsViews(sport: GoalsSport, laws: GoalsLaws, moment: Moment): Views {
  const { position } = moment;
  if (position.kind !== 'goals') throw new TypeError(`a goals model cannot read a ${position.kind} position`);
  const passed = sharePassed(sport, moment, position);
  // What is played after a level normal time counts for the winner only, not for any other view.
  const normal = position.periods.slice(0, sport.periods.length);
  const score = total(normal);
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
  const views = lazyViews((view) => {
    const [name, number] = view.split(':');
    const period = Number(number ?? 0);
    if (name === 'decided') return decidedGrid(views('full'), position.decider, laws.deciderHome);
    if (name === 'winner') return winnerGrid(views('full'), position.decider, laws.deciderHome);
    if (name === 'corners') return counted(laws.corners, position.counts.corners, period);
    if (name === 'cards') return counted(laws.cards, position.counts.cards, period);
    if (name === 'joint' && laws.goals.width > jointWidthMax) {
      return signsGrid(counted(laws.goals, normal, 1), counted(laws.goals, normal, 2));
    }
    if (name === 'joint')
      return jointGrid(rest(laws.goals, score), score, position.periods[0] ?? [0, 0], shareOf(sport, 1, passed));
    if (name === 'next' && period <= position.scorers.length && period > 0)
      return certain(position.scorers[period - 1]);
    if (name === 'next' && period > position.scorers.length + 1) return null;
    if (name === 'next' || name === 'last') return scorerGrid(rest(laws.goals, score), position.scorers, name);
    return counted(laws.goals, normal, period);
  });
  return views;
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

function jointGrid(rest: CountLaw, [home, away]: Pair, [homeHalf, awayHalf]: Pair, share: number): Grid | null {
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

/** Times to come are exchangeable, so each of the goals still to come is as likely to be the next one as to be the last. */
function scorerGrid(rest: CountLaw, scorers: readonly Side[], which: 'next' | 'last'): Grid | null {
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
  const number = scorers.length + 1;
  const none = which === 'last' ? columnOf(scorers.at(-1)) : 1;
  return gridOf((grid) => {
    grid.add(byHome, 0, number);
    grid.add(rest.chance[0] ?? 0, none, number);
    grid.add(byAway, 2, number);
  });
}

/** The winner of `decided`, from the law of the margin that a list row has at hand. */
function winnerGrid(normal: Grid | null, decider: Side | null, homeChance: number): Grid | null {
  if (normal === null) return null;
  const { min, chance } = marginalOf(normal, marginFigure);
  const level = chance[0 - min] ?? 0;
  const ahead = chance.subarray(Math.max(0, 1 - min)).reduce((sum, here) => sum + here, 0);
  const home = Math.min(1, ahead + level * homeWins(decider, homeChance));
  return gridOf((grid) => {
    grid.add(home, 1, 0);
    grid.add(1 - home, 0, 1);
  });
}

function homeWins(decider: Side | null, homeChance: number): number {
  return decider === null ? homeChance : Number(decider === 'home');
}

/** The score with its decider: whoever wins it gets one goal more. */
function decidedGrid(normal: Grid | null, decider: Side | null, homeChance: number): Grid | null {
  if (normal === null) return null;
  const chance = homeWins(decider, homeChance);
  return gridOf((grid) => {
    for (let cell = 0; cell < normal.size; cell++) {
      const [home, away, here] = [normal.home[cell] ?? 0, normal.away[cell] ?? 0, normal.chance[cell] ?? 0];
      if (home === away) {
        grid.add(here * chance, home + 1, away);
        grid.add(here * (1 - chance), home, away + 1);
      } else grid.add(here, home, away);
    }
  });
}

function certain(side: Side | undefined): Grid | null {
  return gridOf((grid) => grid.add(1, columnOf(side), 0));
}

function columnOf(side: Side | undefined): number {
  if (side === undefined) return 1;
  return side === 'home' ? 0 : 2;
}
