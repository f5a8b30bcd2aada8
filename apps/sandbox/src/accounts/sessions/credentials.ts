import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import type { FrameEnv } from '../../http/frame.ts';
import type { OpenedSession } from './sessions.ts';

/** What a request brings along to say who makes it. A token in the header wins: a host that sends one means it. */
export type Credential = { readonly kind: 'cookie' | 'bearer'; readonly token: string };

/** Longer tokens are not looked up. */
const tokenForm = /^[\w-]{20,200}$/;

export function credentialOf(context: Context<FrameEnv>): Credential | null {
  const header = context.req.header('Authorization');
  if (header !== undefined) {
    const token = header.startsWith('Bearer ') ? header.slice('Bearer '.length).trim() : '';
    return tokenForm.test(token) ? { kind: 'bearer', token } : null;
  }
  const token = getCookie(context, cookieName(isSecure(context))) ?? '';
  return tokenForm.test(token) ? { kind: 'cookie', token } : null;
}

/**
 * Over https the cookie is one an embedded site needs: sent across sites, kept apart for each site that embeds us. Plain http is
 * somebody's own machine, where pages on other ports count as the same site and browsers refuse `Secure`.
 */
export function giveCookie(context: Context<FrameEnv>, { token, expiresMs }: OpenedSession, nowMs: number): void {
  const secure = isSecure(context);
  setCookie(context, cookieName(secure), token, {
    httpOnly: true,
    path: '/',
    maxAge: Math.floor((expiresMs - nowMs) / 1000),
    ...(secure ? { secure, sameSite: 'None' as const, partitioned: true } : { sameSite: 'Lax' as const }),
  });
}

export function takeCookie(context: Context<FrameEnv>): void {
  const secure = isSecure(context);
  deleteCookie(context, cookieName(secure), {
    path: '/',
    ...(secure ? { secure, sameSite: 'None' as const, partitioned: true } : {}),
  });
}

/** The prefix makes the browser refuse the name to every other host, path and plain connection. */
function cookieName(secure: boolean): string {
  return secure ? '__Host-slipstream' : 'slipstream';
}

/** A proxy that ends the encryption says so; a caller who lies about it only spoils their own cookie. */
function isSecure(context: Context<FrameEnv>): boolean {
  return context.req.header('X-Forwarded-Proto') === 'https' || new URL(context.req.url).protocol === 'https:';
}
