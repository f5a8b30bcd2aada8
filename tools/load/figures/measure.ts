import { percentile } from '../../soak/figures.ts';

/** What was asked for, how long the answers took and what they were. */
export interface Measure {
  /** `outcome` is `ok`, or a status or a code in a few words. Only what went wrong on the server's side has failed. */
  record(outcome: string, tookMs: number, failed?: boolean): void;
  summary(): MeasureSummary;
}

export interface MeasureSummary {
  readonly count: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
  readonly failed: number;
  /** How often each outcome came. */
  readonly outcomes: Readonly<Record<string, number>>;
}

export function createMeasure(): Measure {
  const times: number[] = [];
  const outcomes = new Map<string, number>();
  let failed = 0;
  return {
    record: (outcome, tookMs, hasFailed = false) => {
      times.push(tookMs);
      outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
      if (hasFailed) failed += 1;
    },
    summary: () => ({
      count: times.length,
      ...spread(times),
      failed,
      outcomes: Object.fromEntries([...outcomes].toSorted(([one], [other]) => (one < other ? -1 : 1))),
    }),
  };
}

/** Half of the values and 99 of 100 are not above these; to a tenth. */
export function spread(values: readonly number[]): { readonly p50Ms: number; readonly p99Ms: number } {
  return { p50Ms: tenths(percentile(values, 0.5)), p99Ms: tenths(percentile(values, 0.99)) };
}

export function tenths(value: number): number {
  return Math.round(value * 10) / 10;
}
