import type { Fixture, Provider, SportKind } from '../fixture.ts';
import type { Model } from '../models/model.ts';

export interface SportDefinition {
  readonly name: string;
  readonly id: number;
  readonly urnId: string;
  readonly kind: SportKind;
  readonly provider: Provider;
  /** Smaller comes first. */
  readonly priority: number;
  /**
   * The usual length of a contest in what the sport counts: minutes of play, innings, overs, rounds or legs, sets or maps
   * at most.
   */
  readonly format: number;
  /** Hours from the start after which every result is official, with room to spare. */
  readonly hoursMax: number;
  /** Whether a competitor is a person, shown short as `Alcaraz C.`; elsewhere a club, shown short as `ARS`. */
  readonly isPersonal?: true;
  /** Periods that every match has; where a match has a length of its own, its format says. */
  readonly periods?: number;
  /** Whether holding the ball is counted. */
  readonly hasPossession?: true;
  readonly hasCustomBet?: true;
  /** In the form that `world/league-data.ts` describes. */
  readonly leagues: string;
  readonly model: (fixture: Fixture) => Model;
}
