import type { Fixture } from '../fixture.ts';
import { goalsModel } from './goals/goals-model.ts';
import { goalsSports } from './goals/goals-sport.ts';
import { soccerMarkets } from './goals/soccer-markets.ts';
import type { Model } from './model.ts';

const models = new WeakMap<Fixture, Model>();

/** The model of a fixture, made once: its tables are what live pricing leans on. */
export function modelOf(fixture: Fixture): Model {
  const known = models.get(fixture);
  if (known !== undefined) return known;
  const made = goalsModel(fixture, goalsSports.soccer, soccerMarkets);
  models.set(fixture, made);
  return made;
}
