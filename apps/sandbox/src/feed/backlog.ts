import type { BoardChange } from '../world/boards/board-change.ts';

/** Changes on their way to the feed. Those that came while another process published are kept for a while. */
interface Backlog {
  publish(change: BoardChange): void;
  /** After this process took over: what the other may have left unsaid is said, and readers know what they have already by its version. */
  catchUp(): void;
}

/** Longer than the replacement of a dead process takes. */
const keptMs = 8_000;
const keptMax = 5_000;

export function createBacklog(
  feed: { publish(change: BoardChange): void },
  isPublishing: () => boolean,
  realNow: () => number,
): Backlog {
  let kept: { readonly atMs: number; readonly change: BoardChange }[] = [];
  const catchUp = () => {
    if (kept.length === 0 || !isPublishing()) return;
    const missed = kept;
    kept = [];
    for (const { change } of missed) feed.publish(change);
  };
  return {
    catchUp,
    publish: (change) => {
      catchUp();
      if (isPublishing()) {
        feed.publish(change);
        return;
      }
      const nowMs = realNow();
      kept.push({ atMs: nowMs, change });
      if (kept.length > keptMax || nowMs - (kept[0]?.atMs ?? nowMs) > keptMs) {
        kept = kept.slice(-keptMax).filter(({ atMs }) => nowMs - atMs <= keptMs);
      }
    },
  };
}
