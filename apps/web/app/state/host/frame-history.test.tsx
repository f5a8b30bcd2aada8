import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { FrameHistory } from './frame-history.ts';
import { HostBridge } from './host-bridge.ts';

describe('the history of a page in a frame', () => {
  let stop: () => void;
  beforeEach(() => history.replaceState({ key: 'a', idx: 0 }, '', '/sportsbook'));
  afterEach(() => stop());

  function framed() {
    const host = new HostBridge();
    const sent: Record<string, unknown>[] = [];
    host.connect({ capabilities: new Set(['history']), send: (message) => void sent.push(message) });
    const frame = new FrameHistory(host);
    stop = frame.start();
    return { host, frame, sent };
  }

  it('[EMBED-8] is the host’s: a new page is an entry there and none in the frame', () => {
    const { sent, host } = framed();
    const first = host.entry;
    const before = history.length;
    history.pushState({ key: 'b', idx: 1 }, '', '/sportsbook/live');
    expect([location.pathname, history.length]).toEqual(['/sportsbook/live', before]);
    expect(sent).toMatchObject([{ type: 'navigated', path: '/sportsbook/live', entry: host.entry, isNew: true }]);
    expect(host.entry).not.toBe(first);
    history.replaceState({ key: 'c', idx: 1 }, '', '/sportsbook/live?tab=all');
    expect(sent).toHaveLength(1);
  });

  it('[EMBED-8] a way back is one for the router too, with what it wrote into the entry', () => {
    const { frame, host } = framed();
    const first = host.entry ?? '';
    history.pushState({ key: 'b', idx: 1 }, '', '/sportsbook/live');
    const popped: unknown[] = [];
    const hear = ({ state }: PopStateEvent) => popped.push([location.pathname, state]);
    addEventListener('popstate', hear);
    expect(frame.open('/sportsbook', first)).toBe(true);
    removeEventListener('popstate', hear);
    expect(popped).toEqual([['/sportsbook', { key: 'a', idx: 0 }]]);
    expect([host.entry, history.state]).toEqual([first, { key: 'a', idx: 0 }]);
  });

  it('[EMBED-8] an entry from before a reload is opened like any page, and is known from then on', () => {
    const { frame, host } = framed();
    expect(frame.open('/sportsbook/soccer', 'old')).toBe(false);
    history.replaceState({ key: 'd', idx: 0 }, '', '/sportsbook/soccer');
    expect(host.entry).toBe('old');
    history.pushState({ key: 'e', idx: 1 }, '', '/sportsbook/live');
    expect(frame.open('/sportsbook/soccer', 'old')).toBe(true);
  });

  it.each([
    ['/sportsbook', false, null],
    [null, false, null],
    ['/sportsbook/live', false, { replace: false }],
    ['/sportsbook/live', true, { replace: true }],
  ])('[EMBED-8] a host that asks for %j (in place: %j) makes the router go with %j', (path, replace, expected) => {
    const { frame } = framed();
    const asked: unknown[] = [];
    frame.follow({ seq: 1, type: 'navigate', path: path ?? '/', replace }, path, (...call: unknown[]) => {
      asked.push(call);
    });
    expect(asked).toEqual(expected === null ? [] : [[path, expected]]);
  });

  it('[EMBED-8] is the frame’s own again when the host is gone', () => {
    framed();
    stop();
    const before = history.length;
    history.pushState(null, '', '/sportsbook/live');
    expect(history.length).toBe(before + 1);
  });
});
