import type { Row } from './row.ts';

interface Group {
  readonly name: string;
  measure(): Promise<readonly Row[]>;
}

/** Loaded one by one, so that a group does not carry the memory of another. */
export const groups: readonly Group[] = [];
