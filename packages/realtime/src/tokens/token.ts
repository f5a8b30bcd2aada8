import { createHmac, timingSafeEqual } from 'node:crypto';

/** The claims of a connection token. An empty user is an anonymous visitor. */
export interface ConnectionClaims {
  readonly user: string;
  /** Unix seconds; without it the connection never expires. */
  readonly expireAtSec?: number;
  /** Shown to other clients in presence, join and publication info. */
  readonly info?: unknown;
  /** The login the token was issued to, so that it can be revoked; clients do not see it. */
  readonly session?: string;
  readonly issuedAtMs?: number;
}

export interface SubscriptionClaims extends ConnectionClaims {
  readonly channel: string;
}

type Invalid = { readonly kind: 'invalid'; readonly why: string };
type Expired = { readonly kind: 'expired' };
export type TokenVerdict<Claims> = { readonly kind: 'valid'; readonly claims: Claims } | Expired | Invalid;

export function signConnectionToken(secret: string, claims: ConnectionClaims): string {
  return sign(secret, wireClaims(claims));
}

export function signSubscriptionToken(secret: string, claims: SubscriptionClaims): string {
  return sign(secret, { ...wireClaims(claims), channel: claims.channel });
}

/** A token with a channel claim is for subscribing only, so a leaked one cannot be used to connect. */
export function verifyConnectionToken(secret: string, token: string, nowMs: number): TokenVerdict<ConnectionClaims> {
  const verdict = verify(secret, token, nowMs);
  if (verdict.kind !== 'valid') return verdict;
  if (verdict.claims['channel'] !== undefined) return { kind: 'invalid', why: 'channel claim in a connection token' };
  return readClaims(verdict.claims);
}

export function verifySubscriptionToken(
  secret: string,
  token: string,
  nowMs: number,
): TokenVerdict<SubscriptionClaims> {
  const verdict = verify(secret, token, nowMs);
  if (verdict.kind !== 'valid') return verdict;
  const channel = verdict.claims['channel'];
  if (typeof channel !== 'string' || channel === '') return { kind: 'invalid', why: 'no channel claim' };
  const read = readClaims(verdict.claims);
  return read.kind === 'valid' ? { kind: 'valid', claims: { ...read.claims, channel } } : read;
}

type WireClaims = Readonly<Record<string, unknown>>;

const header = encodeJson({ alg: 'HS256', typ: 'JWT' });

function wireClaims(claims: ConnectionClaims): WireClaims {
  return {
    sub: claims.user,
    ...(claims.expireAtSec === undefined ? {} : { exp: claims.expireAtSec }),
    ...(claims.info === undefined ? {} : { info: claims.info }),
    ...(claims.session === undefined ? {} : { meta: { session: claims.session } }),
    ...(claims.issuedAtMs === undefined ? {} : { iat: claims.issuedAtMs / 1000 }),
  };
}

function sign(secret: string, claims: WireClaims): string {
  const signed = `${header}.${encodeJson(claims)}`;
  return `${signed}.${signature(secret, signed).toString('base64url')}`;
}

/** The algorithm is checked first: a token cannot choose `none` or a weaker one. */
function verify(secret: string, token: string, nowMs: number): TokenVerdict<WireClaims> {
  const parts = token.split('.');
  const [head, body, mac] = parts;
  if (parts.length !== 3 || head === undefined || body === undefined || mac === undefined) {
    return { kind: 'invalid', why: 'not three parts' };
  }
  const headerFields = decodeJson(head);
  if (headerFields?.['alg'] !== 'HS256') return { kind: 'invalid', why: 'algorithm is not HS256' };
  const given = decodeBase64Url(mac);
  const expected = signature(secret, `${head}.${body}`);
  if (given === null || given.length !== expected.length || !timingSafeEqual(given, expected)) {
    return { kind: 'invalid', why: 'signature does not match' };
  }
  const claims = decodeJson(body);
  if (claims === null) return { kind: 'invalid', why: 'claims are not an object' };
  const { exp, nbf } = claims;
  if (!isTimeOrAbsent(exp) || !isTimeOrAbsent(nbf)) return { kind: 'invalid', why: 'time claim is not a number' };
  const nowSec = nowMs / 1000;
  if ((exp !== undefined && nowSec >= exp) || (nbf !== undefined && nowSec < nbf)) return { kind: 'expired' };
  return { kind: 'valid', claims };
}

function readClaims(claims: WireClaims): TokenVerdict<ConnectionClaims> {
  const { sub = '', exp, expire_at: expireAt, iat, info, meta } = claims;
  if (typeof sub !== 'string') return { kind: 'invalid', why: 'sub is not a string' };
  if (![exp, expireAt, iat].every(isTimeOrAbsent)) return { kind: 'invalid', why: 'time claim is not a number' };
  const session = isRecord(meta) ? meta['session'] : undefined;
  // `expire_at` lets a short-lived token open a longer-lived connection; zero means one that never expires.
  const expireAtSec = Number(expireAt ?? exp ?? 0);
  return {
    kind: 'valid',
    claims: {
      user: sub,
      ...(expireAtSec > 0 ? { expireAtSec: Math.floor(expireAtSec) } : {}),
      ...(info === undefined ? {} : { info }),
      ...(typeof session === 'string' ? { session } : {}),
      ...(typeof iat === 'number' ? { issuedAtMs: Math.round(iat * 1000) } : {}),
    },
  };
}

function isTimeOrAbsent(value: unknown): value is number | undefined {
  return value === undefined || (typeof value === 'number' && Number.isFinite(value) && value >= 0);
}

function signature(secret: string, signed: string): Buffer {
  return createHmac('sha256', secret).update(signed).digest();
}

function encodeJson(value: unknown): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url');
}

function decodeJson(part: string): WireClaims | null {
  const bytes = decodeBase64Url(part);
  if (bytes === null) return null;
  try {
    const value: unknown = JSON.parse(bytes.toString('utf8'));
    return isRecord(value) ? value : null;
  } catch {
    return null;
  }
}

function isRecord(value: unknown): value is WireClaims {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Node skips invalid base64 characters, so a part is valid only if encoding it again gives the same text. */
function decodeBase64Url(part: string): Buffer | null {
  const bytes = Buffer.from(part, 'base64url');
  return bytes.length > 0 && bytes.toString('base64url') === part ? bytes : null;
}
