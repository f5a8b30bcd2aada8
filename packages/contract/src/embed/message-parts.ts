import * as z from 'zod/mini';
import { key, pattern, text, whole } from '../scalars.ts';

/** Counts each side's messages from 1: a number that is not greater than the last is a repeat and is dropped. */
export const sequence = whole(1, Number.MAX_SAFE_INTEGER);

/** Matches an answer to its question. */
export const requestId = pattern(/^[\w-]{1,64}$/);

/** A path of the sportsbook with query and hash. One leading slash exactly, so it can't name another origin. */
export const appPath = pattern(/^\/([^\s/\\][^\s\\]{0,1998})?$/);

/** Identifies an entry of the host's history (EMBED-8). */
export const historyEntry = pattern(/^[\w-]{1,64}$/);

/** Why the session ended. */
export const signOutReason = z.enum(['player', 'expired', 'session_limit', 'activity_limit']);

/** A message of the other side could not be used. It is reported and nothing else happens. */
export const embedError = z.object({
  code: z.enum([
    'malformed',
    'unknown_type',
    'repeated',
    'too_large',
    'not_allowed',
    'failed',
    'unknown_locale',
    'unknown_path',
  ]),
  /** The `type` and number of the message it is about, as far as they could be read. */
  about: z.nullable(z.object({ type: key, seq: z.nullable(sequence) })),
  message: text(500),
});
export type EmbedError = z.output<typeof embedError>;

/** The longest message either side reads, in characters of its JSON. */
export const messageLengthMax = 65_536;
