import { embedProtocol } from '@slipstream/contract/embed/handshake';
import { messageLengthMax } from '@slipstream/contract/embed/message-parts';
import { afterEach, describe, expect, it } from 'vitest';
import { endAll, nonce, settled, sportsbook, twoWindows } from './testing/two-windows.ts';

afterEach(endAll);

const answer = { protocol: embedProtocol, type: 'connect', version: 1, nonce, capabilities: [] };
const token = 'secret-token-0123456789';

describe('what is not of the protocol is ignored and reported', () => {
  // The host that was asked has not answered yet, so whoever is believed first would have the port.
  it.each([
    ['another origin', { origin: 'https://evil.example' }, false, 1],
    ['another window', { origin: 'https://other.example', source: {} }, false, 1],
    ['the host', { origin: 'https://other.example' }, true, 0],
  ])('[EMBED-7] an answer from %s (%j) opens a port: %s', async (_, from, isOpen, reports) => {
    const { self, toFrame } = twoWindows();
    const { link, strange } = sportsbook(self, ['https://other.example']);
    const { port2 } = new MessageChannel();
    toFrame({ data: answer, ports: [port2], ...from });
    await settled();
    expect(link() !== null).toBe(isOpen);
    expect(strange).toHaveLength(reports);
  });

  it('[EMBED-7] a replayed answer opens no second port', async () => {
    const { self, toFrame } = twoWindows();
    const { link, strange } = sportsbook(self);
    await settled();
    const first = link();
    const { port2 } = new MessageChannel();
    toFrame({ data: answer, ports: [port2] });
    expect(link()).toBe(first);
    expect(strange).toEqual(['an answer to another nonce, or a second one']);
  });

  it.each([
    ['unknown_type', { type: 'dance' }],
    ['malformed', { type: 'session', session: { status: 'logged_in', token: 5, expiresAtMs: null } }],
    ['not_allowed', { type: 'balance', token }],
    ['too_large', { type: 'locale', locale: 'x'.repeat(messageLengthMax) }],
  ])('[EMBED-7] %s: nothing happens and both ends know', async (code, message) => {
    const { self, embedded, heard } = twoWindows();
    const { messages, problems } = sportsbook(self);
    await settled();
    const before = messages.length;
    embedded.send(message as never);
    await settled();
    expect(messages).toHaveLength(before);
    expect(problems).toMatchObject([{ code }]);
    expect(heard).toContainEqual(expect.objectContaining({ type: 'error', error: expect.objectContaining({ code }) }));
  });

  it('[EMBED-7] the host hears nothing that it does not know, and says so', async () => {
    const { self, toHost, heard, ignored } = twoWindows();
    let port: MessagePort | undefined;
    self.addEventListener('message', ({ ports }) => ([port] = ports));
    toHost({ data: { protocol: embedProtocol, type: 'hello', versions: [1], nonce } });
    await settled();
    const resize = { type: 'resize', height: 5 };
    const long = { ...resize, words: 'x'.repeat(messageLengthMax) };
    for (const sent of [
      'dance',
      { type: 'dance', seq: 1 },
      { ...resize, seq: 1 },
      { ...long, seq: 2 },
      { ...resize, seq: 3 },
    ])
      port?.postMessage(sent);
    await settled();
    expect(ignored).toEqual(['malformed', 'unknown_type', 'repeated', 'too_large']);
    expect(heard).toMatchObject([{ ...resize, seq: 3 }]);
  });

  it('[EMBED-7] a message with a number that was heard before does nothing, and both ends know', async () => {
    const { self, toFrame } = twoWindows();
    const { messages, problems } = sportsbook(self, ['https://other.example']);
    const { port1, port2 } = new MessageChannel();
    const heard: unknown[] = [];
    port1.addEventListener('message', ({ data }) => heard.push(data));
    port1.start();
    toFrame({ data: answer, ports: [port2], origin: 'https://other.example' });
    for (const seq of [2, 2, 1, 3]) port1.postMessage({ type: 'theme', theme: 'day', seq });
    await settled();
    port1.close();
    expect(messages.map(({ seq }) => seq)).toEqual([2, 3]);
    expect(problems).toMatchObject([
      { code: 'repeated', about: { seq: 2 } },
      { code: 'repeated', about: { seq: 1 } },
    ]);
    expect(heard.filter((each) => JSON.stringify(each).includes('"repeated"'))).toHaveLength(2);
  });

  it('[EMBED-7] a session by window message instead of the port gives nobody a token', async () => {
    const { self, toFrame } = twoWindows();
    const { messages } = sportsbook(self);
    await settled();
    const before = messages.length;
    toFrame({ data: { type: 'session', seq: 1, session: { status: 'logged_in', token, expiresAtMs: null } } });
    await settled();
    expect(messages).toHaveLength(before);
  });

  it('[EMBED-3] a token goes over the port, and into no log of the traffic', async () => {
    const traffic: string[] = [];
    const { self } = twoWindows({
      session: async () => ({ token, expiresAtMs: null }),
      onTraffic: (direction, message) => traffic.push(`${direction} ${JSON.stringify(message)}`),
    });
    const { messages } = sportsbook(self);
    await settled();
    expect(messages).toContainEqual(
      expect.objectContaining({ type: 'session', session: { status: 'logged_in', token, expiresAtMs: null } }),
    );
    expect(traffic.some((line) => line.includes('"session"'))).toBe(true);
    expect(traffic.join()).not.toContain(token);
  });

  it('[EMBED-2] a host that signs players in says how it ended, after the session', async () => {
    const asked: string[] = [];
    const { self } = twoWindows({
      session: async () => (asked.length > 0 ? { token, expiresAtMs: null } : null),
      auth: async (flow) => {
        asked.push(flow);
        return 'completed';
      },
    });
    const { messages, link } = sportsbook(self);
    await settled();
    link()?.send({ type: 'auth_request', requestId: 'r-1', flow: 'sign_in', returnTo: '/sportsbook' });
    await settled();
    expect(asked).toEqual(['sign_in']);
    expect(link()?.capabilities.has('auth')).toBe(true);
    const types = messages.map(({ type }) => type);
    expect(types.indexOf('auth_result')).toBeGreaterThan(types.lastIndexOf('session'));
  });
});
