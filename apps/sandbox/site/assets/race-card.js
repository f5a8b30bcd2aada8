import { make, results, run, stage, words } from './app-frame.js';
import { betting, isBetting } from './wallet.js';

const price = (odds) => (odds / 1000).toFixed(2);

const bet = betting('race-card', ({ race }) => ({
  options: race.runners.map(({ number, name, jockey, odds }) => ({
    value: number,
    label: `${number}. ${name}, ${jockey}`,
    odds,
  })),
  max: 1,
  oddsOf: ([number]) => race.runners.find((runner) => String(runner.number) === number).odds,
}));

run('race-card', (state, share) => {
  const { race, results: past, place } = state;
  bet(state);
  // Who wins is told a moment after the off.
  stage.replaceChildren(share > 0 && place.phase !== 'open' ? track(race, share) : card(race));
  results.replaceChildren(
    ...past.map(({ course, placed }) =>
      make('li', {}, make('b', {}, course), ...placed.map((runner, at) => `${at + 1}. ${runner.name} `)),
    ),
  );
});

function card({ course, distanceM, runners }) {
  const about = make('p', {}, `${course}, ${distanceM} m`);
  if (isBetting()) return about;
  const head = make(
    'tr',
    {},
    make('th', {}, '#'),
    make('th', {}, words.runner),
    make('th', {}, words.jockey),
    make('th', {}, words.price),
  );
  const rows = runners.map(({ number, name, jockey, odds }) =>
    make(
      'tr',
      {},
      make('td', {}, String(number)),
      make('td', {}, name),
      make('td', {}, jockey),
      make('td', {}, price(odds)),
    ),
  );
  return make('div', {}, about, make('table', {}, make('thead', {}, head), make('tbody', {}, ...rows)));
}

/** Everybody runs evenly to a finish of their own; the first past the post is the fastest. */
function track({ runners }, share) {
  const slowest = Math.max(...runners.map(({ finishSec }) => finishSec));
  const lanes = runners.map(({ number, name, silk, finishSec }) => {
    const done = Math.min(1, (share * slowest * 1.1) / finishSec);
    const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
    svg.innerHTML = '<circle r="9" cy="11"/><text y="15" font-size="11" text-anchor="middle" fill="#fff"></text>';
    const [dot, label] = svg.children;
    dot.setAttribute('fill', silk);
    for (const [element, place] of [
      [dot, 'cx'],
      [label, 'x'],
    ])
      element.setAttribute(place, `${2 + done * 96}%`);
    label.textContent = String(number);
    return make('div', { title: name }, svg);
  });
  return make('div', { class: 'track' }, ...lanes);
}
