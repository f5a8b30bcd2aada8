import type { Placement } from '../ticket/ticket.ts';
import { checksum, storedVersion } from './seal.ts';

/** What was found in storage: intact, repaired for a reason, or unusable. */
export type Reading<Value> =
  | { readonly kind: 'read'; readonly value: Value }
  /**
   * `older-version`: fields that an earlier release did not have were filled in. `broken`: everything but a placement
   * in progress was dropped.
   */
  | { readonly kind: 'repaired'; readonly value: Value; readonly repair: 'older-version' | 'broken' }
  /** `foreign`: not written by us. `newer-version`: by a later release, in an unknown form. `broken`: altered since. */
  | { readonly kind: 'dropped'; readonly reason: 'foreign' | 'newer-version' | 'broken' };

export type Mending<Value> = {
  /** Fills in fields an older release did not have. */
  readonly upgrade: (stored: Value) => Value;
  /** An empty value with only a placement whose answer is unknown. */
  readonly salvage: (placement: Placement) => Value;
};

/**
 * Never throws: storage can contain anything. Altered data is not repaired, because a guess could change a stake; but
 * the key of a placement in progress is recovered, because without it nobody could ask for the result (PLACE-6).
 */
export function unsealed<Value>(text: string, { upgrade, salvage }: Mending<Value>): Reading<Value> {
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
