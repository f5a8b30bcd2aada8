import type { Placement } from '../ticket/ticket.ts';

/**
 * The version of the stored form. Raise it whenever a ticket, a bet, a selection or a quick bet gains, loses or changes a
 * field: `stored-form.test.ts` fails until it is.
 */
export const storedVersion = 1;

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

/** "version checksum JSON". A text whose checksum holds is exactly what some release wrote, so its values can be trusted. */
export function sealed(value: unknown, version = storedVersion): string {
  const body = JSON.stringify(value);
  return `${version} ${checksum(body)} ${body}`;
}

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

/** FNV-1a over UTF-16 units: enough to notice damage, and no more is needed of what only its owner can alter. */
function checksum(text: string): string {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  return (hash >>> 0).toString(36);
}
