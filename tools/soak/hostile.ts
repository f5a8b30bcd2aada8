import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Site } from './browsing.ts';
import { readReplies, subscriptions } from './following.ts';
import { ask } from './request.ts';
import { openSocket, type TextSocket } from './socket.ts';
import type { Tally } from './tally.ts';

type Attack = (site: Site, from: string, tally: Tally, signal: AbortSignal) => Promise<void>;

const dayMs = 86_400_000;

/** Hostile visitors, each from an address of its own, by the number the attack has in docs/security.md. */
export const attacks: readonly { readonly from: string; readonly run: Attack }[] = [
  { from: '127.9.0.2', run: inventChannels },
  { from: '127.9.0.3', run: askForTheArchive },
  { from: '127.9.0.5', run: guessPasswords },
  { from: '127.9.0.7', run: askForColdPages },
];

/** Twenty sockets that subscribe to channels that do not exist, as fast as they can. */
async function inventChannels(site: Site, from: string, tally: Tally, signal: AbortSignal): Promise<void> {
  await many(20, async () => {
    while (!signal.aborted) {
      await inventOn(site, from, tally, signal);
      await wait(500);
    }
  });
}

function inventOn(site: Site, from: string, tally: Tally, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    let socket: TextSocket | null = null;
    const invent = () => {
      const names = Array.from({ length: 40 }, () => `match:en.z${randomUUID()}`);
      socket?.send(subscriptions(names));
    };
    const again = setInterval(invent, 1_000);
    const leave = () => socket?.close();
    signal.addEventListener('abort', leave, { once: true });
    socket = openSocket(site.realtime, from, site.web, {
      opened: () => socket?.send(JSON.stringify({ id: 1, connect: {} })),
      message: (body) => {
        for (const reply of readReplies(body)) {
          if (reply === 'ping') socket?.send('{}');
          else if (reply.id !== undefined && reply.id > 1) {
            tally.hostile(reply.error === undefined ? 'channels taken' : `channels error ${reply.error.code}`);
          }
        }
      },
      closed: () => {
        clearInterval(again);
        signal.removeEventListener('abort', leave);
        tally.hostile('channels cut');
        resolve();
      },
    });
  });
}

/** Eight at a time: all results of a month of some past year. */
async function askForTheArchive({ api }: Site, from: string, tally: Tally, signal: AbortSignal): Promise<void> {
  await many(8, async () => {
    while (!signal.aborted) {
      const startMs = Date.UTC(2018, 0, 1) + Math.floor(Math.random() * 2500) * dayMs;
      const [start, end] = [startMs, startMs + 30 * dayMs].map((ms) => new Date(ms).toISOString());
      const query = `match_status=4&start_from=${start}&start_to=${end}&limit=500`;
      const { status } = await ask({ url: `${api}/v2/matches?${query}`, from });
      if (!signal.aborted) tally.hostile(`archive ${status}`);
      await wait(20);
    }
  });
}

/** A burst of forty guesses every second, at one account. */
async function guessPasswords({ api }: Site, from: string, tally: Tally, signal: AbortSignal): Promise<void> {
  const url = `${api}/platform/users/sign_in`;
  while (!signal.aborted) {
    await many(40, async () => {
      const body = { login: 'ordinary@slipstream.example', password: randomUUID() };
      const { status } = await ask({ url, from, method: 'POST', body });
      if (!signal.aborted) tally.hostile(`passwords ${status}`);
    });
    await wait(1_000);
  }
}

/** Sixteen at a time: pages that no cache can have. */
async function askForColdPages(site: Site, from: string, tally: Tally, signal: AbortSignal): Promise<void> {
  await many(16, async () => {
    while (!signal.aborted) {
      const path = Math.random() < 0.5 ? '/sportsbook' : `/sportsbook/${randomUUID()}`;
      const { status } = await ask({ url: `${site.web}${path}?tab=${randomUUID()}`, from });
      if (!signal.aborted) tally.hostile(`pages ${status}`);
      await wait(20);
    }
  });
}

async function many(count: number, work: () => Promise<void>): Promise<void> {
  await Promise.all(Array.from({ length: count }, work));
}
