import type { Competitor, Fixture, Provider, SportKey, SportKind } from '../fixture.ts';
import type { Calendar, Reach } from './calendar/calendar.ts';

/** Everywhere in the catalogue a smaller priority is shown first. */
export interface Sport {
  readonly id: string;
  readonly urnId: string;
  readonly key: SportKey;
  readonly name: string;
  readonly kind: SportKind;
  readonly provider: Provider;
  readonly priority: number;
}

export interface Category {
  readonly id: string;
  readonly slug: string;
  readonly name: string;
  readonly sportKey: SportKey;
  /** ISO 3166 alpha-2 in lower case, a football nation such as `gb-eng`, `eu`, or `int`. */
  readonly countryCode: string;
  /** What `Intl.DisplayNames` translates (`ES`, or `150` for Europe); null where the name is its own in every language. */
  readonly regionCode: string | null;
  readonly priority: number;
}

/** A competitor with what only the calendar needs: where it plays at home, and its part of a match's slug. */
export interface Entrant extends Competitor {
  readonly slug: string;
  readonly stadium: string | null;
  readonly city: string | null;
}

export interface League {
  readonly id: string;
  readonly urnId: string;
  readonly slug: string;
  readonly name: string;
  readonly sportKey: SportKey;
  readonly provider: Provider;
  readonly categoryId: string;
  readonly priority: number;
  /** 1 for what a player expects on top of the list, up to 5. */
  readonly tier: number;
  readonly timeZone: string;
  /** Place in the world's list of leagues, which ids of events are made of. */
  readonly index: number;
  readonly calendar: Calendar;
  readonly reach: Reach;
  readonly format: number;
  readonly videoShare: number;
  readonly entrants: readonly Entrant[];
}

/**
 * Who goes through in a knock-out. The world sets draws but plays nothing, so the models answer, or whoever stands in for them; it must
 * be a pure function of the fixture, or a draw would not be found again.
 */
export type WinnerOf = (fixture: Fixture) => 'home' | 'away';
