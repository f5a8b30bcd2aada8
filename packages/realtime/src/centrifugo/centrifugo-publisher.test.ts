import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, describe, expect, it } from 'vitest';
import { centrifugoPublisher } from './centrifugo-publisher.ts';
import type { Publisher } from '../publisher.ts';

let stop = () => {};
afterEach(() => stop());

/** An HTTP server that stands in for the API where the real one would never answer so. */
async function api(
  answer: (request: IncomingMessage, response: ServerResponse) => void,
  timeoutMs?: number,
): Promise<Publisher> {
  const server = createServer(answer);
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  stop = () => {
    server.close();
    server.closeAllConnections();
  };
  const { port } = server.address() as AddressInfo;
  return centrifugoPublisher({
    apiUrls: [`http://127.0.0.1:${port}/api`],
    apiKey: 'key',
    ...(timeoutMs && { timeoutMs }),
  });
}

const answering = (body: string, status = 200) =>
  api((_request, response) => response.writeHead(status, { 'content-type': 'application/json' }).end(body));

describe('the publisher to Centrifugo', () => {
  it('calls the method by its name, with the key, in plain ASCII', async () => {
    const calls: unknown[] = [];
    const publisher = await api(async (request, response) => {
      calls.push([request.method, request.url, request.headers['x-api-key'], await text(request)]);
      response.end('{"result":{"offset":7,"epoch":"abc"}}');
    });
    expect(await publisher.publish('news:a', { name: 'Zürich 🏆' }, { tags: { a: 'b' } })).toEqual({
      kind: 'published',
      offset: 7,
      epoch: 'abc',
    });
    expect(calls).toEqual([
      [
        'POST',
        '/api/publish',
        'key',
        '{"channel":"news:a","data":{"name":"Z\\u00fcrich \\ud83c\\udfc6"},"tags":{"a":"b"}}',
      ],
    ]);
  });

  it.each([
    [
      'an error of the API',
      '{"error":{"code":107,"message":"bad request"}}',
      200,
      { kind: 'refused', code: 107, message: 'bad request' },
    ],
    [
      'an unknown channel',
      '{"error":{"code":102,"message":"unknown channel"}}',
      200,
      { kind: 'unknown-channel', channel: 'a' },
    ],
    ['a wrong key', '', 401, { kind: 'refused', code: 401, message: 'Unauthorized' }],
    ['an answer of something else', '<html>', 200, { kind: 'unreachable', why: expect.stringContaining('JSON') }],
    ['an answer of another shape', '{"ok":true}', 200, { kind: 'unreachable', why: 'the reply is not of the API' }],
    ['an answer that is a list', '[]', 200, { kind: 'unreachable', why: 'the reply is not of the API' }],
  ])('gives back %s as a value, for one channel and for many', async (_what, body, status, outcome) => {
    const publisher = await answering(body, status);
    expect(await publisher.publish('a', 1)).toEqual(outcome);
    expect(await publisher.broadcast(['a', 'a'], 1)).toEqual([outcome, outcome]);
  });

  it('gives back a server that is slow or gone as a value', async () => {
    const publisher = await api(() => {}, 200);
    expect(await publisher.disconnect('ann')).toMatchObject({ kind: 'unreachable' });
    expect(await publisher.activeChannels()).toMatchObject({ kind: 'unreachable' });
    stop();
    expect(await publisher.unsubscribe('ann', 'a')).toMatchObject({ kind: 'unreachable' });
  });

  it('tells apart the channels of a broadcast', async () => {
    const publisher = await answering(
      '{"result":{"responses":[{"result":{"offset":1,"epoch":"e"}},{"error":{"code":102,"message":"unknown channel"}}]}}',
    );
    expect(await publisher.broadcast(['a', 'b', 'c'], 1)).toEqual([
      { kind: 'published', offset: 1, epoch: 'e' },
      { kind: 'unknown-channel', channel: 'b' },
      { kind: 'unreachable', why: 'the reply is not of the API' },
    ]);
  });

  it('says many things with one call, and tells their outcomes apart', async () => {
    const calls: unknown[] = [];
    const publisher = await api(async (request, response) => {
      calls.push([request.url, JSON.parse(await text(request))]);
      response.end(
        '{"replies":[{"publish":{"offset":3,"epoch":"e"}},{"error":{"code":102,"message":"unknown channel"}},{"disconnect":{}}]}',
      );
    });
    const outcomes = await publisher.batch([
      { kind: 'publish', channel: 'a', data: 1, idempotencyKey: 'once' },
      { kind: 'publish', channel: 'b', data: 2 },
      { kind: 'disconnect', user: 'ann', code: { code: 3011, reason: 'force reconnect' } },
      { kind: 'unsubscribe', user: 'ann', channel: 'a' },
    ]);
    expect(outcomes).toEqual([
      { kind: 'published', offset: 3, epoch: 'e' },
      { kind: 'unknown-channel', channel: 'b' },
      { kind: 'done' },
      { kind: 'unreachable', why: 'the reply is not of the API' },
    ]);
    const commands = [
      { publish: { channel: 'a', data: 1, idempotency_key: 'once' } },
      { publish: { channel: 'b', data: 2 } },
      { disconnect: { user: 'ann', disconnect: { code: 3011, reason: 'force reconnect' } } },
      { unsubscribe: { user: 'ann', channel: 'a' } },
    ];
    expect(calls).toEqual([['/api/batch', { commands }]]);
  });

  it('goes to the next node when one does not answer, and stays there', async () => {
    const asked: string[] = [];
    const nodes = await Promise.all(
      ['one', 'two'].map(async (name) => {
        const server = createServer((_request, response) => {
          asked.push(name);
          response.writeHead(name === 'one' ? 503 : 200).end('{"result":{}}');
        });
        await new Promise<void>((resolve) => {
          server.listen(0, '127.0.0.1', resolve);
        });
        return server;
      }),
    );
    stop = () => {
      for (const node of nodes) node.close();
    };
    const apiUrls = nodes.map((node) => `http://127.0.0.1:${(node.address() as AddressInfo).port}/api`);
    const publisher = centrifugoPublisher({ apiUrls, apiKey: 'key' });
    expect([await publisher.ping(), await publisher.ping()]).toEqual([{ kind: 'done' }, { kind: 'done' }]);
    expect(asked).toEqual(['one', 'two', 'two']);
  });
});
