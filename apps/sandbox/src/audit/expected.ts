import type { Posting } from '../ledger/post.ts';
import { purseId } from '../ledger/purse.ts';

/** A posting that must be in the ledger because of something that happened, to the coin. */
export interface Expected extends Omit<Posting, 'atMs'> {
  /** It may also be missing: whether it was made depends on a time that is not stored. */
  readonly isOptional?: true;
}

/** A posting as the ledger has it. */
export interface Found {
  readonly id: string;
  readonly kind: string;
  readonly atMs: number;
  readonly reference: string | null;
  readonly transfers: readonly { readonly from: string; readonly to: string; readonly amount: number }[];
}

/** What is wrong with a posting that must be there; null: it is as it must be. */
export function differenceOf(expected: Expected, found: Found | undefined): string | null {
  const wanted = expected.transfers.map(({ from, to, amount }) => written(purseId(from), purseId(to), amount));
  if (found === undefined) {
    return expected.isOptional ? null : `posting ${expected.key} is missing (${wanted.join(', ') || 'nothing moves'})`;
  }
  const made = found.transfers.map(({ from, to, amount }) => written(from, to, amount));
  if (made.toSorted().join() !== wanted.toSorted().join()) {
    return `posting ${found.id} moved ${made.join(', ') || 'nothing'} instead of ${wanted.join(', ') || 'nothing'}`;
  }
  if (found.kind !== expected.kind) return `posting ${found.id} is a ${found.kind} and should be a ${expected.kind}`;
  if (found.reference === expected.reference) return null;
  return `posting ${found.id} is about ${found.reference ?? 'no bet'} and should be about ${expected.reference ?? 'none'}`;
}

function written(from: string, to: string, amount: number): string {
  return `${amount} from ${from} to ${to}`;
}
