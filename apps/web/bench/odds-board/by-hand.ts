import type { Odds } from '@slipstream/units/odds';
import { formatOdds } from '@slipstream/units/format-odds';

import styles from '../../app/ui/odds-button/odds-button.module.css';
import '../../app/styles/tokens.css';
import './board.css';
import { matches, offer } from './updates.ts';

/** The baseline: the same buttons as elements, written to directly, once per frame, with nothing in between. */
interface Shown {
  readonly button: HTMLElement;
  readonly price: Text;
  readonly name: string;
  odds: Odds;
  moves: number;
}

const shown = new Map<string, Shown>();
const waiting = new Map<string, Odds>();
const place = document.body.appendChild(document.createElement('main'));

for (const { id, mainMarket } of matches()) {
  const row = place.appendChild(document.createElement('div'));
  row.className = 'row';
  for (const outcome of mainMarket.outcomes) {
    const button = row.appendChild(document.createElement('button'));
    button.className = styles['odds'] ?? '';
    button.dataset['odds'] = '';
    button.dataset['state'] = 'open';
    button.setAttribute('aria-pressed', 'false');
    const label = button.appendChild(document.createElement('span'));
    label.className = styles['label'] ?? '';
    label.dataset['label'] = outcome.name;
    const holder = button.appendChild(document.createElement('span'));
    holder.className = styles['price'] ?? '';
    const price = holder.appendChild(document.createTextNode(formatOdds(outcome.odds, 'european')));
    const name = `${outcome.name}, ${mainMarket.name}, `;
    button.setAttribute('aria-label', name + price.data);
    shown.set(`${id}/${outcome.id}`, { button, price, name, odds: outcome.odds, moves: 0 });
  }
}

function flush(): void {
  for (const [key, odds] of waiting) {
    const one = shown.get(key);
    if (one === undefined || one.odds === odds) continue;
    one.moves += 1;
    one.price.data = formatOdds(odds, 'european');
    one.button.setAttribute('aria-label', one.name + one.price.data);
    one.button.dataset['move'] = odds > one.odds ? 'up' : 'down';
    one.button.dataset['flip'] = String(one.moves % 2);
    one.odds = odds;
  }
  waiting.clear();
}

offer(({ matchId, updates }) => {
  if (waiting.size === 0) requestAnimationFrame(flush);
  for (const { outcomes } of updates) for (const { id, odds } of outcomes) waiting.set(`${matchId}/${id}`, odds);
});
