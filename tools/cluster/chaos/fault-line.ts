/** What was counted while a fault lasted. */
export interface FaultFigures {
  readonly title: string;
  readonly tookMs: number;
  /** From the fault to the first publication of another process; null where nobody had to take over. */
  readonly takeoverMs: number | null;
  /** Requests by status; null without an answer. Only those that failed. */
  readonly failed: ReadonlyMap<number | null, number>;
  /** Subscriptions that were made again: those that went on where they were, and those that loaded anew. */
  readonly recovered: number;
  readonly loadedAnew: number;
  /** Publications that nobody who missed them was told of. */
  readonly missed: number;
  readonly silentMs: number;
  /** Anything else to say. */
  readonly note: string;
}

const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;

export function faultLine(figures: FaultFigures): string {
  const { title, tookMs, takeoverMs, failed, recovered, loadedAnew, missed, silentMs, note } = figures;
  const failures = [...failed]
    .toSorted(([one], [other]) => (one ?? 0) - (other ?? 0))
    .map(([status, count]) => `${count} ${status === null ? 'without an answer' : `answered ${status}`}`);
  return [
    `  ${title.padEnd(26)} ${seconds(tookMs).padStart(7)}`,
    ...(takeoverMs === null ? [] : [`taken over after ${seconds(takeoverMs)}`]),
    `failed: ${failures.length === 0 ? 'none' : failures.join(', ')}`,
    `listeners: ${recovered} recovered, ${loadedAnew} loaded anew, ${missed} missed, silent for ${seconds(silentMs)}`,
    ...(note === '' ? [] : [note]),
  ].join('; ');
}

/** Those counts that grew, by how much. */
export function grown<Key>(before: ReadonlyMap<Key, number>, after: ReadonlyMap<Key, number>): Map<Key, number> {
  const all = [...after].map(([key, count]) => [key, count - (before.get(key) ?? 0)] as const);
  return new Map(all.filter(([, count]) => count > 0));
}
