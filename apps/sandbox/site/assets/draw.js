import { make, results, run, stage, words } from './app-frame.js';

const ball = (number, kind = '') => make('span', { class: `ball ${kind}` }, String(number));

run('draw', ({ draw, results: past }, share) => {
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
