/** Counts what happens, until somebody takes the counts. */
export interface Tally {
  honest(isGood: boolean): void;
  /** What a hostile visitor got, in a few words. */
  hostile(what: string): void;
  take(): { readonly requests: number; readonly errors: number; readonly hostile: ReadonlyMap<string, number> };
}

export function createTally(): Tally {
  let [requests, errors] = [0, 0];
  let got = new Map<string, number>();
  return {
    honest: (isGood) => {
      requests += 1;
      if (!isGood) errors += 1;
    },
    hostile: (what) => void got.set(what, (got.get(what) ?? 0) + 1),
    take: () => {
      const taken = { requests, errors, hostile: got };
      [requests, errors, got] = [0, 0, new Map()];
      return taken;
    },
  };
}
