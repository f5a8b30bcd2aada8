import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { hostAddress, sportsbookPath } from './sdk-address.ts';
import { endAll, nonce, settled, sportsbook, twoWindows } from './testing/two-windows.ts';

const book = new URL('https://bets.example/sportsbook');
const german = new URL('https://bets.example/de/sportsbook/live?mode=app');
const host = 'https://host.example';

const state = () => history.state as Record<string, unknown> | null;
const there = () => location.pathname + location.search;

describe('addresses of the host', () => {
  it.each([
    ['/sportsbook', book, '/play', '/play'],
    ['/sportsbook/', book, '/play/', '/play'],
    ['/sportsbook/soccer/a-b-m1?tab=all#odds', book, '/play', '/play/soccer/a-b-m1?tab=all#odds'],
    ['/de/sportsbook/live?mode=app&time=1', german, '/play', '/play/live?time=1'],
    ['/sportsbook/live', book, '/', '/live'],
    // Never an address of another site, whatever the base.
    ['/sportsbook//evil.example', book, '/', '/evil.example'],
    ['/elsewhere', book, '/play', null],
    ['//evil.example/sportsbook', book, '/play', null],
    ['https://evil.example/sportsbook', book, '/play', null],
    ['javascript:alert(1)', book, '/play', null],
  ])('[EMBED-8] %s is written below the base', (path, url, base, expected) => {
    expect(hostAddress(path, url, base)).toBe(expected);
  });

  it.each([
    ['/play', book, '/play', '/sportsbook'],
    ['/play/', book, '/play', '/sportsbook'],
    ['/play', german, '/play', '/de/sportsbook/live?mode=app'],
    ['/play/soccer/a-b-m1?tab=all#odds', german, '/play', '/de/sportsbook/soccer/a-b-m1?mode=app&tab=all#odds'],
    ['/live', book, '/', '/sportsbook/live'],
    ['/play//evil.example/x', book, '/play', '/sportsbook/evil.example/x'],
    ['/play/javascript:alert(1)', book, '/play', '/sportsbook/javascript:alert(1)'],
    ['/play/%2e%2e/%2e%2e/admin', book, '/play', null],
    ['/player', book, '/play', null],
    ['/', book, '/play', null],
  ])('[EMBED-8] %s opens a page of the sportsbook and nothing else', (path, url, base, expected) => {
    expect(sportsbookPath(new URL(host + path), url, base)).toBe(expected);
  });
});

describe('an embedded sportsbook', () => {
  beforeEach(() => history.replaceState({ own: 1 }, '', '/play/live'));
  afterEach(endAll);

  it('[EMBED-8] opens where the address says, and the address follows it', async () => {
    const { embedded, self } = twoWindows({ address: { base: '/play', title: (title) => `${title} - Host` } });
    expect(embedded.iframe.src).toBe('https://bets.example/sportsbook/live');
    const { link } = sportsbook(self);
    await settled();
    expect(link()?.capabilities.has('history')).toBe(true);
    const before = history.length;
    link()?.send({ type: 'navigated', path: '/sportsbook/live', title: 'Live', entry: 'e1', isNew: false });
    await settled();
    expect([there(), history.length, state()]).toEqual(['/play/live', before, { own: 1, slipstream: 'e1' }]);
    link()?.send({ type: 'navigated', path: '/sportsbook/soccer?tab=all', title: 'Soccer', entry: 'e2', isNew: true });
    await settled();
    expect([there(), document.title, history.length]).toEqual(['/play/soccer?tab=all', 'Soccer - Host', before + 1]);
    // Said of a page that was gone back from meanwhile.
    link()?.send({ type: 'navigated', path: '/sportsbook/live', title: 'Live', entry: 'e1', isNew: false });
    await settled();
    expect(there()).toBe('/play/soccer?tab=all');
  });

  it.each([
    ['the page that the frame begins with', false, '/play/soccer'],
    ['the page that the player went back to before', true, '/play/darts'],
  ])('[EMBED-8] the address shows %s, and only a page changes the title', async (_, isMoved, expected) => {
    document.title = 'Host';
    const { self } = twoWindows({ address: { base: '/play' } });
    if (isMoved) {
      history.replaceState(null, '', '/play/darts');
      dispatchEvent(new PopStateEvent('popstate', { state: null }));
    }
    sportsbook(self, [host], nonce, '/sportsbook/soccer');
    await settled();
    expect([there(), document.title]).toEqual([expected, 'Host']);
  });

  it('[EMBED-8] Back and Forward are told to the frame, with the entry they lead to', async () => {
    const { self } = twoWindows({ address: { base: '/play' } });
    history.replaceState(null, '', '/play/darts');
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
    const { messages } = sportsbook(self);
    await settled();
    history.replaceState({ slipstream: 'e1' }, '', '/play/tennis');
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
    history.replaceState(null, '', '/play/tennis#own');
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
    history.replaceState(null, '', '/elsewhere');
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
    await settled();
    expect(messages.filter(({ type }) => type === 'navigate')).toMatchObject([
      { path: '/sportsbook/darts', replace: true },
      { path: '/sportsbook/tennis', replace: true, entry: 'e1' },
      { path: '/sportsbook/tennis#own', replace: true },
    ]);
  });

  it('[SHARE-7] a page that is shared has an address of the host', async () => {
    const { self } = twoWindows({ address: { base: '/play' } });
    const { link, messages } = sportsbook(self);
    await settled();
    expect(link()?.capabilities.has('address')).toBe(true);
    link()?.send({ type: 'address_request', requestId: 'r1', path: '/de/sportsbook?betcode=ABC' });
    link()?.send({ type: 'address_request', requestId: 'r2', path: '/elsewhere' });
    await settled();
    expect(messages.filter(({ type }) => type === 'address_result')).toMatchObject([
      { requestId: 'r1', url: `${location.origin}/play?betcode=ABC` },
      { requestId: 'r2', url: null },
    ]);
  });

  it.each(['//evil.example/', 'https://evil.example/', 'javascript:alert(1)'])(
    '[EMBED-8] a mapping that answers %s moves neither side',
    async (elsewhere) => {
      const address = { base: '/play', toHost: () => elsewhere, toSportsbook: () => elsewhere };
      const { embedded, self } = twoWindows({ address });
      expect(embedded.iframe.src).toBe('https://bets.example/sportsbook');
      const { link } = sportsbook(self);
      link()?.send({ type: 'navigated', path: '/sportsbook/soccer', title: 'Soccer' });
      await settled();
      expect(there()).toBe('/play/live');
    },
  );

  it('[EMBED-8] without the option the address stays the host’s own affair', async () => {
    const { embedded, self } = twoWindows();
    expect(embedded.iframe.src).toBe('https://bets.example/sportsbook');
    const { link } = sportsbook(self);
    link()?.send({ type: 'navigated', path: '/sportsbook/soccer', title: 'Soccer' });
    await settled();
    expect([there(), state()]).toEqual(['/play/live', { own: 1 }]);
  });
});
