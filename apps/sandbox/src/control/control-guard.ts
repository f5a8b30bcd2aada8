import { isLocalRequest } from '@slipstream/contract/http/local-request';
import type { Context, MiddlewareHandler } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { Failure } from '../http/failure.ts';
import { answerFailure, type FrameEnv } from '../http/frame.ts';
import type { ControlAccess } from './control-access.ts';

export const enterPath = '/control/enter';

const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** Every answer of the controls: in no frame, for no other origin. */
export const controlHeaders: MiddlewareHandler<FrameEnv> = async (c, next) => {
  await next();
  c.header('Content-Security-Policy', policy);
  c.header('X-Frame-Options', 'DENY');
  c.header('Cross-Origin-Resource-Policy', 'same-origin');
};

/** Admits local requests with the secret; a page of another origin can't use a visitor's cookie. */
export function controlGuard(access: ControlAccess): MiddlewareHandler<FrameEnv> {
  return async (c, next) => {
    const { headers, socket } = c.env.incoming;
    const isHere = isLocalRequest({ headers, remoteAddress: socket.remoteAddress, port: socket.localPort });
    const { origin } = headers;
    if (!isHere || (origin !== undefined && origin !== `http://${headers.host}`)) {
      return answerFailure(c, new Failure(403, 'forbidden'));
    }
    if (c.req.path !== enterPath && !isKnown(c, access)) return answerFailure(c, new Failure(401, 'unauthorized'));
    return next();
  };
}

/** A link lets one browser in, once; the pass it gets is not for scripts and not for requests from elsewhere. */
export function enter(c: Context<FrameEnv>, access: ControlAccess): Response {
  if (!access.spendKey(c.req.query('key') ?? '')) return answerFailure(c, new Failure(401, 'unauthorized'));
  setCookie(c, passName(c), access.pass, { httpOnly: true, sameSite: 'Strict', path: '/control' });
  return c.redirect('/control', 303);
}

function isKnown(c: Context<FrameEnv>, access: ControlAccess): boolean {
  const given = /^Bearer (\S{1,512})$/.exec(c.req.header('Authorization') ?? '')?.[1];
  if (given !== undefined) return access.isSecret(given);
  const pass = getCookie(c, passName(c));
  return pass !== undefined && access.isPass(pass);
}

/** Browsers keep cookies by name and not by port, and several sandboxes may run here. */
function passName(c: Context<FrameEnv>): string {
  return `controls_${c.env.incoming.socket.localPort ?? 0}`;
}
