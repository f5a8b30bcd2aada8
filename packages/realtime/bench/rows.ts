/** One line of the benchmark's table. */
export interface BenchRow {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  readonly note: string;
}
