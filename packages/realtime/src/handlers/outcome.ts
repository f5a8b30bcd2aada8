import type { DisconnectCode, ErrorCode } from '../codes.ts';

/** The result of a command: a reply, an error, or the end of the connection. */
export type Outcome =
  | { readonly kind: 'reply'; readonly result: unknown }
  | { readonly kind: 'error'; readonly error: ErrorCode }
  | { readonly kind: 'disconnect'; readonly disconnect: DisconnectCode }
  /** Already answered, or needs no answer. */
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
