import { setsModel } from '../../models/sets/sets-model.ts';
import { volleyball } from '../../models/sets/sets-sport.ts';
import type { SportDefinition } from '../sport-definition.ts';
import { volleyball as leagues } from './leagues.data.ts';

const sport: SportDefinition = {
  name: 'Volleyball',
  id: 23,
  urnId: 'sr:sport:23',
  kind: 'regular',
  provider: 'betradar',
  priority: 7,
  format: 5,
  hoursMax: 5,
  leagues,
  model: (fixture) => setsModel(fixture, volleyball),
};

export default sport;
