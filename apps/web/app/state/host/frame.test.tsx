import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { keepTheme } from '../preferences/preferences.ts';
import { createStores } from '../stores.ts';
import { FrameScroll } from './frame-scroll.ts';
import { HostTheme } from './host-theme.ts';

const seed = { clock: { nowMs: 0, rate: 1 }, oddsFormat: 'european', theme: 'night' } as const;

function framed() {
  const stores = createStores(seed);
  const sent: { readonly type: string; readonly [key: string]: unknown }[] = [];
  stores.host.connect({ capabilities: new Set(), send: (message) => void sent.push(message) });
  return { stores, host: stores.host, sent };
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe('the theme of a page in a frame', () => {
  it('[EMBED-7] goes to the host when the player switches it, and is not said back to the one who said it', () => {
    const { stores, sent } = framed();
    const theme = new HostTheme(stores);
    const stop = theme.start();
    theme.hear('day');
    expect([sent, document.documentElement.dataset['theme'], theme.shown()]).toEqual([[], 'day', 'day']);
    keepTheme(stores.preferences, 'night');
    keepTheme(stores.preferences, 'night');
    expect(sent).toEqual([{ type: 'theme', theme: 'night' }]);
    stop();
    keepTheme(stores.preferences, 'day');
    expect(sent).toHaveLength(1);
  });
});

const page = (pathname: string, key = pathname, isBack = false) => ({ pathname, key, hash: '', isBack });
const see = (scroll: FrameScroll, top: number, height = 900, insetTop = 0) =>
  scroll.see({ type: 'viewport', seq: 1, top, height, insetTop, insetBottom: 0 });

describe('where the host is asked to scroll to', () => {
  it('[EMBED-6] a new page begins at its top, and one gone back to where it was left', async () => {
    const { host, sent } = framed();
    const scroll = new FrameScroll(host);
    scroll.open(page('/sportsbook'));
    see(scroll, 1200);
    scroll.open(page('/sportsbook/live'));
    expect(sent).toEqual([{ type: 'scroll_to', top: 0, smooth: false }]);
    see(scroll, 0);
    scroll.open(page('/sportsbook', '/sportsbook', true));
    await vi.advanceTimersByTimeAsync(200);
    expect(sent.at(-1)).toEqual({ type: 'scroll_to', top: 1200, smooth: false });
  });

  it('[EMBED-6] a page gone back to is where it was below what the host keeps over the frame', async () => {
    const { host, sent } = framed();
    const scroll = new FrameScroll(host);
    scroll.open(page('/sportsbook'));
    see(scroll, 1200, 900, 64);
    scroll.open(page('/sportsbook/live'));
    scroll.open(page('/sportsbook', '/sportsbook', true));
    await vi.advanceTimersByTimeAsync(200);
    expect(sent.at(-1)).toEqual({ type: 'scroll_to', top: 1264, smooth: false });
  });

  it('[EMBED-6] a page that is opened at a part of it begins there', () => {
    const { host, sent } = framed();
    const part = document.body.appendChild(document.createElement('h2'));
    part.id = 'statistics';
    vi.spyOn(part, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 640, 100, 20));
    const scroll = new FrameScroll(host);
    scroll.open(page('/sportsbook'));
    see(scroll, 1200);
    scroll.open({ ...page('/sportsbook/soccer/a-b-m1'), hash: '#statistics' });
    expect(sent).toEqual([{ type: 'scroll_to', top: 640, smooth: false }]);
    part.remove();
  });

  it('[ROUTE-12] a row of a frame is brought to its height by the host', () => {
    const { host, sent } = framed();
    const scroll = new FrameScroll(host);
    see(scroll, 1200, 900, 64);
    expect(scroll.view()).toEqual({ top: 1264, size: 836 });
    scroll.by(-100);
    expect(sent).toEqual([{ type: 'scroll_to', top: 1164, smooth: false }]);
  });

  it('[EMBED-6] a filter moves nothing, nor does a page while the top of the frame is in sight', () => {
    const { host, sent } = framed();
    const scroll = new FrameScroll(host);
    scroll.open(page('/sportsbook/schedule', 'a'));
    see(scroll, 700);
    scroll.open(page('/sportsbook/schedule', 'b'));
    see(scroll, 0);
    scroll.open(page('/sportsbook/live', 'c'));
    expect(sent).toEqual([]);
  });

  it.each([
    [0, 900, null],
    [0, 120, 0],
    [4000, 200, 3840],
  ])('[EMBED-6] a dialog that opens where from %i only %i px can be seen asks for %s', (top, height, wanted) => {
    const { host, sent } = framed();
    const scroll = new FrameScroll(host);
    see(scroll, top, height);
    scroll.makeRoom();
    expect(sent.map((message) => message['top'])).toEqual(wanted === null ? [] : [wanted]);
  });
});
