import * as z from 'zod/mini';
import { list, pattern, whole } from '../scalars.ts';
import { capability } from './capability.ts';

/**
 * How the two windows meet. Only these two messages ever travel by `window.postMessage`; all others use the port.
 *
 * 1. The sportsbook, once loaded, says `hello` to its parent, once for each origin its configuration lets embed it, each time
 *    with that origin as the exact target: the browser delivers it only where the parent really is of that origin.
 * 2. The host checks that it came from the iframe it made and from the sportsbook's origin, picks the highest version both
 *    speak and answers `connect` with the same nonce, a MessagePort, and the sportsbook's origin as the exact target.
 * 3. The sportsbook checks origin, source and nonce, forgets the nonce so that a second `connect` finds none, and sends
 *    `ready` as the first message on the port. A host that gets no common version answers `refuse` with the reason.
 */
export const embedProtocol = 'slipstream-embed';
export const embedVersions = [1] as const;

const nonce = pattern(/^[\w-]{16,64}$/);
const embedVersion = whole(1, 1000);

/** Sportsbook to host. */
export const helloMessage = z.object({
  protocol: z.literal(embedProtocol),
  type: z.literal('hello'),
  versions: z.array(embedVersion).check(z.minLength(1), z.maxLength(20)),
  nonce,
});
export type HelloMessage = z.output<typeof helloMessage>;

/** Host to sportsbook, with the port. */
const connectMessage = z.object({
  protocol: z.literal(embedProtocol),
  type: z.literal('connect'),
  version: embedVersion,
  nonce,
  /** What the host will do when asked; the sportsbook falls back to its own ways for the rest. */
  capabilities: list(capability, 50),
});
export type ConnectMessage = z.output<typeof connectMessage>;

/** Host to sportsbook, when they can't speak. */
const refuseMessage = z.object({
  protocol: z.literal(embedProtocol),
  type: z.literal('refuse'),
  nonce,
  reason: z.enum(['no_common_version', 'already_connected']),
  versions: list(embedVersion, 20),
});
export type RefuseMessage = z.output<typeof refuseMessage>;

export const handshakeAnswer = z.discriminatedUnion('type', [connectMessage, refuseMessage]);

/** The name of a frame whose host page was opened by Back, Forward or a reload: the frame itself cannot see that. */
export type ReturnedFrameName = 'slipstream-returned';
