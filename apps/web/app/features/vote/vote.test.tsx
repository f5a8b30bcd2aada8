import { loadCatalogue } from '@slipstream/locales/load-catalogue';
import type { MatchId } from '@slipstream/units/ids';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { MessagesProvider } from '../../shared/messages/messages-provider.tsx';
import { SiteProvider, type Site } from '../../site/site.tsx';
import { createStores } from '../../state/stores.ts';
import { StoresContext } from '../../state/use-stores.ts';
import { Vote } from './vote.tsx';

const { call } = vi.hoisted(() => ({
  call: vi.fn<(call: { readonly id: string }, sent: object) => Promise<unknown>>(),
}));
vi.mock('../../api/site-api.ts', () => ({ siteApi: () => ({ call }) }));
vi.mock('./use-in-sight.ts', () => ({ useInSight: () => true }));

const messages = await loadCatalogue('en');

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.useFakeTimers();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  vi.clearAllMocks();
});

function answer(votes: readonly [number, number, number], voted: string | null): void {
  const names = ['Home', 'Draw', 'Away'];
  const options = names.map((name, index) => ({ option: String(index + 1), name, votes: votes[index] }));
  call.mockResolvedValue({ kind: 'reply', reply: { data: { predictionId: '7', options, voted } } });
}

async function shown(status: 'player' | 'visitor', isOpen = true) {
  const stores = createStores({ clock: { nowMs: 0, rate: 1 }, oddsFormat: 'european', theme: 'day' });
  stores.session.state.setState({ status });
  const requested = vi.spyOn(stores.auth, 'request').mockReturnValue(undefined);
  const place = document.createElement('div');
  const root = createRoot(place);
  await act(async () =>
    root.render(
      <MessagesProvider locale="en" messages={messages}>
        <SiteProvider site={{ locale: 'en' } as Site}>
          <StoresContext value={stores}>
            <Vote matchId={'7' as MatchId} isOpen={isOpen} />
          </StoresContext>
        </SiteProvider>
      </MessagesProvider>,
    ),
  );
  const buttons = () => [...place.querySelectorAll('button')];
  return {
    place,
    requested,
    buttons,
    texts: () => buttons().map((each) => each.textContent),
    end: () => act(() => root.unmount()),
  };
}

it('[VOTE-1] shows the shares, which move while they are looked at, and takes a vote', async () => {
  answer([2, 1, 0], null);
  const { place, buttons, texts, end } = await shown('player');
  expect(texts()).toEqual(['Home67%', 'Draw33%', 'Away0%']);
  expect(place.textContent).toContain('3 votes');
  answer([2, 1, 1], null);
  await act(async () => vi.advanceTimersByTimeAsync(5000));
  expect(texts()).toEqual(['Home50%', 'Draw25%', 'Away25%']);
  answer([2, 1, 2], '3');
  await act(async () => buttons()[2]?.click());
  expect(call.mock.lastCall).toMatchObject([
    { id: 'castVote' },
    { body: { predictionId: '7', data: { option: '3' } } },
  ]);
  expect(texts()).toEqual(['Home40%', 'Draw20%', 'AwayYour vote40%']);
  expect(buttons().map((each) => each.getAttribute('aria-pressed'))).toEqual(['false', 'false', 'true']);
  end();
});

it('[VOTE-1] asks a visitor to sign in', async () => {
  answer([0, 0, 0], null);
  const { buttons, requested, end } = await shown('visitor');
  await act(async () => buttons()[0]?.click());
  expect(requested).toHaveBeenCalledWith('sign_in');
  expect(call.mock.calls.every(([{ id }]) => id === 'getVotes')).toBe(true);
  end();
});

it('[VOTE-1] of a match that is over shows the result only', async () => {
  answer([1, 0, 0], '1');
  const { place, buttons, end } = await shown('player', false);
  expect(buttons().every((each) => each.disabled)).toBe(true);
  expect(place.textContent).toContain('What players said');
  end();
});
