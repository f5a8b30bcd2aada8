import { embedProtocol } from '@slipstream/contract/embed/handshake';
import { afterEach, describe, expect, it } from 'vitest';
import { endAll, nonce, settled, sportsbook, twoWindows } from './testing/two-windows.ts';

afterEach(endAll);

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

  it('[EMBED-7] a page loaded anew in the frame is told what was last agreed, not how the host began', async () => {
    const { self, embedded } = twoWindows({ locale: 'en', consent: false });
    const first = sportsbook(self);
    await settled();
    expect(first.link()?.capabilities.has('consent')).toBe(true);
    expect(first.messages).toMatchObject([
      { type: 'locale', locale: 'en' },
      { type: 'theme', theme: 'day' },
      { type: 'consent', granted: false },
      { type: 'viewport' },
    ]);
    first.link()?.send({ type: 'locale', locale: 'de' });
    first.link()?.send({ type: 'theme', theme: 'night' });
    embedded.send({ type: 'consent', granted: true });
    await settled();
    const second = sportsbook(self, undefined, 'another-nonce-0123456789');
    await settled();
    expect(second.messages).toMatchObject([
      { type: 'locale', locale: 'de' },
      { type: 'theme', theme: 'night' },
      { type: 'consent', granted: true },
      { type: 'viewport' },
    ]);
  });

  it('[EMBED-7] a page that the host opened before the frame could is opened once it can, and not again', async () => {
    const { self, embedded } = twoWindows({});
    embedded.send({ type: 'navigate', path: '/sportsbook/live' });
    embedded.send({ type: 'navigate', path: '/sportsbook/tennis' });
    const opened = { type: 'navigate', path: '/sportsbook/tennis' };
    const first = sportsbook(self);
    await settled();
    expect(first.messages.filter(({ type }) => type === 'navigate')).toMatchObject([opened]);
    // The frame loads another document, of another language, before it has opened the page.
    const second = sportsbook(self, undefined, 'another-nonce-0123456789');
    await settled();
    expect(second.messages.filter(({ type }) => type === 'navigate')).toMatchObject([opened]);
    second.link()?.send({ type: 'navigated', path: '/sportsbook/tennis', title: 'Tennis' });
    await settled();
    const third = sportsbook(self, undefined, 'a-third-nonce-0123456789');
    await settled();
    expect(third.messages.filter(({ type }) => type === 'navigate')).toEqual([]);
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
    const { self, toHost, heard, ignored } = twoWindows();
    const answers: unknown[] = [];
    self.addEventListener('message', ({ data }) => answers.push(data));
    const hello = { protocol: embedProtocol, type: 'hello', versions: [1], nonce };
    toHost({ data: hello, origin: 'https://evil.example' });
    toHost({ data: hello, source: {} });
    for (const data of [null, 'hello', { ...hello, nonce: 'short' }, { ...hello, versions: ['1'] }]) toHost({ data });
    await settled();
    expect(answers).toEqual([]);
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

  it('[EMBED-7] a malformed message is reported to both ends and does nothing', async () => {
    const { self, embedded, heard } = twoWindows();
    const { messages, problems } = sportsbook(self);
    await settled();
    embedded.send({ type: 'theme', theme: 'pink' } as never);
    embedded.send({ type: 'navigate', path: '//evil.example' });
    await settled();
    expect(messages.map(({ type }) => type)).toEqual(['theme', 'viewport']);
    expect(problems).toMatchObject([
      { code: 'malformed', message: 'message theme: theme does not fit' },
      { code: 'malformed', message: 'message navigate: path does not fit' },
    ]);
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
