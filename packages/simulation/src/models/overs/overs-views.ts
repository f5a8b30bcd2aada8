import type { Fixture } from '../../fixture.ts';
import type { OversPosition } from '../../match/script.ts';
import type { Moment } from '../../match/state-at.ts';
import { type Grid, gridOf, gridOfTable } from '../../pricing/grid.ts';
import { lazyViews, type Views } from '../model.ts';
import { ballsPerOver, type Law, type RunsTable, runsTable, wicketsMax } from './runs-table.ts';

export interface OversLaw {
  readonly overs: number;
  /** Home at bat, away at bat. */
  readonly tables: readonly [RunsTable, RunsTable];
  /** Chance that home wins a super over. */
  readonly superHome: number;
}

export function oversLaw(fixture: Fixture): OversLaw {
  const gap = fixture.home.rating - fixture.away.rating + (fixture.neutral ? 0 : 0.3);
  const overs = Math.max(1, fixture.format);
  return {
    overs,
    tables: [runsTable(overs, gap), runsTable(overs, -gap)],
    superHome: 1 / (1 + Math.exp(-0.5 * gap)),
  };
}

/** One order of batting: the runs of each side so far and the law of what each still makes, the chase not yet cut short. */
interface Order {
  readonly weight: number;
  readonly homeFirst: boolean;
  readonly made: readonly [number, number];
  readonly first: Law;
  readonly second: Law;
}

/**
 * Views of cricket: `winner` (1:0 or 0:1; third column 0 by runs, 1 by wickets, 2 after a super over), `full` (runs of home and away; a chase ends with the
 * winning run), `runs` (of both sides together, in the first column), and of the first innings, in the first column: `first` its runs, `first:n` its runs after `n` overs, `wickets` its
 * wickets; `over` and `over:i:n` the runs of an over (with its innings and number in the next columns).
 */
export function oversViews(law: OversLaw, moment: Moment): Views {
  const { position } = moment;
  if (position.kind !== 'overs') throw new TypeError(`an overs model cannot read a ${position.kind} position`);
  const over = moment.phase === 'after';
  const orders = ordersOf(law, position);
  return lazyViews((view) => {
    const [name, first, second] = view.split(':');
    if (name === 'winner') return winnerGrid(law, position, orders, over);
    if (name === 'full') return over ? single(...position.score) : fullGrid(orders);
    if (name === 'runs') return over ? single(position.score[0] + position.score[1], 0) : runsGrid(orders);
    if (name === 'wickets') return wicketsGrid(law, position);
    if (name === 'over') return overGrid(law, position, Number(first ?? 0), Number(second ?? 0), over);
    return firstGrid(law, position, orders, first === undefined ? law.overs : Number(first));
  });
}

function ordersOf({ overs, tables }: OversLaw, position: OversPosition): readonly Order[] {
  const balls = overs * ballsPerOver;
  const sides = position.first === null ? (['home', 'away'] as const) : [position.first];
  return sides.map((side) => {
    const homeFirst = side === 'home';
    const [firstTable, secondTable] = homeFirst ? tables : [tables[1], tables[0]];
    const done = position.innings === 2;
    return {
      weight: 1 / sides.length,
      homeFirst,
      made: homeFirst ? position.score : [position.score[1], position.score[0]],
      first: done ? Float64Array.of(1) : firstTable.toCome(balls - position.balls[0], wicketsMax - position.wickets[0]),
      second: secondTable.toCome(balls - position.balls[1], wicketsMax - position.wickets[1]),
    };
  });
}

function single(home: number, away: number, third = 0, fourth = 0): Grid | null {
  return gridOf((grid) => grid.add(1, home, away, third, fourth));
}

/** Chances that the side batting second makes fewer runs, as many, or more. */
function chase({ made, first, second }: Order): readonly [number, number, number] {
  let [fewer, level] = [0, 0];
  // The first innings may still be going on, so both distributions are traversed together, once.
  let below = 0;
  let upTo = 0;
  for (let runs = 0; runs < first.length; runs++) {
    const need = made[0] + runs - made[1];
    for (; upTo < need; upTo++) below += second[upTo] ?? 0;
    fewer += (first[runs] ?? 0) * below;
    level += (first[runs] ?? 0) * (need >= 0 ? (second[need] ?? 0) : 0);
  }
  return [fewer, level, Math.max(0, 1 - fewer - level)];
}

function winnerGrid(law: OversLaw, position: OversPosition, orders: readonly Order[], over: boolean): Grid | null {
  if (over) {
    const [home, away] = position.score;
    const tied = home === away;
    const homeWon = tied ? position.decider === 'home' : home > away;
    const byRuns = homeWon === (position.first === 'home');
    return single(Number(homeWon), Number(!homeWon), tied ? 2 : Number(!byRuns));
  }
  return gridOf((grid) => {
    for (const order of orders) {
      const [fewer, level, more] = chase(order);
      const [home, away] = order.homeFirst ? [fewer, more] : [more, fewer];
      grid.add(order.weight * home, 1, 0, Number(!order.homeFirst));
      grid.add(order.weight * away, 0, 1, Number(order.homeFirst));
      grid.add(order.weight * level * law.superHome, 1, 0, 2);
      grid.add(order.weight * level * (1 - law.superHome), 0, 1, 2);
    }
  });
}

/** Scores with a lower probability are left out. */
const cellMin = 1e-11;

/** One more than the most runs a side can have. */
function widthOf(orders: readonly Order[]): number {
  return Math.max(...orders.map(({ made, first }) => Math.max(made[1], made[0] + mostRuns(first) + 1))) + 1;
}

function mostRuns(law: Law): number {
  return law.findLastIndex((chance) => chance > cellMin);
}

function fullGrid(orders: readonly Order[]): Grid | null {
  const width = widthOf(orders);
  const chance = new Float64Array(width * width);
  for (const { weight, homeFirst, made, first, second } of orders) {
    const land = (batted: number, chased: number, here: number) => {
      const at = homeFirst ? batted * width + chased : chased * width + batted;
      chance[at] = (chance[at] ?? 0) + weight * here;
    };
    first.forEach((here, runs) => {
      if (here <= cellMin) return;
      const total = made[0] + runs;
      let rest = 1;
      for (let more = 0; made[1] + more <= total; more++) {
        const other = second[more] ?? 0;
        rest -= other;
        land(total, made[1] + more, here * other);
      }
      land(total, Math.max(made[1], total + 1), here * Math.max(0, rest));
    });
  }
  return gridOfTable({ chance, width, home: 0, away: 0 }, cellMin);
}

/** The total of `full` alone: a list row needs no table of scores, which costs many times as much. */
function runsGrid(orders: readonly Order[]): Grid | null {
  const chance = new Float64Array(2 * widthOf(orders));
  for (const { weight, made, first, second } of orders) {
    // What the chase has made up to a score is added up along the way, since the target only grows.
    let reached = 0;
    let upTo = 0;
    const likely = mostRuns(second) + 1;
    for (let runs = 0; runs < first.length; runs++) {
      const here = weight * (first[runs] ?? 0);
      const total = made[0] + runs;
      const most = Math.min(likely, total - made[1] + 1);
      for (; upTo < most; upTo++) reached += second[upTo] ?? 0;
      if (here <= cellMin) continue;
      const from = total + made[1];
      for (let more = 0; more < most; more++)
        chance[from + more] = (chance[from + more] ?? 0) + here * (second[more] ?? 0);
      const won = total + Math.max(made[1], total + 1);
      chance[won] = (chance[won] ?? 0) + here * Math.max(0, 1 - reached);
    }
  }
  return gridOf((grid) => chance.forEach((here, runs) => grid.add(here, runs, 0)));
}

/** Runs of the first innings after so many overs; all of it when it has no more. */
function firstGrid(
  { overs, tables }: OversLaw,
  position: OversPosition,
  orders: readonly Order[],
  count: number,
): Grid | null {
  const bowled = position.overs[0].slice(0, count).reduce((sum, runs) => sum + runs, 0);
  if (position.innings === 2 || position.balls[0] >= count * ballsPerOver) return single(bowled, 0);
  const left = count * ballsPerOver - position.balls[0];
  const inHand = wicketsMax - position.wickets[0];
  return gridOf((grid) => {
    for (const { weight, homeFirst, first } of orders) {
      const law = count >= overs ? first : tables[homeFirst ? 0 : 1].over(left, inHand);
      law.forEach((chance, runs) => grid.add(weight * chance, bowled + runs, 0));
    }
  });
}

/** A wicket falls with the same chance on every ball, so wickets are a binomial count that stops at ten. */
function wicketsGrid({ overs, tables }: OversLaw, position: OversPosition): Grid | null {
  const lost = position.wickets[0];
  const balls = position.innings === 2 ? 0 : overs * ballsPerOver - position.balls[0];
  const sides = position.first === null ? [0, 1] : [position.first === 'home' ? 0 : 1];
  return gridOf((grid) => {
    for (const side of sides) {
      const { wicket } = (side === 0 ? tables[0] : tables[1]).ball;
      let chance = (1 - wicket) ** balls;
      let sum = 0;
      for (let more = 0; more < wicketsMax - lost; more++) {
        grid.add(chance / sides.length, lost + more, 0);
        sum += chance;
        chance *= ((balls - more) / (more + 1)) * (wicket / (1 - wicket));
      }
      grid.add(Math.max(0, 1 - sum) / sides.length, wicketsMax, 0);
    }
  });
}

function overGrid(
  { overs, tables }: OversLaw,
  position: OversPosition,
  innings: number,
  number: number,
  over: boolean,
): Grid | null {
  const current = position.innings;
  const balls = position.balls[current - 1] ?? 0;
  const asked =
    innings === 0 ? { innings: current, number: Math.floor(balls / ballsPerOver) + 1 } : { innings, number };
  const runs = position.overs[asked.innings === 1 ? 0 : 1][asked.number - 1];
  const bowled = balls - ballsPerOver * (asked.number - 1);
  if (asked.innings < current || over || bowled >= ballsPerOver) {
    return runs === undefined ? null : single(runs, 0, asked.innings, asked.number);
  }
  // A chase can end inside an over, so only overs of the first innings are offered.
  if (asked.innings !== 1 || current !== 1 || bowled < 0 || asked.number > overs || position.first === null)
    return null;
  const table = tables[position.first === 'home' ? 0 : 1];
  return gridOf((grid) =>
    table
      .over(ballsPerOver - bowled, wicketsMax - position.wickets[0])
      .forEach((chance, more) => grid.add(chance, (runs ?? 0) + more, 0, asked.innings, asked.number)),
  );
}
