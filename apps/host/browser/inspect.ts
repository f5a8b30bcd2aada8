import type { EmbeddedSportsbook, EmbedOptions } from '@slipstream/embed/sdk-options';
import { make, one } from './page.ts';

const shownMax = 300;

/** Shows what both sides say as they say it, and lets an integrator say something too. */
export function inspect(options: EmbedOptions) {
  const list = one<HTMLOListElement>('[data-messages]');

  function show(direction: 'in' | 'out' | 'ignored', words: string): void {
    const item = make('li');
    item.dataset['direction'] = direction;
    const signs = { in: 'sportsbook says', out: 'host says', ignored: 'ignored' } as const;
    item.append(make('b', signs[direction]), make('code', words));
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
          show('ignored', `not JSON: ${text}`);
        }
      });
    },
  };
}
