export interface Row {
  readonly name: string;
  readonly value: number | string;
  readonly unit: string;
  /** The budget, the baseline or how it was measured. */
  readonly note?: string;
}
