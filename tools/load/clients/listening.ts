import { subscriptions, readReplies } from '../../soak/following.ts';
import { openSocket, type TextSocket } from '../../soak/socket.ts';
import { between, choicesOf, oneOf } from '../choices.ts';
import { addressOf, type Place } from './place.ts';
import { countPushes, missedBetween, readPublications } from './pushes.ts';
import type { Stage } from './stage.ts';

/** Every so many clients one reads what it hears; the others count, or this process would be what is measured. */
const measuredEvery = 10;
const listChannel = 'updates:en';
const matchesPerClient = 2;

/** A price as a client heard it. */
export interface Heard {
  readonly sentWorldMs: number;
  readonly receivedMs: number;
}

export class Listening {
  /** False while the world is moved: what is heard then does not count. */
  isCounting = false;
  opened = 0;
  delivered = 0;
  missed = 0;
  /** Of the list channel, heard by the first client. */
  onList = 0;
  readonly lost = new Map<string, number>();
  #heard: Heard[] = [];

  /** The prices heard since this was asked last. */
  takeHeard(): readonly Heard[] {
    const heard = this.#heard;
    this.#heard = [];
    return heard;
  }

  lose(why: string): void {
    this.lost.set(why, (this.lost.get(why) ?? 0) + 1);
  }

  hear(number: number, body: Buffer, receivedMs: number, offsets: Map<string, number>): void {
    if (number % measuredEvery !== 0) {
      if (this.isCounting) this.delivered += countPushes(body);
      return;
    }
    for (const { channel, event, sentWorldMs, offset } of readPublications(body)) {
      this.missed += missedBetween(offsets.get(channel), offset);
      if (offset !== null) offsets.set(channel, offset);
      if (!this.isCounting) continue;
      this.delivered += 1;
      if (number === 0 && channel === listChannel) this.onList += 1;
      if (event === 'markets_changed') this.#heard.push({ sentWorldMs, receivedMs });
    }
  }
}

interface Terms {
  readonly place: Place;
  readonly stage: Stage;
  readonly seed: string;
  readonly listening: Listening;
}

/** Somebody whose page follows prices, whenever a phase has so many of them. */
export async function listen(number: number, terms: Terms): Promise<void> {
  const { stage, seed } = terms;
  const random = choicesOf(seed, 'listening', number);
  await stage.rest(between(random, 0, 1_500));
  while ((await stage.turn(({ listening }) => number < listening)) !== null) {
    const matchIds = Array.from({ length: matchesPerClient }, () =>
      random.next() < 0.3 ? terms.place.hot.matchId : (oneOf(random, terms.place.matchIds) ?? ''),
    );
    await stay(number, [listChannel, ...new Set(matchIds.map((id) => `match:en.${id}`))], terms);
    await stage.rest(between(random, 500, 1_500));
  }
}

/** Resolves when the connection has ended: because this client is no longer wanted, or by the server. */
function stay(number: number, channels: readonly string[], { place, stage, listening }: Terms): Promise<void> {
  const offsets = new Map<string, number>();
  const isWanted = () => !stage.isOver && (stage.phase === null || number < stage.phase.listening);
  return new Promise((resolve) => {
    let socket: TextSocket | null = null;
    const look = setInterval(() => isWanted() || socket?.close(), 200);
    socket = openSocket(place.realtime, addressOf('listening', number), place.web, {
      opened: () => socket?.send(JSON.stringify({ id: 1, connect: {} })),
      message: (body) => {
        try {
          listening.hear(number, body, performance.now(), offsets);
        } catch (error) {
          stage.fail(error);
        }
        for (const reply of readReplies(body)) {
          if (reply === 'ping') socket?.send('{}');
          else if (reply.error !== undefined) listening.lose(`error ${reply.error.code}`);
          else if (reply.id === 1) {
            listening.opened += 1;
            socket?.send(subscriptions(channels));
          }
        }
      },
      closed: (why) => {
        clearInterval(look);
        if (why !== '' && !stage.isOver) listening.lose(why);
        resolve();
      },
    });
  });
}
