export type Unit = 'games' | 'legs' | 'points' | 'rounds' | 'towers' | 'maps' | 'sets' | 'runs';

/** A thing that is counted, as a language needs it: several, of several, the one with a number, and after "handicap". */
interface UnitForms {
  readonly pl: string;
  readonly gen: string;
  readonly one: string;
  readonly hcp: string;
}

/**
 * The pieces English names of markets and outcomes are made of, in another language. `#` stands for a figure, in the
 * order they come, `{team}` for a competitor; a phrase with `{units}` or `{unit}` serves all of them.
 */
export interface Phrases {
  readonly units: Readonly<Record<Unit, UnitForms>>;
  readonly phrases: Readonly<Record<string, string>>;
}
