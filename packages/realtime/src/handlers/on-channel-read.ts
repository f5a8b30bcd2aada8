import type { Channel } from '../channel.ts';
import { disconnectCodes, errorCodes } from '../codes.ts';
import type { Connection } from '../connection.ts';
import type { Hub } from '../hub.ts';
import { isShutOut, lookUpChannel, type ChannelOptions } from '../settings.ts';
import type { Command, HistoryCommand } from '../wire/command.ts';
import { publicationJson, type ClientInfo } from '../wire/publication.ts';
import { disconnect, refuse, reply, silent, type Outcome } from './outcome.ts';

type PresenceCommand = Extract<Command, { kind: 'presence' | 'presence_stats' }>;

export function onHistory(hub: Hub, connection: Connection, command: HistoryCommand): Outcome {
  const access = subscribedChannel(hub, connection, command.channel, (options) => options.history !== undefined);
  if (access.kind === 'refused') return access.outcome;
  const { stream } = access.channel;
  if (stream === null) return refuse(errorCodes.notAvailable);
  const { since, reverse } = command;
  if (reverse && since?.offset === 0) return refuse(errorCodes.badRequest);
  if (since !== null && since.epoch !== '' && since.epoch !== stream.epoch) {
    return refuse(errorCodes.unrecoverablePosition);
  }
  const { clock, limits } = hub.settings;
  const max = limits.historyPublicationsMax;
  const limit = command.limit < 0 || command.limit > max ? max : command.limit;
  const publications = stream.history({ limit, since, reverse }, clock.now()).map(publicationJson);
  const { epoch, offset } = stream;
  // Publications are already JSON text, so the reply is concatenated.
  connection.outbox.push(
    `{"id":${command.id},"history":{"publications":[${publications.join(',')}],"epoch":${JSON.stringify(epoch)},"offset":${offset}}}`,
  );
  return silent;
}

export function onPresence(hub: Hub, connection: Connection, command: PresenceCommand): Outcome {
  const access = subscribedChannel(hub, connection, command.channel, (options) => options.presence === true);
  if (access.kind === 'refused') return access.outcome;
  const presence: Record<string, ClientInfo> = {};
  for (const subscription of access.channel.subscriptions) presence[subscription.connection.id] = subscription.info();
  if (command.kind === 'presence') return reply({ presence });
  const infos = Object.values(presence);
  return reply({ num_clients: infos.length, num_users: new Set(infos.map((info) => info.user)).size });
}

type Access =
  | { readonly kind: 'granted'; readonly channel: Channel }
  | { readonly kind: 'refused'; readonly outcome: Outcome };

/** Presence and history are for subscribers only. */
function subscribedChannel(
  hub: Hub,
  connection: Connection,
  name: string,
  isAvailable: (options: ChannelOptions) => boolean,
): Access {
  if (name === '') return { kind: 'refused', outcome: disconnect(disconnectCodes.badRequest) };
  const lookup = lookUpChannel(hub.settings.channels, name);
  if (lookup.kind === 'unknown') return { kind: 'refused', outcome: refuse(errorCodes.unknownChannel) };
  if (!isAvailable(lookup.options)) return { kind: 'refused', outcome: refuse(errorCodes.notAvailable) };
  const channel = connection.subscriptions.get(name)?.channel;
  return channel === undefined || isShutOut(connection, lookup.options)
    ? { kind: 'refused', outcome: refuse(errorCodes.permissionDenied) }
    : { kind: 'granted', channel };
}
