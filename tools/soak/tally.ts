/** Counts events until the counts are taken. */
export interface Tally {
  /** A request, connection or subscription of an honest visitor; of one that failed, which and how, in a few words. */
  honest(failure: string | null): void;
  /** What a hostile visitor got, in a few words. */
  hostile(what: string): void;
  take(): {
    readonly requests: number;
    readonly failures: ReadonlyMap<string, number>;
    readonly hostile: ReadonlyMap<string, number>;
  };
}

export function createTally(): Tally {
  let requests = 0;
  let failures = new Map<string, number>();
  let got = new Map<string, number>();
  return {
    honest: (failure) => {
      requests += 1;
      if (failure !== null) failures.set(failure, (failures.get(failure) ?? 0) + 1);
    },
    hostile: (what) => void got.set(what, (got.get(what) ?? 0) + 1),
    take: () => {
      const taken = { requests, failures, hostile: got };
      [requests, failures, got] = [0, new Map(), new Map()];
      return taken;
    },
  };
}
