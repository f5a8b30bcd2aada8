import { randomUUID } from 'node:crypto';
import type { notificationWire } from '@slipstream/contract/entities/account/notification';
import type { PushTopic } from '@slipstream/contract/entities/account/push-subscription';
import { wireTime } from '@slipstream/contract/timestamp';
import { sandboxWords, type SandboxWords } from '@slipstream/locales/sandbox-words';
import type { PlayerId } from '@slipstream/units/ids';
import type { Selectable } from 'kysely';
import type * as z from 'zod/mini';
import type { AccountParts } from '../account-parts.ts';
import type { Database } from '../../database/open-database.ts';
import type { Tables } from '../../database/tables.ts';

/** What the sandbox tells players by itself. */
type NotificationKind = keyof SandboxWords['notifications'];
type NotificationOut = z.input<typeof notificationWire>;
type NotificationRow = Selectable<Tables['notification']>;

/** Older ones are forgotten: a list shows no more. */
const keptMax = 500;
/** Of many at once the last are pushed; the list has them all. */
const toldMax = 20;

export interface Notice {
  readonly kind: NotificationKind;
  readonly language: string;
  readonly amount?: string;
  readonly about?: { readonly type: string; readonly id: string | null };
}

const looks: Readonly<Record<NotificationKind, string>> = {
  welcome: 'promo',
  deposit_done: 'success',
  deposit_failed: 'warning',
  password_changed: 'warning',
  limit_set: 'info',
};

/** One of the sandbox's own notices, in the player's language. */
export function notify(
  parts: AccountParts,
  playerId: PlayerId,
  { kind, language, amount, about }: Notice,
): Promise<void> {
  const { title, caption, body } = sandboxWords(language).notifications[kind];
  return notifyWith(parts, playerId, {
    title,
    caption: caption.replace('{amount}', amount ?? ''),
    body,
    type: looks[kind],
    object_type: about?.type ?? 'none',
    object_id: about?.id ?? null,
  });
}

export type NotificationContent = Omit<NotificationOut, 'id' | 'read' | 'created_at'>;

export type KeptNotification = NotificationContent & {
  readonly id: string;
  /** Told to the player's devices too, unless they want to hear nothing of it (PUSH-1). */
  readonly push?: { readonly topic: PushTopic; readonly locale: string };
};

/** What of it is kept in the list. */
function withoutPush({ id, type, object_type, object_id, title, caption, body }: KeptNotification) {
  return { id, type, object_type, object_id, title, caption, body };
}

export type NotifyParts = Pick<AccountParts, 'database' | 'publishTo'> & {
  readonly pushes: Pick<AccountParts['pushes'], 'tell'>;
  readonly clock: Pick<AccountParts['clock'], 'now'>;
};

/** Keeps a notification and tells the player of it at once (NOTIF-1). */
export function notifyWith(parts: NotifyParts, playerId: PlayerId, content: NotificationContent): Promise<void> {
  return keepNotifications(parts, playerId, [{ id: randomUUID(), ...content }]);
}

/** Keeps notifications and tells the player of those that are new by their ids; a list shows no more than the last. */
export async function keepNotifications(
  parts: NotifyParts,
  playerId: PlayerId,
  contents: readonly KeptNotification[],
): Promise<void> {
  const { database, clock, publishTo } = parts;
  const last = contents.slice(-keptMax);
  const rows = last.map((content) => ({
    player_id: playerId,
    ...withoutPush(content),
    read: 0 as const,
    created_ms: clock.now(),
  }));
  if (rows.length === 0) return;
  const kept = await database
    .insertInto('notification')
    .values(rows)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .execute();
  const fresh = new Set(kept.map(({ id }) => id));
  if (fresh.size === 0) return;
  await forgetOldest(database, playerId);
  for (const row of rows.filter(({ id }) => fresh.has(id)).slice(-toldMax)) {
    publishTo(playerId, { event: 'notification', at_ms: clock.now(), notification: notificationOut(row) });
  }
  await publishCounters(parts, playerId);
  for (const content of last.filter(({ id }) => fresh.has(id)).slice(-toldMax)) pushIt(parts, playerId, content);
}

function pushIt({ pushes }: NotifyParts, playerId: PlayerId, content: KeptNotification): void {
  const { id, title, caption, push, object_type, object_id } = content;
  if (push === undefined) return;
  const message = { title, body: caption, tag: id.slice(0, 100), locale: push.locale, object_type, object_id };
  pushes.tell({ playerId, topic: push.topic, message });
}

export async function publishCounters({ database, clock, publishTo }: NotifyParts, playerId: PlayerId) {
  const notifications = await countersOf(database, playerId);
  publishTo(playerId, { event: 'unread_counters_changed', at_ms: clock.now(), notifications });
  return notifications;
}

export async function countersOf(database: Database, playerId: string): Promise<{ unread: number; total: number }> {
  const rows = await database
    .selectFrom('notification')
    .select(['read', ({ fn }) => fn.countAll<number | string>().as('count')])
    .where('player_id', '=', playerId)
    .groupBy('read')
    .execute();
  const count = (read: number) => Number(rows.find((row) => row.read === read)?.count ?? 0);
  return { unread: count(0), total: count(0) + count(1) };
}

export function notificationOut(row: NotificationRow): NotificationOut {
  const { id, title, caption, body, type, object_type: about, object_id: aboutId, read, created_ms: atMs } = row;
  const object = { object_type: about, object_id: aboutId };
  return { id, title, caption, body, type, ...object, read: read === 1, created_at: wireTime(atMs) };
}

async function forgetOldest(database: Database, playerId: string): Promise<void> {
  const { total } = await countersOf(database, playerId);
  if (total <= keptMax) return;
  const oldest = database
    .selectFrom('notification')
    .select('id')
    .where('player_id', '=', playerId)
    .orderBy('created_ms')
    .orderBy('id')
    .limit(total - keptMax);
  await database.deleteFrom('notification').where('id', 'in', oldest).execute();
}
