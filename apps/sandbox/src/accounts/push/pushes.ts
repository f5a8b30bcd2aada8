import type { PushMessageWire, PushTopic } from '@slipstream/contract/entities/account/push-subscription';
import type { Database } from '../../database/open-database.ts';
import type { Log } from '../../http/log.ts';
import type { PushOptions } from '../../options/push-options.ts';
import { limitsInForce } from '../limits/limits-in-force.ts';
import { isPushEndpoint } from './push-endpoint.ts';
import { sendPush, type PushSender } from './send-push.ts';
import { endSubscriptions, subscriptionsOf, topicsOf } from './subscriptions.ts';
import { vapidKeys } from './vapid-keys.ts';

interface PushNews {
  readonly playerId: string;
  readonly topic: PushTopic;
  readonly message: PushMessageWire;
}

/** Tells players' devices what happened while no page was open (PUSH-1). */
export interface Pushes {
  readonly publicKey: string;
  isEndpoint(endpoint: string): boolean;
  /** Returns at once; the message goes out behind it. */
  tell(news: PushNews): void;
  /** Resolves when nothing waits any more. */
  settle(): Promise<void>;
  close(): Promise<void>;
}

interface Ground {
  readonly database: Database;
  readonly options: PushOptions;
  readonly worldNow: () => number;
  readonly log: Log;
}

/** How many messages may wait; beyond it the oldest are dropped. */
const waitingMax = 2_000;
const atOnceMax = 4;
/** During a break only results of bets are sent; nothing that invites the player back. */
const toldInBreak: ReadonlySet<PushTopic> = new Set(['bet_settled', 'cashout_reached']);

export async function openPushes({ database, options, worldNow, log }: Ground): Promise<Pushes> {
  const closing = new AbortController();
  const sender = { keys: await vapidKeys(database, options), subject: options.subject, closing: closing.signal };
  const waiting: PushNews[] = [];
  const active = new Set<Promise<void>>();
  const busy = new Set<string>();

  function pump(): void {
    while (active.size < atOnceMax && !closing.signal.aborted) {
      // One at a time to a player, so that a later message never arrives before an earlier one that it replaces.
      const next = waiting.findIndex(({ playerId }) => !busy.has(playerId));
      const [news] = next === -1 ? [] : waiting.splice(next, 1);
      if (news === undefined) return;
      busy.add(news.playerId);
      const sending = deliver({ database, options, worldNow, sender }, news)
        .catch((error: unknown) => log.failure({ requestId: 'push', path: '', error }))
        .finally(() => {
          active.delete(sending);
          busy.delete(news.playerId);
          pump();
        });
      active.add(sending);
    }
  }

  const settle = async () => {
    while (active.size > 0) await Promise.all(active);
  };
  return {
    publicKey: sender.keys.publicKey,
    isEndpoint: (endpoint) => isPushEndpoint(endpoint, options),
    tell: (news) => {
      waiting.push(news);
      if (waiting.length > waitingMax) waiting.shift();
      pump();
    },
    settle,
    close: async () => {
      closing.abort();
      waiting.length = 0;
      await settle();
    },
  };
}

interface Delivery {
  readonly database: Database;
  readonly options: PushOptions;
  readonly worldNow: () => number;
  readonly sender: PushSender;
}

/** To every device of the player, if they want to hear of it. */
async function deliver(delivery: Delivery, { playerId, topic, message }: PushNews): Promise<void> {
  const { database, options, sender } = delivery;
  const subscriptions = await subscriptionsOf(database, playerId);
  if (subscriptions.length === 0 || !(await isWanted(delivery, playerId, topic))) return;
  for (const subscription of subscriptions) {
    // The operator may have changed the services since it was kept.
    const isKnown = isPushEndpoint(subscription.endpoint, options);
    const result = isKnown ? await sendPush(sender, subscription, message) : 'gone';
    if (result === 'gone') await endSubscriptions(database, playerId, subscription.endpoint);
  }
}

async function isWanted(
  { database, worldNow }: Pick<Delivery, 'database' | 'worldNow'>,
  playerId: string,
  topic: PushTopic,
): Promise<boolean> {
  const chosen = await database
    .selectFrom('player_settings')
    .select(['push_topics', 'offers'])
    .where('player_id', '=', playerId)
    .executeTakeFirst();
  if (!topicsOf(chosen).includes(topic)) return false;
  if (topic === 'bonus' && chosen?.offers === 'off') return false;
  if (toldInBreak.has(topic)) return true;
  return (await limitsInForce(database, playerId, ['coolingoff', 'selfexclusion'], worldNow())).length === 0;
}
