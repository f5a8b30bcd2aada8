import { embedProtocol } from '@slipstream/contract/embed/handshake';
import type { HostMessage } from '@slipstream/contract/embed/host-message';
import type { SportsbookMessage } from '@slipstream/contract/embed/sportsbook-message';
import { afterEach, describe, expect, it } from 'vitest';
import { connectHost, type HostLink } from './connect-host.ts';
import { embedSportsbook } from './sdk.ts';
import type { EmbeddedSportsbook } from './sdk-options.ts';

const sportsbookOrigin = 'https://bets.example';
const hostOrigin = 'https://host.example';
const nonce = 'nonce-nonce-nonce-1';

let ended: (() => void)[] = [];
afterEach(() => {
  for (const end of ended) end();
  ended = [];
});

interface Delivery {
  readonly data: unknown;
  readonly origin?: string;
  readonly source?: object | null;
  readonly ports?: readonly MessagePort[];
}

function deliver(target: EventTarget, { data, origin = '', source = null, ports = [] }: Delivery): void {
  const event = new Event('message');
  for (const [key, value] of Object.entries({ data, origin, source, ports })) {
    Object.defineProperty(event, key, { value });
  }
  target.dispatchEvent(event);
}

/** The two windows of a page with the sportsbook in it, joined the way a browser joins them: by exact target origin. */
function twoWindows() {
  const ignored: string[] = [];
  const heard: SportsbookMessage[] = [];
  const record = (message: SportsbookMessage) => void heard.push(message);
  const embedded: EmbeddedSportsbook = embedSportsbook({
    // Not on the page: the test is about messages, so nothing is to be loaded.
    container: document.createElement('div'),
    url: `${sportsbookOrigin}/sportsbook`,
    title: 'Sportsbook',
    theme: 'day',
    on: { ready: record, resize: record, error: record },
    onIgnored: (reason) => ignored.push(reason),
  });
  const frame = new EventTarget();
  const toHost = (delivery: Delivery) =>
    deliver(window, { origin: sportsbookOrigin, source: contentWindow, ...delivery });
  const parent = {
    postMessage: (data: unknown, target: string) => {
      if (target === hostOrigin) toHost({ data });
    },
  };
  const toFrame = (delivery: Delivery) => deliver(frame, { origin: hostOrigin, source: parent, ...delivery });
  const contentWindow = {
    postMessage: (data: unknown, target: string, ports: MessagePort[] = []) => {
      if (target === sportsbookOrigin) toFrame({ data, ports });
    },
  };
  Object.defineProperty(embedded.iframe, 'contentWindow', { value: contentWindow });
  ended.push(() => embedded.destroy());
  return { embedded, heard, ignored, toHost, toFrame, self: Object.assign(frame, { parent }) as unknown as Window };
}

function sportsbook(self: Window, hostOrigins: readonly string[] = ['https://other.example', hostOrigin]) {
  const messages: HostMessage[] = [];
  const problems: unknown[] = [];
  let link: HostLink | null = null;
  const end = connectHost({
    self,
    hostOrigins,
    nonce,
    ready: { release: 'test', capabilities: [], locale: 'en', theme: 'night', path: '/' },
    onConnected: (made) => {
      link = made;
    },
    onMessage: (message) => messages.push(message),
    onProblem: (problem) => problems.push(problem),
  });
  ended.push(end);
  return { messages, problems, link: () => link };
}

const settled = () => new Promise((resolve) => setTimeout(resolve, 20));

describe('host and sportsbook', () => {
  it('[EMBED-7] meet over exact origins and then speak over a port', async () => {
    const { self, heard } = twoWindows();
    const { link, messages } = sportsbook(self);
    await settled();
    expect(link()?.capabilities.has('resize')).toBe(true);
    expect(heard.map(({ type, seq }) => [type, seq])).toEqual([['ready', 1]]);
    expect(messages).toMatchObject([
      { type: 'theme', theme: 'day', seq: 1 },
      { type: 'viewport', seq: 2 },
    ]);
  });

  it('[EMBED-6] the host makes its iframe as tall as the sportsbook says', async () => {
    const { self, embedded } = twoWindows();
    const { link } = sportsbook(self);
    link()?.send({ type: 'resize', width: 800, height: 2345 });
    await settled();
    expect(embedded.iframe.style.height).toBe('2345px');
  });

  it('[EMBED-7] a host whose origin is not configured never hears a word', async () => {
    const { self } = twoWindows();
    const { link } = sportsbook(self, ['https://other.example']);
    await settled();
    expect(link()).toBeNull();
  });

  it('[EMBED-7] the host ignores other origins, other windows and anything that is no hello', async () => {
    const { toHost, heard, ignored } = twoWindows();
    const hello = { protocol: embedProtocol, type: 'hello', versions: [1], nonce };
    toHost({ data: hello, origin: 'https://evil.example' });
    toHost({ data: hello, source: {} });
    for (const data of [null, 'hello', { ...hello, nonce: 'short' }, { ...hello, versions: ['1'] }]) toHost({ data });
    await settled();
    expect(heard).toEqual([]);
    expect(ignored).toHaveLength(5);
  });

  it('[EMBED-7] the sportsbook takes one answer to its nonce and no second', async () => {
    const { self, toFrame } = twoWindows();
    const { messages, link } = sportsbook(self);
    const first = link();
    const channel = new MessageChannel();
    const answer = { protocol: embedProtocol, type: 'connect', version: 1, nonce, capabilities: [] };
    toFrame({ data: answer, ports: [channel.port2] });
    channel.port1.postMessage({ type: 'balance', seq: 9 });
    await settled();
    channel.port1.close();
    expect(link()).toBe(first);
    expect(messages.some(({ type }) => type === 'balance')).toBe(false);
  });

  it('[EMBED-7] a malformed or repeated message is reported to both ends and does nothing', async () => {
    const { self, embedded, heard } = twoWindows();
    const { messages, problems } = sportsbook(self);
    await settled();
    embedded.send({ type: 'theme', theme: 'pink' } as never);
    embedded.send({ type: 'navigate', path: '//evil.example' });
    await settled();
    expect(messages.map(({ type }) => type)).toEqual(['theme', 'viewport']);
    expect(problems).toMatchObject([{ code: 'malformed' }, { code: 'malformed' }]);
    expect(heard.filter(({ type }) => type === 'error')).toHaveLength(2);
  });

  it('[EMBED-7] no common version is refused with the reason', () => {
    const { toHost, self } = twoWindows();
    const answers: unknown[] = [];
    self.addEventListener('message', ({ data }) => answers.push(data));
    toHost({ data: { protocol: embedProtocol, type: 'hello', versions: [7], nonce } });
    expect(answers).toMatchObject([{ type: 'refuse', reason: 'no_common_version', versions: [1] }]);
  });
});
