import type { Placement } from '../ticket/ticket.ts';
import { checksum, storedVersion } from './seal.ts';

/** What was stored turned out to be: as it was written, put right for a reason, or not to be used. */
export type Reading<Value> =
  | { readonly kind: 'read'; readonly value: Value }
  /** `older-version`: what an earlier release did not know was filled in. `broken`: all but a placement under way was let go. */
  | { readonly kind: 'repaired'; readonly value: Value; readonly repair: 'older-version' | 'broken' }
  /** `foreign`: not written by us. `newer-version`: by a later release, in a form this one cannot know. `broken`: altered since. */
  | { readonly kind: 'dropped'; readonly reason: 'foreign' | 'newer-version' | 'broken' };

export type Mending<Value> = {
  /** Fills in what an older release said nothing of. */
  readonly upgrade: (stored: Value) => Value;
  /** Nothing but a placement whose answer is not known. */
  readonly salvage: (placement: Placement) => Value;
};

/**
 * Never throws: storage can hold anything, from another release, another script or a curious player. What was altered is not
 * guessed at, because a guess could change what is at stake; but the key of a placement under way is saved from it, for
 * without it nobody could ask what became of the player's money (PLACE-6).
 */
export function opened<Value>(text: string, { upgrade, salvage }: Mending<Value>): Reading<Value> {
  const [, version, sum, body = ''] = /^(\d{1,9}) (\w+) (.*)$/s.exec(text) ?? [];
  if (version === undefined) return { kind: 'dropped', reason: 'foreign' };
  if (Number(version) > storedVersion) return { kind: 'dropped', reason: 'newer-version' };
  const value = parsed(body);
  if (sum !== checksum(body)) {
    const key: unknown = (value as { readonly placement?: Partial<Placement> } | null)?.placement?.key;
    if (typeof key !== 'string') return { kind: 'dropped', reason: 'broken' };
    return { kind: 'repaired', value: salvage({ key, startedAt: 0, answer: 'unknown' }), repair: 'broken' };
  }
  if (Number(version) === storedVersion) return { kind: 'read', value: value as Value };
  return { kind: 'repaired', value: upgrade(value as Value), repair: 'older-version' };
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return null;
  }
}
