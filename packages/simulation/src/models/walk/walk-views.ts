import type { Pair, WalkPosition } from '../../match/script.ts';
import type { Moment } from '../../match/state-at.ts';
import { signsGrid } from '../../pricing/signs-grid.ts';
import { lazyViews, type Views } from '../model.ts';
import { decidedGrid, scoreGrid, type WalkLaw } from './walk-law.ts';
import type { WalkSport } from './walk-sport.ts';

/**
 * Views: `full` (the score with any overtime), `regular` (without), `period:n` and `half:n` (one part) and `halves` (the sign of the
 * lead at half-time in the third and fourth columns, of the end in the first two). Halves share no possession, so they are independent.
 */
export function walkViews(sport: WalkSport, law: WalkLaw, possessions: number, moment: Moment): Views {
  const { position } = moment;
  if (position.kind !== 'walk') throw new TypeError(`a walk model cannot read a ${position.kind} position`);
  const count = sport.periods.length;
  const played = position.periods.length;
  const over = moment.phase === 'after';
  const inOvertime = played > count;
  /** Possessions still to come in a period of normal time. */
  const leftIn = (period: number): number | Pair => {
    if (period === played) return position.left;
    return period > played ? possessions : 0;
  };
  const left = (from: number, to: number): Pair => {
    let sum: Pair = [0, 0];
    for (let period = from; period <= to; period++) {
      const more = leftIn(period);
      const [home, away] = typeof more === 'number' ? [more, more] : more;
      sum = [sum[0] + home, sum[1] + away];
    }
    return sum;
  };
  const scored = (from: number, to: number): Pair => total(position.periods.slice(from - 1, to));
  const part = (from: number, to: number) => scoreGrid(law, scored(from, to), left(from, to));
  const full = () => {
    if (over) return scoreGrid(law, position.score, [0, 0]);
    const ahead = inOvertime ? position.left : left(1, count);
    return sport.overtime === null
      ? part(1, count)
      : decidedGrid(law, position.score, ahead, sport.overtime.possessions);
  };
  return lazyViews((view) => {
    const [name, number] = view.split(':');
    const index = Number(number ?? 0);
    if (name === 'full') return full();
    if (name === 'regular') return part(1, count);
    if (name === 'period') return part(index, index);
    if (name === 'half') return index === 1 ? part(1, count / 2) : part(count / 2 + 1, count);
    if (name === 'halves') return signsGrid(part(1, count / 2), part(count / 2 + 1, count));
    return null;
  });
}

function total(periods: WalkPosition['periods']): Pair {
  return periods.reduce<Pair>((sum, pair) => [sum[0] + pair[0], sum[1] + pair[1]], [0, 0]);
}
