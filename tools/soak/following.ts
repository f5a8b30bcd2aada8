import { setTimeout as wait } from 'node:timers/promises';
import { oneOf, type Site } from './browsing.ts';
import { openSocket, type TextSocket } from './socket.ts';
import type { Tally } from './tally.ts';

interface Reply {
  readonly id?: number;
  readonly error?: { readonly code: number };
}

/** Somebody whose page follows prices: one connection, the updates of the site and a few matches, as long as they stay. */
export async function follow(site: Site, from: string, tally: Tally, signal: AbortSignal): Promise<void> {
  await wait(Math.random() * 20_000);
  while (!signal.aborted) {
    await stay(site, from, tally, signal);
    await wait(1_000 + Math.random() * 4_000);
  }
}

/** Resolves when the connection ends; an end by the server is a failure. */
function stay(site: Site, from: string, tally: Tally, signal: AbortSignal): Promise<void> {
  const channels = new Set(['updates:en', ...Array.from({ length: 3 }, () => `match:en.${oneOf(site.matchIds)}`)]);
  return new Promise((resolve) => {
    let socket: TextSocket | null = null;
    const leave = () => socket?.close();
    signal.addEventListener('abort', leave, { once: true });
    socket = openSocket(site.realtime, from, site.web, {
      opened: () => socket?.send(JSON.stringify({ id: 1, connect: {} })),
      message: (body) => {
        for (const reply of readReplies(body)) {
          if (reply === 'ping') socket?.send('{}');
          else if (reply.id !== undefined) tally.honest(failureOf(reply.id, reply.error?.code));
          if (reply !== 'ping' && reply.id === 1) socket?.send(subscriptions(channels));
        }
      },
      closed: (why) => {
        signal.removeEventListener('abort', leave);
        if (!signal.aborted) tally.honest(`connection ${why}`);
        resolve();
      },
    });
  });
}

function failureOf(id: number, code: number | undefined): string | null {
  return code === undefined ? null : `${id === 1 ? 'connection' : 'subscription'} error ${code}`;
}

export function subscriptions(channels: Iterable<string>): string {
  return [...channels].map((channel, at) => JSON.stringify({ id: at + 2, subscribe: { channel } })).join('\n');
}

/** Replies come one per line; an empty object is the server's ping. Pushes are most of the traffic and are not parsed. */
export function readReplies(body: Buffer): readonly (Reply | 'ping')[] {
  if (body.indexOf('{"push"') === 0 && !body.includes('\n')) return [];
  return body
    .toString()
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('{"push"'))
    .map((line) => (line === '{}' ? 'ping' : (JSON.parse(line) as Reply)));
}
