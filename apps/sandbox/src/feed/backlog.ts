import type { BoardChange } from '../world/boards/board-change.ts';
import { listenersKnownMs } from './audience.ts';

/** Changes on their way to the feed. Those that came while another process published are kept for a while. */
interface Backlog {
  publish(change: BoardChange): void;
  /** Once a tick. After this process took over, what the other may have left unsaid is said. */
  catchUp(): void;
}

interface BacklogParts {
  readonly publish: (change: BoardChange) => void;
  /** Tells every channel that is not among `told` that its clients have to load anew, and adds it. */
  readonly publishGap: (told: Set<string>) => void;
  /** Whether other processes publish the same world. */
  readonly isShared: boolean;
  readonly isPublishing: () => boolean;
  readonly realNow: () => number;
}

/** Longer than the replacement of a dead process takes. */
const keptMs = 8_000;
const keptMax = 5_000;

interface Takeover {
  readonly atMs: number;
  /** Whether this process has followed the world for long enough to know what the other may have left unsaid. */
  readonly isCovered: boolean;
  readonly told: Set<string>;
}

/**
 * Readers know by its version what they have already, so a process that takes over says all it has kept. One that has only just
 * started can't know what it missed, and has clients load anew (RT-8).
 */
export function createBacklog({ publish, publishGap, isShared, isPublishing, realNow }: BacklogParts): Backlog {
  let kept: { readonly atMs: number; readonly change: BoardChange }[] = [];
  let followsFromMs: number | null = null;
  let takeover: Takeover | null = null;
  const take = (nowMs: number): Takeover => {
    const isCovered = !isShared || (followsFromMs !== null && nowMs - followsFromMs >= keptMs);
    return { atMs: nowMs, isCovered, told: new Set() };
  };
  const catchUp = () => {
    const nowMs = realNow();
    followsFromMs ??= nowMs;
    if (!isPublishing()) {
      takeover = null;
      return;
    }
    takeover ??= take(nowMs);
    if (!takeover.isCovered && nowMs - takeover.atMs <= listenersKnownMs) publishGap(takeover.told);
    const missed = kept;
    kept = [];
    for (const { change } of missed) publish(change);
  };
  return {
    catchUp,
    publish: (change) => {
      catchUp();
      if (isPublishing()) {
        publish(change);
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
