import { disconnectCodes, errorCodes } from '../codes.ts';
import type { Connection } from '../connection.ts';
import type { Hub } from '../hub.ts';
import { verifyConnectionToken, type ConnectionClaims } from '../tokens/token.ts';
import type { Command } from '../wire/command.ts';
import { disconnect, refuse, reply, type Outcome } from './outcome.ts';

type ConnectCommand = Extract<Command, { kind: 'connect' }>;
/** The server version that clients see, as Centrifugo sends it. */
const serverVersion = 'slipstream';

type RefreshCommand = Extract<Command, { kind: 'refresh' }>;

export function onConnect(hub: Hub, connection: Connection, command: ConnectCommand): Outcome {
  if (connection.state === 'connected') return disconnect(disconnectCodes.badRequest);
  const { settings } = hub;
  const nowMs = settings.clock.now();
  let claims: ConnectionClaims = { user: '' };
  if (command.token !== '') {
    const verdict = verifyConnectionToken(settings.tokenSecret, command.token, nowMs);
    if (verdict.kind === 'expired') return refuse(errorCodes.tokenExpired);
    if (verdict.kind === 'invalid') return disconnect(disconnectCodes.invalidToken);
    // Answer "expired", so that the client requests another token for the current session.
    if (isTakenBack(hub, verdict.claims)) return refuse(errorCodes.tokenExpired);
    claims = verdict.claims;
  } else if (!settings.anonymousConnect) {
    return disconnect(disconnectCodes.badRequest);
  }
  if (claims.user !== '' && hub.connectionsOf(claims.user).length >= settings.limits.connectionsPerUserMax) {
    return disconnect(disconnectCodes.connectionLimit);
  }
  connection.state = 'connected';
  connection.user = claims.user;
  connection.session = claims.session;
  connection.info = claims.info;
  hub.addUser(connection);
  connection.startHeartbeat();
  const expiry = scheduleExpiry(hub, connection, claims);
  return reply({
    client: connection.id,
    version: serverVersion,
    ...expiry,
    ping: Math.max(1, Math.round(settings.timing.pingMs / 1000)),
    pong: true,
  });
}

export function onRefresh(hub: Hub, connection: Connection, command: RefreshCommand): Outcome {
  if (command.token === '') return disconnect(disconnectCodes.badRequest);
  const verdict = verifyConnectionToken(hub.settings.tokenSecret, command.token, hub.settings.clock.now());
  if (verdict.kind === 'expired') return disconnect(disconnectCodes.expired);
  if (verdict.kind === 'valid' && isTakenBack(hub, verdict.claims)) return disconnect(disconnectCodes.expired);
  if (verdict.kind === 'invalid' || verdict.claims.user !== connection.user) {
    return disconnect(disconnectCodes.invalidToken);
  }
  if (verdict.claims.info !== undefined) connection.info = verdict.claims.info;
  connection.session = verdict.claims.session;
  return reply(scheduleExpiry(hub, connection, verdict.claims));
}

function isTakenBack({ revocations, settings }: Hub, claims: ConnectionClaims): boolean {
  const isOld = claims.session !== undefined && (claims.issuedAtMs ?? 0) < settings.sessionTokensFromMs;
  return isOld || revocations.covers(claims);
}

/** Schedules the end of the connection after its token's expiry plus grace, and returns the expiry for the client. */
function scheduleExpiry(hub: Hub, connection: Connection, claims: ConnectionClaims) {
  const { clock, timing } = hub.settings;
  connection.cancelExpiry?.();
  connection.cancelExpiry = null;
  if (claims.expireAtSec === undefined) return {};
  const ttlSec = claims.expireAtSec - Math.floor(clock.now() / 1000);
  connection.cancelExpiry = clock.after(ttlSec * 1000 + timing.expiredGraceMs, () =>
    connection.disconnect(disconnectCodes.expired),
  );
  return { expires: true, ttl: ttlSec };
}
