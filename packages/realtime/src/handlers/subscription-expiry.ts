import { disconnectCodes, errorCodes, unsubscribeCodes } from '../codes.ts';
import type { Connection } from '../connection.ts';
import type { Hub } from '../hub.ts';
import type { Subscription } from '../subscription.ts';
import { verifySubscriptionToken, type SubscriptionClaims } from '../tokens/token.ts';
import type { Command } from '../wire/command.ts';
import { disconnect, refuse, reply, type Outcome } from './outcome.ts';

export function onSubRefresh(
  hub: Hub,
  connection: Connection,
  command: Extract<Command, { kind: 'sub_refresh' }>,
): Outcome {
  if (command.channel === '') return disconnect(disconnectCodes.badRequest);
  const subscription = connection.subscriptions.get(command.channel);
  if (subscription === undefined) return refuse(errorCodes.permissionDenied);
  if (command.token === '') return refuse(errorCodes.badRequest);
  const { tokenSecret, clock } = hub.settings;
  const verdict = verifySubscriptionToken(tokenSecret, command.token, clock.now());
  if (verdict.kind === 'expired') return refuse(errorCodes.expired);
  if (verdict.kind === 'invalid') return disconnect(disconnectCodes.invalidToken);
  const { claims } = verdict;
  if (claims.channel !== command.channel || claims.user !== connection.user) {
    return disconnect(disconnectCodes.invalidToken);
  }
  subscription.channelInfo = claims.info;
  return reply(scheduleSubscriptionExpiry(hub, subscription, claims));
}

/** Ends the subscription, a grace after its token, with a code that makes the client ask for a new token. */
export function scheduleSubscriptionExpiry(hub: Hub, subscription: Subscription, claims: SubscriptionClaims | null) {
  const { clock, timing } = hub.settings;
  subscription.cancelExpiry?.();
  subscription.cancelExpiry = null;
  if (claims?.expireAtSec === undefined) return {};
  const ttlSec = claims.expireAtSec - Math.floor(clock.now() / 1000);
  subscription.cancelExpiry = clock.after(ttlSec * 1000 + timing.expiredGraceMs, () =>
    subscription.connection.unsubscribe(subscription.channel.name, unsubscribeCodes.expired),
  );
  return { expires: true, ttl: ttlSec };
}
