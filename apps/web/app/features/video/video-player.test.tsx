import { loadCatalogue } from '@slipstream/locales/load-catalogue';
import type { MatchId } from '@slipstream/units/ids';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { MessagesProvider } from '../../shared/messages/messages-provider.tsx';
import { SiteProvider, type Site } from '../../site/site.tsx';
import { createStores } from '../../state/stores.ts';
import { StoresContext } from '../../state/use-stores.ts';
import VideoPlayer from './video-player.tsx';

const { call, attachStream } = vi.hoisted(() => ({
  call: vi.fn<(call: { readonly id: string }) => Promise<unknown>>(),
  attachStream: vi.fn<(video: HTMLVideoElement, url: string, events: { onFailed: () => void }) => () => void>(),
}));
vi.mock('../../api/site-api.ts', () => ({ siteApi: () => ({ call }) }));
// What plays a stream needs a real browser: apps/web/e2e/match/video.spec.ts.
vi.mock('./attach-stream.ts', () => ({ attachStream }));

const messages = await loadCatalogue('en');
const letGo = vi.fn<() => void>();

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  HTMLMediaElement.prototype.play = async () => undefined;
  attachStream.mockReturnValue(letGo);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

const reply = (body: object) => ({ kind: 'reply', reply: body });
const unavailable = (reason: string) => reply({ state: 'unavailable', reason, message: `Told: ${reason}` });
const available = reply({ state: 'available', form: 'hls', url: 'https://video.example/live.m3u8' });
const camera = (id: string) => ({
  id,
  name: `Camera ${id}`,
  form: 'hls',
  url: `https://video.example/${id}`,
  locale: null,
});

function answer(video: object, streams: readonly object[] = []): void {
  call.mockImplementation(async ({ id }) => (id === 'getMatchVideo' ? video : reply({ data: streams })));
}

async function shown(hasReducedMotion = false) {
  vi.stubGlobal('matchMedia', () => ({ matches: hasReducedMotion }));
  const stores = createStores({ clock: { nowMs: 0, rate: 1 }, oddsFormat: 'european', theme: 'day' });
  stores.session.state.setState({ status: 'visitor' });
  const place = document.createElement('div');
  const root = createRoot(place);
  await act(async () =>
    root.render(
      <MessagesProvider locale="en" messages={messages}>
        <SiteProvider site={{ locale: 'en' } as Site}>
          <StoresContext value={stores}>
            <VideoPlayer matchId={'1' as MatchId} />
          </StoresContext>
        </SiteProvider>
      </MessagesProvider>,
    ),
  );
  const buttons = () => [...place.querySelectorAll('button')];
  const press = async (name: string) =>
    act(async () =>
      buttons()
        .find((each) => (each.getAttribute('aria-label') ?? each.textContent) === name)
        ?.click(),
    );
  return { place, stores, buttons, press, end: () => act(() => root.unmount()) };
}

describe('without a picture', () => {
  it.each([
    ['sign_in', ['Sign in', 'Close video']],
    ['balance', ['Deposit', 'Close video']],
    ['failed', ['Try again', 'Close video']],
    ['country', ['Close video']],
    ['ended', ['Close video']],
  ])('[VIDEO-3] %s is said in words, with what the player can do', async (reason, names) => {
    answer(unavailable(reason));
    const { place, buttons, end } = await shown();
    expect(place.querySelector('output')?.textContent).toBe(`Told: ${reason}`);
    expect(buttons().map((each) => each.getAttribute('aria-label') ?? each.textContent)).toEqual(names);
    end();
  });

  it('[VIDEO-3] a backend that can’t be reached is asked again by a button', async () => {
    answer({ kind: 'failure', failure: { code: 'unreachable' } });
    const { place, press, end } = await shown();
    expect(place.querySelector('output')?.textContent).toContain('isn’t available right now');
    answer(available);
    await press('Try again');
    expect(place.querySelector('video')).not.toBeNull();
    end();
  });

  it('[VIDEO-3] who signs in is asked for again', async () => {
    answer(unavailable('sign_in'));
    const { place, stores, end } = await shown();
    answer(available);
    await act(async () => stores.session.state.setState({ status: 'player' }));
    expect(place.querySelector('video')).not.toBeNull();
    end();
  });
});

describe('the picture', () => {
  it('[VIDEO-3] begins without sound, says that it may be late, and can be closed', async () => {
    answer(available);
    const { place, stores, press, end } = await shown();
    stores.video.setState({ isOn: true });
    expect(attachStream.mock.calls.map(([, url]) => url)).toEqual(['https://video.example/live.m3u8']);
    expect(place.querySelector('video')?.muted).toBe(true);
    expect(place.textContent).toContain('The picture may be several seconds late.');
    await press('Close video');
    expect(stores.video.getState().isOn).toBe(false);
    end();
    expect(letGo).toHaveBeenCalledOnce();
  });

  it('[VIDEO-3] with reduced motion it is loaded when play is pressed', async () => {
    answer(available);
    const { press, end } = await shown(true);
    expect(attachStream).not.toHaveBeenCalled();
    await press('Play');
    expect(attachStream).toHaveBeenCalledOnce();
    end();
  });

  it('[VIDEO-3] of several streams one is chosen', async () => {
    answer(available, [camera('a'), camera('b')]);
    const { place, end } = await shown();
    const select = place.querySelector('select');
    await act(async () => {
      if (select !== null) select.value = 'b';
      select?.dispatchEvent(new Event('change', { bubbles: true }));
    });
    expect(attachStream.mock.calls.map(([, url]) => url)).toEqual([
      'https://video.example/a',
      'https://video.example/b',
    ]);
    expect(letGo).toHaveBeenCalledOnce();
    end();
  });

  it('[VIDEO-3] that ends or fails gives way to words', async () => {
    answer(available);
    const ended = await shown();
    await act(async () => ended.place.querySelector('video')?.dispatchEvent(new Event('ended')));
    expect(ended.place.querySelector('output')?.textContent).toBe('The video has ended.');
    ended.end();
    const failed = await shown();
    await act(async () => attachStream.mock.lastCall?.[2].onFailed());
    expect(failed.place.querySelector('output')?.textContent).toContain('isn’t available right now');
    failed.end();
  });
});
