import type { SportsbookSession } from '@slipstream/contract/entities/sportsbook-session';
import type { startSession } from '@slipstream/contract/http/start-session';

import type { ApiResult, ErrorOf } from '../../api/call-api.ts';

export type Look =
  /** The session goes on; a check may be due. */
  | { readonly kind: 'session'; readonly session: SportsbookSession }
  /** A limit ended it: the player leaves. */
  | { readonly kind: 'over' }
  /** There is nothing to look for here. */
  | { readonly kind: 'stop' }
  /** No answer now; the next look will tell. */
  | { readonly kind: 'unknown' };

/** What a look at the betting session means (RG-1). */
export function judgeLook(result: ApiResult<SportsbookSession, ErrorOf<typeof startSession>>): Look {
  if (result.kind === 'reply') return { kind: 'session', session: result.reply };
  if (result.failure.code !== 'refused') return { kind: 'unknown' };
  if (result.failure.status === 403) return { kind: 'over' };
  return { kind: result.failure.status === 400 ? 'stop' : 'unknown' };
}
