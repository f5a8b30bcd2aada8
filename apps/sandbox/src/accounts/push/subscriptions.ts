import {
  pushTopics,
  type PushTopic,
  type pushSubscriptionWire,
} from '@slipstream/contract/entities/account/push-subscription';
import type * as z from 'zod/mini';
import type { Database } from '../../database/open-database.ts';

/** Devices of one player that are told; the newest stay. */
export const subscriptionsMax = 5;

export type PushSubscription = z.output<typeof pushSubscriptionWire>;

/** A device is of whoever signed in there last: its subscription moves with it (PUSH-2). */
export async function addSubscription(
  database: Database,
  playerId: string,
  { endpoint, keys }: PushSubscription,
  nowMs: number,
): Promise<void> {
  const own = { player_id: playerId, p256dh: keys.p256dh, auth: keys.auth, created_ms: nowMs };
  await database
    .insertInto('push_subscription')
    .values({ endpoint, ...own })
    .onConflict((conflict) => conflict.column('endpoint').doUpdateSet(own))
    .execute();
  const all = await rowsOf(database, playerId);
  const old = all.slice(subscriptionsMax).map((row) => row.endpoint);
  if (old.length > 0) await database.deleteFrom('push_subscription').where('endpoint', 'in', old).execute();
}

export async function subscriptionsOf(database: Database, playerId: string): Promise<readonly PushSubscription[]> {
  const rows = await rowsOf(database, playerId);
  return rows.map(({ endpoint, p256dh, auth }) => ({ endpoint, keys: { p256dh, auth } }));
}

/** Ends one of the player's subscriptions, or all of them. */
export async function endSubscriptions(database: Database, playerId: string, endpoint: string | null): Promise<void> {
  const own = database.deleteFrom('push_subscription').where('player_id', '=', playerId);
  await (endpoint === null ? own : own.where('endpoint', '=', endpoint)).execute();
}

/** What a player wants to be told of; all of it until they choose (PUSH-1). */
export function topicsOf(row: { readonly push_topics: string | null } | undefined): PushTopic[] {
  if (row === undefined || row.push_topics === null) return [...pushTopics];
  const chosen = JSON.parse(row.push_topics) as readonly string[];
  return pushTopics.filter((topic) => chosen.includes(topic));
}

function rowsOf(database: Database, playerId: string) {
  return database
    .selectFrom('push_subscription')
    .selectAll()
    .where('player_id', '=', playerId)
    .orderBy('created_ms', 'desc')
    .orderBy('endpoint')
    .execute();
}
