import type { DisconnectCode, ErrorCode } from '../codes.ts';

/** What a command came to: a result to reply with, an error to reply with, or the end of the connection. */
export type Outcome =
  | { readonly kind: 'reply'; readonly result: unknown }
  | { readonly kind: 'error'; readonly error: ErrorCode }
  | { readonly kind: 'disconnect'; readonly disconnect: DisconnectCode }
  /** Answered already, or not to be answered at all. */
  | { readonly kind: 'silent' };

export const silent: Outcome = { kind: 'silent' };

export function reply(result: unknown): Outcome {
  return { kind: 'reply', result };
}

export function refuse(error: ErrorCode): Outcome {
  return { kind: 'error', error };
}

export function disconnect(code: DisconnectCode): Outcome {
  return { kind: 'disconnect', disconnect: code };
}
