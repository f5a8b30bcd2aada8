import type { Steps } from '@slipstream/simulation/steps';
import { Turns } from './turns.ts';

/** Requests share one slice a turn. */
const requests = new Turns();

/**
 * Goes through steps without keeping the event loop for long: after each slice, whatever else is due runs first. What is done
 * with its first step waits for nobody.
 */
export async function runInSlices<Result>(steps: Iterator<unknown, Result>, turns = requests): Promise<Result> {
  let step = steps.next();
  if (step.done === true) return step.value;
  try {
    while (step.done !== true) {
      if (!turns.hasTime()) await turns.next();
      step = steps.next();
    }
    return step.value;
  } finally {
    turns.leave();
  }
}

/** Maps a list in slices; what takes long for one item is done in steps too. */
export function mapInSlices<Item, Result>(
  items: readonly Item[],
  make: (item: Item) => Steps<Result>,
): Promise<Result[]> {
  return runInSlices(mapSteps(items, make));
}

function* mapSteps<Item, Result>(items: readonly Item[], make: (item: Item) => Steps<Result>): Steps<Result[]> {
  const made: Result[] = [];
  for (const item of items) {
    made.push(yield* make(item));
    yield null;
  }
  return made;
}

interface OneAtATime {
  run(): Promise<void>;
  /** Resolves when nothing runs any more; begins nothing. */
  settle(): Promise<void>;
}

/** Work that is asked for again while it is under way is not begun a second time. */
export function oneAtATime(work: () => Promise<void>): OneAtATime {
  let running: Promise<void> | null = null;
  return {
    run: () => {
      running ??= work().finally(() => (running = null));
      return running;
    },
    settle: async () => {
      await running;
    },
  };
}
