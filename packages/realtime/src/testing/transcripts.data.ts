import type { RealtimeOptions } from '../settings.ts';
import { signConnectionToken, signSubscriptionToken } from '../tokens/token.ts';
import { tokenSecret } from './server.ts';

/** One set of channels and limits for every transcript, on every server. */
export const transcriptOptions: RealtimeOptions = {
  tokenSecret,
  anonymousConnect: true,
  limits: { channelsPerConnectionMax: 4, messageBytesMax: 4_096 },
  channels: {
    namespaces: {
      news: { history: { size: 3, ttlMs: 60_000 } },
      asked: { history: { size: 3, ttlMs: 60_000 }, recovery: 'on-request' },
      flash: {},
      room: { history: { size: 5, ttlMs: 60_000 }, presence: true, joinLeave: true, clientPublish: true },
      diff: { history: { size: 5, ttlMs: 60_000 }, delta: true },
      members: { anonymous: false },
    },
  },
};

export type Step =
  | { readonly ask: readonly { readonly id: number; readonly [command: string]: unknown }[] }
  | { readonly send: string }
  | { readonly publish: readonly [channel: string, data: unknown] }
  /** Waits for that many pushes in all. */
  | { readonly pushes: number };

export interface Transcript {
  readonly title: string;
  /** Asks for what Centrifugo 5 does not know yet, and answers otherwise. */
  readonly isOfSix?: true;
  /** Connects first, anonymously or with a token; null leaves even that to the steps. */
  readonly token: string | undefined | null;
  readonly steps: readonly Step[];
  readonly replies?: readonly unknown[];
  readonly pushes?: readonly unknown[];
  readonly close?: { readonly code: number; readonly reason: string };
}

const soon = Math.floor(Date.now() / 1000) + 1_000;
const past = soon - 2_000;
const ann = signConnectionToken(tokenSecret, { user: 'ann', info: { name: 'Ann' } });
const annUntil = (expireAtSec: number) => signConnectionToken(tokenSecret, { user: 'ann', expireAtSec });
const annIn = (channel: string, expireAtSec = soon) =>
  signSubscriptionToken(tokenSecret, { user: 'ann', channel, expireAtSec, info: { seat: 7 } });

const badRequest = { code: 3501, reason: 'bad request' };
const invalidToken = { code: 3500, reason: 'invalid token' };
const denied = { code: 103, message: 'permission denied' };
const annInfo = { user: 'ann', client: '<client>', conn_info: { name: 'Ann' } };
const long = 'a text long enough for a delta to be worth its while';

export const transcripts: readonly Transcript[] = [
  {
    title: '[RT-1] an anonymous visitor connects',
    token: null,
    steps: [{ ask: [{ id: 1, connect: { name: 'js' } }] }],
    replies: [{ id: 1, connect: { client: '<client>', ping: 25, pong: true } }],
  },
  {
    title: '[RT-3] a token connects, and its expiry is told',
    token: null,
    steps: [{ ask: [{ id: 1, connect: { token: annUntil(soon) } }] }],
    replies: [{ id: 1, connect: { client: '<client>', expires: true, ttl: '<ttl>', ping: 25, pong: true } }],
  },
  {
    title: '[RT-3] an expired token is an error that asks for a new one',
    token: null,
    steps: [{ ask: [{ id: 1, connect: { token: annUntil(past) } }] }],
    replies: [{ id: 1, error: { code: 109, message: 'token expired' } }],
  },
  ...[
    ['that is not one', 'x.y.z'],
    ['for subscribing', annIn('$room:1')],
    ['signed by somebody else', signConnectionToken('another secret', { user: 'ann' })],
  ].map(([what, token]): Transcript => ({
    title: `[RT-3] a connection token ${what} ends the connection for good`,
    token: null,
    steps: [{ send: JSON.stringify({ id: 1, connect: { token } }) }],
    close: invalidToken,
  })),
  {
    title: '[RT-1] commands come and are answered in batches',
    token: null,
    steps: [
      {
        ask: [
          { id: 1, connect: {} },
          { id: 2, subscribe: { channel: 'news:batch' } },
          { id: 3, unsubscribe: { channel: 'news:batch' } },
          { id: 4, unsubscribe: { channel: 'news:never' } },
        ],
      },
    ],
    replies: [
      { id: 1, connect: { client: '<client>', ping: 25, pong: true } },
      { id: 2, subscribe: { recoverable: true, epoch: '<epoch>', positioned: true } },
      { id: 3, unsubscribe: {} },
      { id: 4, unsubscribe: {} },
    ],
  },
  ...['', '\n', '{"id":1,', '[]', '5', 'null', '{"id":"1","connect":{}}', '{"id":-1,"connect":{}}', '{"id":1}'].map(
    (text): Transcript => ({
      title: `[RT-2] the malformed frame ${JSON.stringify(text)} ends the connection for good`,
      token: null,
      steps: [{ send: text }],
      close: badRequest,
    }),
  ),
  {
    title: '[RT-2] a command before connect ends the connection',
    token: null,
    steps: [{ send: '{"id":1,"subscribe":{"channel":"news:a"}}' }],
    close: badRequest,
  },
  ...[
    '{"id":2,"connect":{}}',
    '{"id":2,"frobnicate":{}}',
    '{"id":2,"ping":{}}',
    '{}',
    '{"id":2,"subscribe":null}',
    '{"id":2,"subscribe":{"channel":""}}',
    '{"id":2,"subscribe":{"channel":5}}',
    '{"id":2,"subscribe":{"channel":"news:a","delta":"zip"}}',
    '{"id":2,"unsubscribe":{"channel":""}}',
    '{"id":2,"publish":{"channel":"","data":1}}',
    '{"id":2,"history":{"channel":""}}',
    '{"id":2,"presence":{"channel":""}}',
    '{"id":2,"sub_refresh":{"channel":""}}',
    '{"id":2,"refresh":{}}',
  ].map((text): Transcript => ({
    title: `[RT-2] ${text} after connecting ends the connection for good`,
    token: undefined,
    steps: [{ send: text }],
    close: badRequest,
  })),
  {
    title: '[RT-2] a message nobody listens to ends the connection for good',
    token: undefined,
    steps: [{ send: '{"send":{"data":1}}' }],
    close: { code: 3508, reason: 'not available' },
  },
  {
    title: '[RT-2] a message over the limit is closed with 1009',
    token: undefined,
    steps: [{ send: JSON.stringify({ id: 2, rpc: { method: 'x', data: 'x'.repeat(5_000) } }) }],
    close: { code: 1009, reason: '' },
  },
  {
    title: '[RT-1] what a visitor may not do is refused with the documented code',
    isOfSix: true,
    token: undefined,
    steps: [
      {
        ask: [
          { id: 2, subscribe: { channel: 'nope:a' } },
          { id: 3, subscribe: { channel: '$news:a' } },
          { id: 4, subscribe: { channel: 'without' } },
          { id: 5, subscribe: { channel: 'news:é' } },
          { id: 6, subscribe: { channel: 'members:x' } },
          { id: 7, subscribe: { channel: `news:${'x'.repeat(300)}` } },
          { id: 8, subscribe: { channel: 'news:q', type: 1 } },
          { id: 9, subscribe: { channel: 'news:q', type: 4 } },
          { id: 10, subscribe: { channel: 'news:q', tf: { op: 'x' } } },
          { id: 11, rpc: { method: 'x' } },
          { id: 12, publish: { channel: 'news:a', data: 1 } },
          { id: 13, publish: { channel: 'room:a', data: 1 } },
          { id: 14, publish: { channel: 'nope:a', data: 1 } },
          { id: 15, history: { channel: 'news:a' } },
          { id: 16, history: { channel: 'flash:a' } },
          { id: 17, presence: { channel: 'room:a' } },
          { id: 18, presence_stats: { channel: 'news:a' } },
          { id: 19, sub_refresh: { channel: 'news:a', token: 'x' } },
        ],
      },
    ],
    replies: [
      { id: 2, error: { code: 102, message: 'unknown channel' } },
      { id: 3, error: denied },
      { id: 4, error: denied },
      { id: 5, error: { code: 107, message: 'bad request' } },
      { id: 6, error: denied },
      { id: 7, error: { code: 107, message: 'bad request' } },
      { id: 8, error: denied },
      { id: 9, error: { code: 108, message: 'not available' } },
      { id: 10, error: { code: 107, message: 'bad request' } },
      { id: 11, error: { code: 108, message: 'not available' } },
      { id: 12, error: denied },
      { id: 13, error: denied },
      { id: 14, error: { code: 102, message: 'unknown channel' } },
      { id: 15, error: denied },
      { id: 16, error: { code: 108, message: 'not available' } },
      { id: 17, error: denied },
      { id: 18, error: { code: 108, message: 'not available' } },
      { id: 19, error: denied },
    ],
  },
  {
    title: '[RT-1] one channel too many is refused, a second subscription to one as well',
    token: undefined,
    steps: [
      {
        ask: [
          { id: 2, subscribe: { channel: 'flash:2' } },
          { id: 3, subscribe: { channel: 'flash:2' } },
          { id: 4, subscribe: { channel: 'flash:4' } },
          { id: 5, subscribe: { channel: 'flash:5' } },
          { id: 6, subscribe: { channel: 'flash:6' } },
          { id: 7, subscribe: { channel: 'flash:7' } },
        ],
      },
    ],
    replies: [
      { id: 2, subscribe: {} },
      { id: 3, error: { code: 105, message: 'already subscribed' } },
      { id: 4, subscribe: {} },
      { id: 5, subscribe: {} },
      { id: 6, subscribe: {} },
      { id: 7, error: { code: 106, message: 'limit exceeded' } },
    ],
  },
  {
    title: '[RT-8] recovery gives what was missed, or says honestly that it can not',
    isOfSix: true,
    token: undefined,
    steps: [
      { publish: ['news:recovery', { n: 1 }] },
      { publish: ['news:recovery', { n: 2 }] },
      { ask: [{ id: 2, subscribe: { channel: 'news:recovery' } }] },
      { publish: ['news:recovery', { n: 3 }] },
      { publish: ['news:recovery', { n: 4 }] },
      { pushes: 2 },
      {
        ask: [
          { id: 3, unsubscribe: { channel: 'news:recovery' } },
          { id: 4, subscribe: { channel: 'news:recovery', recover: true, offset: 2 } },
          { id: 5, unsubscribe: { channel: 'news:recovery' } },
          { id: 6, subscribe: { channel: 'news:recovery', recover: true, offset: 0 } },
          { id: 7, unsubscribe: { channel: 'news:recovery' } },
          { id: 8, subscribe: { channel: 'news:recovery', recover: true, offset: 4 } },
          { id: 9, unsubscribe: { channel: 'news:recovery' } },
          { id: 10, subscribe: { channel: 'news:recovery', recover: true, offset: 3, epoch: 'another' } },
          { id: 11, unsubscribe: { channel: 'news:recovery' } },
          { id: 12, subscribe: { channel: 'news:recovery', recover: true, offset: 9 } },
          { id: 13, unsubscribe: { channel: 'news:recovery' } },
          { id: 14, subscribe: { channel: 'news:recovery', recover: true, offset: 9, flag: 2 } },
          { id: 15, subscribe: { channel: 'flash:recovery', recover: true, offset: 9 } },
        ],
      },
    ],
    replies: [
      { id: 2, subscribe: { recoverable: true, epoch: '<epoch>', offset: 2, positioned: true } },
      { id: 3, unsubscribe: {} },
      {
        id: 4,
        subscribe: {
          recoverable: true,
          epoch: '<epoch>',
          publications: [
            { data: { n: 3 }, offset: 3 },
            { data: { n: 4 }, offset: 4 },
          ],
          recovered: true,
          offset: 2,
          positioned: true,
          was_recovering: true,
        },
      },
      { id: 5, unsubscribe: {} },
      { id: 6, subscribe: { recoverable: true, epoch: '<epoch>', offset: 4, positioned: true, was_recovering: true } },
      { id: 7, unsubscribe: {} },
      {
        id: 8,
        subscribe: {
          recoverable: true,
          epoch: '<epoch>',
          recovered: true,
          offset: 4,
          positioned: true,
          was_recovering: true,
        },
      },
      { id: 9, unsubscribe: {} },
      { id: 10, subscribe: { recoverable: true, epoch: '<epoch>', offset: 4, positioned: true, was_recovering: true } },
      { id: 11, unsubscribe: {} },
      { id: 12, subscribe: { recoverable: true, epoch: '<epoch>', offset: 4, positioned: true, was_recovering: true } },
      { id: 13, unsubscribe: {} },
      { id: 14, error: { code: 112, message: 'unrecoverable position' } },
      { id: 15, subscribe: { was_recovering: true } },
    ],
    pushes: [
      { channel: 'news:recovery', pub: { data: { n: 3 }, offset: 3 } },
      { channel: 'news:recovery', pub: { data: { n: 4 }, offset: 4 } },
    ],
  },
  {
    title: '[RT-8] where recovery is on request, the client says what it wants',
    token: undefined,
    steps: [
      { publish: ['asked:1', { n: 1 }] },
      { publish: ['asked:1', { n: 2 }] },
      {
        ask: [
          { id: 2, subscribe: { channel: 'asked:1' } },
          { id: 3, unsubscribe: { channel: 'asked:1' } },
          { id: 4, subscribe: { channel: 'asked:1', positioned: true } },
          { id: 5, unsubscribe: { channel: 'asked:1' } },
          { id: 6, subscribe: { channel: 'asked:1', recoverable: true, recover: true, offset: 1 } },
          { id: 7, unsubscribe: { channel: 'asked:1' } },
          { id: 8, subscribe: { channel: 'asked:1', recover: true, offset: 1 } },
        ],
      },
    ],
    replies: [
      { id: 2, subscribe: {} },
      { id: 3, unsubscribe: {} },
      { id: 4, subscribe: { epoch: '<epoch>', offset: 2, positioned: true } },
      { id: 5, unsubscribe: {} },
      {
        id: 6,
        subscribe: {
          recoverable: true,
          epoch: '<epoch>',
          publications: [{ data: { n: 2 }, offset: 2 }],
          recovered: true,
          offset: 1,
          positioned: true,
          was_recovering: true,
        },
      },
      { id: 7, unsubscribe: {} },
      { id: 8, subscribe: { was_recovering: true } },
    ],
  },
  {
    title: '[RT-1] history can be read from either end and since a position',
    token: undefined,
    steps: [
      ...[1, 2, 3, 4].map((n): Step => ({ publish: ['news:history', { n }] })),
      {
        ask: [
          { id: 2, subscribe: { channel: 'news:history' } },
          { id: 3, history: { channel: 'news:history' } },
          { id: 4, history: { channel: 'news:history', limit: 2 } },
          { id: 5, history: { channel: 'news:history', limit: -1 } },
          { id: 6, history: { channel: 'news:history', limit: 2, reverse: true } },
          { id: 7, history: { channel: 'news:history', limit: 9, since: { offset: 3 } } },
          { id: 8, history: { channel: 'news:history', limit: 9, since: { offset: 4 }, reverse: true } },
          { id: 9, history: { channel: 'news:history', limit: 9, since: { offset: 0 }, reverse: true } },
          { id: 10, history: { channel: 'news:history', limit: 9, since: { offset: 3, epoch: 'another' } } },
          { id: 11, history: { channel: 'news:history', limit: 9, since: { offset: 99 } } },
          { id: 12, history: { channel: 'news:history', limit: 9, since: { offset: 99 }, reverse: true } },
        ],
      },
    ],
    replies: [
      { id: 2, subscribe: { recoverable: true, epoch: '<epoch>', offset: 4, positioned: true } },
      ...[
        [3, []],
        [4, [2, 3]],
        [5, [2, 3, 4]],
        [6, [4, 3]],
        [7, [4]],
        [8, [3, 2]],
        [9, null],
        [10, null],
        [11, []],
        [12, []],
      ].map(([id, kept]) =>
        Array.isArray(kept)
          ? {
              id,
              history: { publications: kept.map((n) => ({ data: { n }, offset: n })), epoch: '<epoch>', offset: 4 },
            }
          : {
              id,
              error:
                id === 9 ? { code: 107, message: 'bad request' } : { code: 112, message: 'unrecoverable position' },
            },
      ),
    ],
  },
  {
    title: '[RT-1] presence, comings and publications of clients',
    isOfSix: true,
    token: ann,
    steps: [
      { ask: [{ id: 2, subscribe: { channel: 'room:1', join_leave: true } }] },
      { pushes: 1 },
      {
        ask: [
          { id: 3, presence: { channel: 'room:1' } },
          { id: 4, presence_stats: { channel: 'room:1' } },
          { id: 5, publish: { channel: 'room:1', data: { hi: 1 } } },
          { id: 6, publish: { channel: 'room:1' } },
        ],
      },
      { pushes: 2 },
    ],
    replies: [
      { id: 2, subscribe: { recoverable: true, epoch: '<epoch>', positioned: true } },
      { id: 3, presence: { presence: { '<client>': annInfo } } },
      { id: 4, presence_stats: { num_clients: 1, num_users: 1 } },
      { id: 5, publish: {} },
      { id: 6, error: { code: 107, message: 'bad request' } },
    ],
    pushes: [
      { channel: 'room:1', join: { info: annInfo } },
      { channel: 'room:1', pub: { data: { hi: 1 }, info: annInfo, offset: 1, epoch: '<epoch>' } },
    ],
  },
  {
    title: '[RT-7] deltas are negotiated, start from a whole publication and recover as deltas',
    token: undefined,
    steps: [
      { publish: ['diff:1', { n: 1, long }] },
      { ask: [{ id: 2, subscribe: { channel: 'diff:1', delta: 'fossil' } }] },
      { publish: ['diff:1', { n: 2, long }] },
      { publish: ['diff:1', { n: 3, long }] },
      { pushes: 2 },
      {
        ask: [
          { id: 3, unsubscribe: { channel: 'diff:1' } },
          { id: 4, subscribe: { channel: 'diff:1', delta: 'fossil', recover: true, offset: 1 } },
        ],
      },
      { publish: ['diff:1', { n: 4, long }] },
      { pushes: 3 },
      { ask: [{ id: 5, subscribe: { channel: 'news:diff', delta: 'fossil' } }] },
    ],
    replies: [
      {
        id: 2,
        subscribe: { recoverable: true, epoch: '<epoch>', offset: 1, positioned: true, delta: true },
      },
      { id: 3, unsubscribe: {} },
      {
        id: 4,
        subscribe: {
          recoverable: true,
          epoch: '<epoch>',
          publications: [
            { data: JSON.stringify({ n: 2, long }), offset: 2 },
            { data: '15\n6:{"n":3~@6,2jh5Z3;', offset: 3, delta: true },
          ],
          recovered: true,
          offset: 1,
          positioned: true,
          was_recovering: true,
          delta: true,
        },
      },
      { id: 5, subscribe: { recoverable: true, epoch: '<epoch>', positioned: true } },
    ],
    pushes: [
      { channel: 'diff:1', pub: { data: JSON.stringify({ n: 2, long }), offset: 2 } },
      { channel: 'diff:1', pub: { data: '15\n6:{"n":3~@6,2jh5Z3;', offset: 3, delta: true } },
      { channel: 'diff:1', pub: { data: '15\n6:{"n":4~@6,2jhLZ3;', offset: 4, delta: true } },
    ],
  },
  {
    title: '[RT-3] a private channel opens with a token, and the token is refreshed',
    token: ann,
    steps: [
      {
        ask: [
          { id: 2, subscribe: { channel: '$room:ann', token: annIn('$room:ann') } },
          { id: 3, presence: { channel: '$room:ann' } },
          { id: 4, sub_refresh: { channel: '$room:ann', token: annIn('$room:ann', soon + 10) } },
          { id: 5, sub_refresh: { channel: '$room:ann' } },
          { id: 6, subscribe: { channel: '$room:late', token: annIn('$room:late', past) } },
          { id: 7, subscribe: { channel: '$room:late', token: 'junk' } },
          { id: 8, refresh: { token: annUntil(soon) } },
          { id: 9, refresh: { token: ann } },
        ],
      },
    ],
    replies: [
      {
        id: 2,
        subscribe: { expires: true, ttl: '<ttl>', recoverable: true, epoch: '<epoch>', positioned: true },
      },
      { id: 3, presence: { presence: { '<client>': { ...annInfo, chan_info: { seat: 7 } } } } },
      { id: 4, sub_refresh: { expires: true, ttl: '<ttl>' } },
      { id: 5, error: { code: 107, message: 'bad request' } },
      { id: 6, error: { code: 109, message: 'token expired' } },
      { id: 7, error: denied },
      { id: 8, refresh: { expires: true, ttl: '<ttl>' } },
      { id: 9, refresh: {} },
    ],
  },
  ...[
    ['another user', signSubscriptionToken(tokenSecret, { user: 'bob', channel: '$room:1' })],
    ['another channel', signSubscriptionToken(tokenSecret, { user: 'ann', channel: '$room:2' })],
  ].map(([whose, token]): Transcript => ({
    title: `[RT-3] a subscription token for ${whose} ends the connection for good`,
    token: ann,
    steps: [{ send: JSON.stringify({ id: 2, subscribe: { channel: '$room:1', token } }) }],
    close: invalidToken,
  })),
  ...[
    { what: 'of another user', token: signConnectionToken(tokenSecret, { user: 'bob' }), close: invalidToken },
    { what: 'that is not one', token: 'junk', close: invalidToken },
    { what: 'that expired', token: annUntil(past), close: { code: 3005, reason: 'connection expired' } },
  ].map(({ what, token, close }): Transcript => ({
    title: `[RT-3] refreshing with a token ${what} ends the connection`,
    token: annUntil(soon),
    steps: [{ send: JSON.stringify({ id: 2, refresh: { token } }) }],
    close,
  })),
];
