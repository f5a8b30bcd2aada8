import { embedProtocol } from '@slipstream/contract/embed/handshake';
import type { SportsbookMessage } from '@slipstream/contract/embed/sportsbook-message';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import type { Site } from '../site/site.tsx';
import { createStores } from '../state/stores.ts';
import { startEmbed } from './start-embed.ts';

const hostOrigin = 'https://host.example';
const site = {
  locale: 'en',
  release: '1',
  rules: { locales: ['en', 'de'], localeInUrl: false },
  hostOrigins: [hostOrigin],
} as unknown as Site;

let stop: () => void = () => undefined;
beforeEach(() => history.replaceState(null, '', '/sportsbook/live?tab=all'));
afterEach(() => {
  stop();
  vi.restoreAllMocks();
});

/** The page in a frame, and a host that answers its hello. */
async function framed(capabilities: readonly string[] = []) {
  const heard: SportsbookMessage[] = [];
  const channel = new MessageChannel();
  const host = { postMessage: (data: { nonce: string }) => answer(data.nonce) };
  const answer = (nonce: string) => {
    const event = new Event('message');
    const data = { protocol: embedProtocol, type: 'connect', version: 1, nonce, capabilities };
    Object.assign(event, { data, origin: hostOrigin, source: host, ports: [channel.port2] });
    window.dispatchEvent(event);
  };
  vi.spyOn(window, 'parent', 'get').mockReturnValue(host as unknown as Window);
  channel.port1.addEventListener('message', ({ data }: MessageEvent<SportsbookMessage>) => heard.push(data));
  channel.port1.start();
  const stores = createStores({ clock: { nowMs: 0, rate: 1 }, oddsFormat: 'european' });
  const opened: unknown[] = [];
  const end = startEmbed(site, stores, {
    navigate: (path: unknown) => void opened.push(path),
    onDeposit: () => undefined,
  });
  stop = () => {
    end();
    channel.port1.close();
  };
  let seq = 0;
  const say = (message: object) => {
    seq += 1;
    channel.port1.postMessage({ ...message, seq });
  };
  await vi.waitFor(() => expect(heard.some(({ type }) => type === 'navigated')).toBe(true));
  return { heard, say, opened, stores };
}

const errorsIn = (heard: readonly SportsbookMessage[]) =>
  heard.flatMap((message) => (message.type === 'error' ? [message.error] : []));

describe('a page in a frame', () => {
  it('[EMBED-8] tells the host of the first page too', async () => {
    document.title = 'Live betting';
    const { heard } = await framed();
    expect(heard.filter(({ type }) => type === 'navigated')).toMatchObject([
      { path: '/sportsbook/live?tab=all', title: 'Live betting' },
    ]);
  });

  it.each([
    [{ type: 'locale', locale: 'fr' }, 'unknown_locale', 'there is no language fr, only en, de'],
    [{ type: 'navigate', path: '/fr/sportsbook' }, 'unknown_locale', 'there is no language fr, only en, de'],
    [{ type: 'navigate', path: '/casino' }, 'unknown_path', '/casino is not a path of the sportsbook'],
  ])('[EMBED-9] answers %j with %s', async (message, code, words) => {
    const { heard, say, opened } = await framed();
    say(message);
    await vi.waitFor(() => expect(errorsIn(heard)).toEqual([{ code, about: null, message: words }]));
    expect(opened).toEqual([]);
  });

  it.each([
    ['a language', [{ type: 'locale', locale: 'de' }], ['/de/sportsbook/live?tab=all']],
    ['a page of another language', [{ type: 'navigate', path: '/de/sportsbook/tennis' }], ['/de/sportsbook/tennis']],
    [
      'a language and then a page',
      [
        { type: 'locale', locale: 'de' },
        { type: 'navigate', path: '/sportsbook/tennis?time=today' },
      ],
      ['/de/sportsbook/live?tab=all', '/de/sportsbook/tennis?time=today'],
    ],
    [
      'a language and then the one before',
      [
        { type: 'locale', locale: 'de' },
        { type: 'locale', locale: 'en' },
      ],
      ['/de/sportsbook/live?tab=all', '/sportsbook/live?tab=all'],
    ],
  ])('[EMBED-7] [I18N-4] loads %s as a document, so that no page has two languages', async (_, messages, loaded) => {
    const { say, opened, stores } = await framed();
    const load = vi.spyOn(stores.host, 'load').mockImplementation(() => undefined);
    for (const message of messages) say(message);
    await vi.waitFor(() => expect(load.mock.calls.flat()).toEqual(loaded));
    expect(opened).toEqual([]);
  });

  it('[EMBED-7] tells the host of a language that came with a path', async () => {
    const { say, heard, stores } = await framed();
    vi.spyOn(stores.host, 'load').mockImplementation(() => undefined);
    say({ type: 'navigate', path: '/de/sportsbook/tennis' });
    await vi.waitFor(() => expect(heard.at(-1)).toMatchObject({ type: 'locale', locale: 'de' }));
  });

  it.each([
    [`${hostOrigin}/play?betcode=A`, `${hostOrigin}/play?betcode=A`],
    ['https://evil.example/play', 'https://book.example/sportsbook?betcode=A'],
    ['javascript:alert(1)', 'https://book.example/sportsbook?betcode=A'],
    [null, 'https://book.example/sportsbook?betcode=A'],
  ])('[SHARE-7] is shared by the address of the host, if it answers with one: %s', async (url, shared) => {
    const { say, heard, stores } = await framed(['address']);
    const address = stores.host.addressOf('/sportsbook?betcode=A', 'https://book.example');
    await vi.waitFor(() =>
      expect(heard.at(-1)).toMatchObject({ type: 'address_request', path: '/sportsbook?betcode=A' }),
    );
    const asked = heard.flatMap((message) => (message.type === 'address_request' ? [message.requestId] : []));
    say({ type: 'address_result', requestId: asked[0], url });
    expect(await address).toBe(shared);
  });

  it('[SHARE-7] is shared by its own address where the host does not know any', async () => {
    const { stores } = await framed();
    expect(await stores.host.addressOf('/sportsbook', 'https://book.example')).toBe('https://book.example/sportsbook');
  });

  it('[EMBED-7] opens a page of its own language in place', async () => {
    const { say, opened } = await framed();
    say({ type: 'navigate', path: '/sportsbook/tennis' });
    say({ type: 'navigate', path: '/en/sportsbook/soccer' });
    await vi.waitFor(() => expect(opened).toEqual(['/sportsbook/tennis', '/sportsbook/soccer']));
  });

  it('[EMBED-9] that does not exist is named after its address was reported, and no other is', async () => {
    const { heard, stores } = await framed();
    stores.host.setMissing('/sportsbook/nonsense');
    stores.host.reportPage();
    history.replaceState(null, '', '/sportsbook/nonsense');
    stores.host.reportPage();
    await vi.waitFor(() => expect(errorsIn(heard)).toHaveLength(1));
    expect(errorsIn(heard)).toMatchObject([{ code: 'unknown_path', message: 'there is no page /sportsbook/nonsense' }]);
  });
});
