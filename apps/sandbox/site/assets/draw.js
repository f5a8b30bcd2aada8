import { make, results, run, stage, words } from './app-frame.js';
import { betting } from './wallet.js';

const ball = (number, kind = '') => make('span', { class: `ball ${kind}` }, String(number));

const bet = betting('draw', ({ numberMax, odds }) => ({
  options: Array.from({ length: numberMax }, (_, at) => ({ value: at + 1, label: String(at + 1) })),
  max: odds.length,
  oddsOf: (numbers) => odds[numbers.length - 1],
  hint: words.numbers,
}));

run('draw', (state, share) => {
  const { draw, results: past } = state;
  bet(state);
  const fallen = draw.numbers.slice(0, Math.ceil(share * draw.numbers.length));
  stage.replaceChildren(make('div', { class: 'balls' }, ...fallen.map((number) => ball(number, 'fresh'))));
  results.replaceChildren(
    ...past.map(({ id, numbers }) =>
      make(
        'li',
        {},
        make('b', {}, `${words.resultOf} ${id}`),
        ...numbers.toSorted((a, b) => a - b).map((number) => ball(number, 'small')),
      ),
    ),
  );
});
