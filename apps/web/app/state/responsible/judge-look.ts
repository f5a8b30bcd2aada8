import type { SportsbookSession } from '@slipstream/contract/entities/account/sportsbook-session';
import type { startSession } from '@slipstream/contract/http/session/start-session';

import type { ApiResult, ErrorOf } from '../../api/call-api.ts';

export type Look =
  /** The session continues; a reality check may be due. */
  | { readonly kind: 'session'; readonly session: SportsbookSession }
  /** A limit ended the session: the player is signed out. */
  | { readonly kind: 'over' }
  /** Stop polling. */
  | { readonly kind: 'stop' }
  /** No answer; try again at the next poll. */
  | { readonly kind: 'unknown' };

/** What a poll of the betting session means (RG-1). */
export function judgeLook(result: ApiResult<SportsbookSession, ErrorOf<typeof startSession>>): Look {
  if (result.kind === 'reply') return { kind: 'session', session: result.reply };
  if (result.failure.code !== 'refused') return { kind: 'unknown' };
  if (result.failure.status === 403) return { kind: 'over' };
  return { kind: result.failure.status === 400 ? 'stop' : 'unknown' };
}
