import { act } from 'react';
import { expect, it } from 'vitest';

import type { Written } from '../../state/favourites/favourites-store.ts';
import { renderOnPage } from '../page/render-fixture.tsx';
import { StarButton } from './star-button.tsx';

/** A star of a player whose account answers when the test says so. */
async function starOf({ isKept }: { readonly isKept: boolean }) {
  const { stores, container } = renderOnPage(<StarButton type="tournaments" id="17" name="Premier League" />);
  const answers: ((written: Written) => void)[] = [];
  await act(async () => {
    stores.favourites.use({
      read: async () => (isKept ? [{ type: 'tournaments', id: '17' }] : []),
      write: async () => new Promise<Written>((resolve) => answers.push(resolve)),
    });
    await stores.favourites.known();
  });
  const star = container.querySelector('button');
  return {
    isOn: () => star?.getAttribute('aria-pressed') === 'true',
    tap: async () => act(async () => Promise.resolve(star?.click())),
    answer: async (written: Written) =>
      act(async () => {
        answers.shift()?.(written);
        await new Promise((resolve) => setTimeout(resolve));
      }),
    message: () => stores.alerts.getState().alert?.title,
  };
}

it('[FAV-1] a star changes at once and stays when it is saved, without a word', async () => {
  const { tap, isOn, answer, message } = await starOf({ isKept: false });
  await tap();
  expect(isOn()).toBe(true);
  await answer('kept');
  expect([isOn(), message()]).toEqual([true, undefined]);
});

it.each([
  [false, 'failed', /^We couldn’t add Premier League/],
  [true, 'failed', /^We couldn’t remove Premier League/],
  [false, 'full', /.+/],
] as const)(
  '[FAV-1] a star that was %s and is answered "%s" reverts with a message',
  async (isKept, written, words) => {
    const { tap, isOn, answer, message } = await starOf({ isKept });
    await tap();
    expect([isOn(), message()]).toEqual([!isKept, undefined]);
    await answer(written);
    expect(isOn()).toBe(isKept);
    expect(message()).toMatch(words);
  },
);
