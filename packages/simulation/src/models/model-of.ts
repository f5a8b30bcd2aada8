import type { Fixture } from '../fixture.ts';
import { sports } from '../sports/sports.ts';
import type { Model } from './model.ts';

const models = new WeakMap<Fixture, Model>();

/** The model of a fixture, cached, because live pricing reuses its tables. */
export function modelOf(fixture: Fixture): Model {
  const known = models.get(fixture);
  if (known !== undefined) return known;
  const made = sports[fixture.sportKey].model(fixture);
  models.set(fixture, made);
  return made;
}
