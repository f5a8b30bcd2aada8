import type { Fixture } from '../../fixture.ts';
import { type Grid, gridOf } from '../../pricing/grid.ts';
import { type Joint, lazyViews, type Model } from '../model.ts';
import { fightGrid, methods, roundsLaw, type RoundsSport } from './rounds-law.ts';
import { roundsMarkets } from './rounds-markets.ts';
import { playRounds } from './rounds-play.ts';

const joints: readonly Joint[] = [
  {
    view: 'fight',
    parts: {
      fight: (home, away, method, round) => [home, away, method, round],
      rounds: (_home, _away, _method, round) => [round, 0, 0, 0],
    },
  },
];

/** Views of a fight: `fight` (who won, how and in which round) and `rounds` (the round it reached, in the first column). */
export function roundsModel(fixture: Fixture, sport: RoundsSport): Model {
  const law = roundsLaw(fixture, sport);
  return {
    markets: roundsMarkets(law.rounds, sport.submission > 0),
    joints,
    play: () => playRounds(fixture, law),
    views: (moment) => {
      const { position } = moment;
      if (position.kind !== 'rounds') throw new TypeError(`a rounds model cannot read a ${position.kind} position`);
      const { end, periods } = position;
      const fight = () => {
        if (end === null) return fightGrid(law, moment.clockS, periods);
        const method = methods.indexOf(end.method);
        return gridOf((grid) =>
          grid.add(1, Number(end.winner === 'home'), Number(end.winner === 'away'), method, end.round),
        );
      };
      const views = lazyViews((view): Grid | null => (view === 'rounds' ? roundGrid(views('fight')) : fight()));
      return views;
    },
  };
}

function roundGrid(fight: Grid | null): Grid | null {
  if (fight === null) return null;
  return gridOf((grid) => fight.chance.forEach((chance, cell) => grid.add(chance, fight.fourth[cell] ?? 0, 0)));
}
