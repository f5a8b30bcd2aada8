import type { ReactNode } from 'react';
import { expect, it } from 'vitest';

import { renderOnPage } from '../../shared/page/render-fixture.tsx';
import { BlockedPage } from './blocked-page.tsx';
import { ErrorPage } from './error-page.tsx';
import { LockedPage } from './locked-page.tsx';

const site = { platformUrl: 'https://platform.example' };
const homeHref = '/de/sportsbook';
/** An answer as the router hands it to a page. */
const answer = (status: number) => ({ status, statusText: '', internal: false, data: null });

it.each([
  ['not found', () => <ErrorPage error={answer(404)} homeHref={homeHref} />, 'We can’t find that page', 'notFound'],
  ['broken', () => <ErrorPage error={new Error('no')} homeHref={homeHref} />, 'Something went wrong', 'failed'],
  ['refused', () => <ErrorPage error={answer(403)} homeHref={homeHref} />, 'Unauthorized', 'locked'],
  ['locked', () => <LockedPage message="Ask the desk." homeHref={homeHref} />, 'Unauthorized', 'locked'],
  ['blocked', () => <BlockedPage countryName="France" homeHref={homeHref} />, 'France', 'blocked'],
] satisfies readonly [string, () => ReactNode, string, string][])(
  '[ERROR-1] a page that is %s has a picture, a text and a link to the sportsbook',
  (_, page, words, art) => {
    const { container } = renderOnPage(page(), site);
    expect(container.querySelector(`svg [data-kind=${art}] path`)).not.toBeNull();
    expect(container.querySelector('h1')?.textContent).toContain(words);
    expect(container.querySelector('section > p')?.textContent).not.toBe('');
    expect(container.querySelector(`a[href="${homeHref}"]`)?.textContent).toBe('Go to the sportsbook');
  },
);

it('[ERROR-1] a player who is refused reads the reason of the platform', () => {
  const { container } = renderOnPage(<LockedPage message="Ask the desk." homeHref={homeHref} />, site);
  expect(container.querySelector('section > p')?.textContent).toBe('Ask the desk.');
});

it('[RUN-3] in development a broken page shows what went wrong on the server', () => {
  const line = 'call getConfig failed: GET http://localhost:3001/v2/config answered 502';
  const error = { ...answer(503), data: { problems: [line] } };
  const { container } = renderOnPage(<ErrorPage error={error} homeHref={homeHref} />, site);
  expect(container.querySelector('pre')?.textContent).toBe(line);
});
