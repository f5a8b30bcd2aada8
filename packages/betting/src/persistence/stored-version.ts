import { isRecord } from './shape.ts';

/** The version of the stored form. Raise it when a type changes, and let `repair-bets.ts` fill what the older form lacks. */
export const storedVersion = 1;

export type Dropped = {
  readonly kind: 'dropped';
  readonly reason: 'not-json' | 'not-a-ticket' | 'newer-version' | 'nothing-left';
};

export type ParsedVersion =
  | { readonly kind: 'parsed'; readonly version: number; readonly value: Readonly<Record<string, unknown>> }
  | Dropped;

/** Before there were versions a slip was stored as its bets alone; that is version 0. */
export function parsedVersion(text: string): ParsedVersion {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { kind: 'dropped', reason: 'not-json' };
  }
  if (Array.isArray(value)) return { kind: 'parsed', version: 0, value: { bets: value } };
  if (!isRecord(value)) return { kind: 'dropped', reason: 'not-a-ticket' };
  const version = value['version'] ?? 0;
  if (typeof version !== 'number') return { kind: 'dropped', reason: 'not-a-ticket' };
  // A newer release wrote it, in a form this one cannot know; guessing could change what is at stake.
  if (version > storedVersion) return { kind: 'dropped', reason: 'newer-version' };
  return { kind: 'parsed', version, value };
}
