import type { SportKey } from '@slipstream/simulation/fixture';

/** Sports whose main market has a draw; in the rest somebody always wins. */
const drawn: ReadonlySet<SportKey> = new Set<SportKey>(['soccer', 'e-soccer', 'ice-hockey', 'handball', 'rugby']);

/** How many outcome columns a list of a sport's matches needs. */
export function columnCounts(sportKey: SportKey): {
  readonly main: number;
  readonly secondary: number;
} {
  return { main: drawn.has(sportKey) ? 3 : 2, secondary: 2 };
}
