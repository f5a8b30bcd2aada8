import type { Channel } from '../channel.ts';
import { disconnectCodes, errorCodes, type ErrorCode } from '../codes.ts';
import type { Connection } from '../connection.ts';
import { encodeRecovered } from '../delta/encoded-publication.ts';
import type { Hub } from '../hub.ts';
import { isPrivateChannel, isShutOut, lookUpChannel } from '../settings.ts';
import type { Recovery } from '../stream.ts';
import { Subscription } from '../subscription.ts';
import { verifySubscriptionToken, type SubscriptionClaims } from '../tokens/token.ts';
import type { Command, SubscribeCommand } from '../wire/command.ts';
import { disconnect, refuse, reply, silent, type Outcome } from './outcome.ts';
import { scheduleSubscriptionExpiry } from './subscription-expiry.ts';

/** The client asks for an error instead of `recovered: false`, because it reloads its state elsewhere. */
const flagRejectUnrecovered = 2;

/** Subscription types other than streams: maps, which need a permission that does not exist here, and polls. */
const typeErrors: Readonly<Record<number, ErrorCode>> = {
  1: errorCodes.permissionDenied,
  2: errorCodes.permissionDenied,
  3: errorCodes.permissionDenied,
};

export function onSubscribe(hub: Hub, connection: Connection, command: SubscribeCommand): Outcome {
  const refusal = refuseRequest(hub, connection, command);
  if (refusal !== null) return refusal;
  const lookup = lookUpChannel(hub.settings.channels, command.channel);
  if (lookup.kind === 'unknown') return refuse(errorCodes.unknownChannel);
  if (!isAscii(command.channel)) return refuse(errorCodes.badRequest);
  const isOpen = lookup.kind === 'configured' && !isShutOut(connection, lookup.options);
  const permission = permit(hub, connection, command, isOpen);
  if (permission.kind === 'refused') return permission.outcome;
  if (command.hasTagsFilter) return refuse(errorCodes.badRequest);
  if (!hub.settings.channelExists(command.channel)) return refuse(errorCodes.unknownChannel);
  if (hub.isFull && !hub.hasChannel(command.channel)) return refuse(errorCodes.limitExceeded);
  const channel = hub.channel(command.channel);
  return channel === null
    ? refuse(errorCodes.unknownChannel)
    : admit(hub, connection, command, channel, permission.claims);
}

export function onUnsubscribe(
  hub: Hub,
  connection: Connection,
  command: Extract<Command, { kind: 'unsubscribe' }>,
): Outcome {
  if (command.channel === '') return disconnect(disconnectCodes.badRequest);
  hub.removeSubscription(connection, command.channel);
  return reply({});
}

function refuseRequest(hub: Hub, connection: Connection, command: SubscribeCommand): Outcome | null {
  const { limits } = hub.settings;
  if (command.channel === '') return disconnect(disconnectCodes.badRequest);
  if (command.type !== 0) return refuse(typeErrors[command.type] ?? errorCodes.notAvailable);
  if (command.delta !== '' && command.delta !== 'fossil') return disconnect(disconnectCodes.badRequest);
  if (Buffer.byteLength(command.channel) > limits.channelNameBytesMax) return refuse(errorCodes.badRequest);
  if (connection.subscriptions.has(command.channel)) return refuse(errorCodes.alreadySubscribed);
  if (connection.subscriptions.size >= limits.channelsPerConnectionMax) return refuse(errorCodes.limitExceeded);
  return null;
}

type Permission =
  | { readonly kind: 'granted'; readonly claims: SubscriptionClaims | null }
  | { readonly kind: 'refused'; readonly outcome: Outcome };

/** A token opens its channel for its user; without one, only channels that are open and not private [RT-3]. */
function permit(hub: Hub, connection: Connection, command: SubscribeCommand, isOpen: boolean): Permission {
  if (command.token === '') {
    return isOpen && !isPrivateChannel(command.channel)
      ? { kind: 'granted', claims: null }
      : { kind: 'refused', outcome: refuse(errorCodes.permissionDenied) };
  }
  const { tokenSecret, clock } = hub.settings;
  const verdict = verifySubscriptionToken(tokenSecret, command.token, clock.now());
  if (verdict.kind === 'expired') return { kind: 'refused', outcome: refuse(errorCodes.tokenExpired) };
  if (verdict.kind === 'invalid') return { kind: 'refused', outcome: refuse(errorCodes.permissionDenied) };
  const { claims } = verdict;
  return claims.channel === command.channel && claims.user === connection.user
    ? { kind: 'granted', claims }
    : { kind: 'refused', outcome: disconnect(disconnectCodes.invalidToken) };
}

function admit(
  hub: Hub,
  connection: Connection,
  command: SubscribeCommand,
  channel: Channel,
  claims: SubscriptionClaims | null,
): Outcome {
  const { options, stream } = channel;
  const always = options.recovery !== 'on-request';
  const recoverable = stream !== null && (always || command.recoverable);
  const positioned = recoverable || (stream !== null && command.positioned);
  const delta = command.delta !== '' && options.delta === true;
  const recovery = recoverable ? recover(hub, command, channel) : null;
  if (recovery?.recovered === false && (command.flag & flagRejectUnrecovered) !== 0) {
    return refuse(errorCodes.unrecoverablePosition);
  }
  const recovered = recovery?.recovered === true ? encodeRecovered(recovery.publications, delta) : [];
  const subscription = new Subscription(connection, channel, {
    positioned,
    delta,
    joinLeave: command.joinLeave && options.joinLeave === true,
    // Only a publication in this reply certainly reaches the client; an earlier one may be lost.
    deltaBase: recovered.length > 0,
    offset: stream?.offset ?? 0,
    channelInfo: claims?.info,
  });
  const expiry = scheduleSubscriptionExpiry(hub, subscription, claims);
  const result = {
    ...expiry,
    ...(recoverable ? { recoverable: true } : {}),
    ...(positioned && stream !== null ? { epoch: stream.epoch } : {}),
    ...(positioned && stream !== null ? offsetField(recovery, command, stream.offset) : {}),
    ...(recovery?.recovered === true ? { recovered: true } : {}),
    ...(positioned ? { positioned: true } : {}),
    ...(command.recover === null ? {} : { was_recovering: true }),
    ...(delta ? { delta: true } : {}),
  };
  connection.outbox.push(subscribeReply(command.id, result, recovered));
  hub.addSubscription(subscription);
  return silent;
}

function recover(hub: Hub, command: SubscribeCommand, channel: Channel): Recovery | null {
  if (command.recover === null || channel.stream === null) return null;
  const { clock, limits } = hub.settings;
  return channel.stream.recover(command.recover, limits.recoveryPublicationsMax, clock.now());
}

/** After a recovery the reply repeats the client's own offset; the publications in it advance the client. */
function offsetField(recovery: Recovery | null, command: SubscribeCommand, top: number): { offset?: number } {
  const offset = recovery?.recovered === true ? (command.recover?.offset ?? 0) : top;
  return offset === 0 ? {} : { offset };
}

/** Publications are already JSON text and are inserted as they are. */
function subscribeReply(id: number, result: object, publications: readonly string[]): string {
  const text = JSON.stringify(result);
  if (publications.length === 0) return `{"id":${id},"subscribe":${text}}`;
  return `{"id":${id},"subscribe":${text.slice(0, -1)},"publications":[${publications.join(',')}]}}`;
}

function isAscii(text: string): boolean {
  for (let i = 0; i < text.length; i += 1) if (text.charCodeAt(i) > 127) return false;
  return true;
}
