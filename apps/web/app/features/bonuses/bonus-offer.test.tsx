import { act, Suspense, use } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';

import { createApi } from '../../api/call-api.ts';
import { renderOnPage } from '../../shared/page/render-fixture.tsx';
import { freebetOf } from '../../state/bonuses/bonus-fixture.ts';
import { BonusesStore } from '../../state/bonuses/bonuses-store.ts';
import { BonusOffer } from './bonus-offer.tsx';

afterEach(() => sessionStorage.clear());

interface PageProps {
  readonly store: BonusesStore;
  /** What the live page waits for before it can be shown. */
  readonly live: Promise<void> | null;
}

function Page({ store, live }: PageProps) {
  const navigate = useNavigate();
  return (
    <>
      <button type="button" onClick={() => void navigate('/sportsbook/live')}>
        Live
      </button>
      <BonusOffer store={store} quiet={[]} />
      <Suspense fallback="Loading">{live !== null && <Waits live={live} />}</Suspense>
    </>
  );
}

function Waits({ live }: { readonly live: Promise<void> }) {
  if (useLocation().pathname.endsWith('/live')) use(live);
  return null;
}

/** A page with the offer of a bonus, and the bodies that were sent. */
async function offered(live: Promise<void> | null = null) {
  const sent: unknown[] = [];
  const request: typeof fetch = async (_, init) => {
    sent.push(init?.body);
    return Response.json({});
  };
  const store = new BonusesStore(createApi({ origin: 'http://localhost', locale: 'en', fetch: request }));
  store.state.setState({ state: 'ready', bonuses: [freebetOf('weekend')] });
  const page = renderOnPage(<Page store={store} live={live} />);
  await page.press('Live');
  return { ...page, store, sent };
}

it('[BONUS-4] dismissing an announcement marks the bonus as seen and takes it away', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const { container, press, store, sent } = await offered();
  expect(container.querySelector('section')?.textContent).toContain('weekend');
  const dismiss = container.querySelector('section > button:last-child')?.getAttribute('aria-label') ?? '';
  await press(dismiss);
  expect(container.querySelector('section')).toBeNull();
  expect(sent).toEqual(['{"bonuses":[{"id":"weekend","type":"freebet"}]}']);
  expect(store.state.getState().openId).toBeNull();
  // The list is read again a second later.
  const load = vi.spyOn(store, 'load').mockResolvedValue();
  await act(async () => vi.advanceTimersByTime(1000));
  expect(load).toHaveBeenCalledOnce();
  vi.useRealTimers();
  store.stop();
});

it('[BONUS-4] opening an announcement marks the bonus as seen too', async () => {
  const { container, store, sent } = await offered();
  await act(async () => Promise.resolve(container.querySelector<HTMLElement>('section > button')?.click()));
  expect(sent[0]).toBe('{"bonuses":[{"id":"weekend","type":"freebet"}]}');
  expect(store.state.getState().openId).toBe('weekend');
  store.stop();
});

it('[BONUS-3] shows the offer when React drops a render of the page and starts again', async () => {
  const live = Promise.withResolvers<void>();
  const { container, store } = await offered(live.promise);
  await act(async () => live.resolve());
  expect(container.querySelector('section')?.textContent).toContain('weekend');
  store.stop();
});
