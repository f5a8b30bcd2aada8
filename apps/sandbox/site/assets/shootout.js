import { make, results, run, stage } from './app-frame.js';
import { betting } from './wallet.js';

const bet = betting('shootout', ({ game, odds }) => ({
  options: ['home', 'away'].map((side) => ({ value: side, label: game[side], odds: odds[side] })),
  max: 1,
  oddsOf: ([side]) => odds[side],
}));

run('shootout', (state, share) => {
  const { game, results: past } = state;
  bet(state);
  const taken = game.kicks.slice(0, Math.floor(share * 1.15 * game.kicks.length));
  const goals = (side) => taken.filter((kick) => kick.side === side && kick.scored).length;
  stage.replaceChildren(
    make('p', { class: 'score' }, `${game.home} ${goals('home')} : ${goals('away')} ${game.away}`),
    kicks(taken, 'home'),
    kicks(taken, 'away'),
  );
  results.replaceChildren(
    ...past.map(({ id, home, away, score }) =>
      make('li', {}, make('b', {}, String(id)), `${home} ${score[0]} : ${score[1]} ${away}`),
    ),
  );
});

/** Told apart by sign as well as by colour. */
function kicks(taken, side) {
  const own = taken.filter((kick) => kick.side === side);
  return make(
    'div',
    { class: 'kicks' },
    ...own.map(({ scored }) => make('span', { class: scored ? 'kick scored' : 'kick' }, scored ? '✓' : '×')),
  );
}
