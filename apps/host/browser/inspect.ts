import type { EmbeddedSportsbook, EmbedOptions } from '@slipstream/embed/sdk-options';
import { fill } from './format.ts';
import { make, one } from './page.ts';
import { words } from './words.ts';

const shownMax = 300;

/** Shows what both sides say as they say it, and lets an integrator say something too. */
export function inspect(options: EmbedOptions) {
  const list = one<HTMLOListElement>('[data-messages]');

  function show(direction: 'in' | 'out' | 'ignored', said: string): void {
    const item = make('li');
    item.dataset['direction'] = direction;
    const signs = { in: words.play.in, out: words.play.out, ignored: words.play.notTaken };
    item.append(make('b', signs[direction]), make('code', said));
    list?.prepend(item);
    if (list !== null && list.children.length > shownMax) list.lastElementChild?.remove();
  }

  return {
    options: {
      ...options,
      onTraffic: (direction, message) => show(direction, JSON.stringify(message)),
      onIgnored: (reason) => show('ignored', reason),
    } satisfies EmbedOptions,
    attach: (sportsbook: EmbeddedSportsbook) => {
      one('[data-clear]')?.addEventListener('click', () => list?.replaceChildren());
      const form = one<HTMLFormElement>('[data-say]');
      form?.addEventListener('submit', (event) => {
        event.preventDefault();
        const text = one<HTMLTextAreaElement>('textarea', form)?.value ?? '';
        try {
          // Whatever was typed is sent as it is: seeing what the sportsbook refuses is part of the purpose.
          sportsbook.send(JSON.parse(text) as Parameters<EmbeddedSportsbook['send']>[0]);
        } catch {
          show('ignored', fill(words.play.notJson, { text }));
        }
      });
    },
  };
}
