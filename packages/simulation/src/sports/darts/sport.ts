import { setsModel } from '../../models/sets/sets-model.ts';
import { darts } from '../../models/sets/sets-sport.ts';
import type { SportDefinition } from '../sport-definition.ts';
import { darts as leagues } from './leagues.data.ts';

const sport: SportDefinition = {
  name: 'Darts',
  id: 22,
  urnId: 'sr:sport:22',
  kind: 'regular',
  provider: 'betradar',
  priority: 14,
  format: 11,
  hoursMax: 4,
  isPersonal: true,
  periods: 1,
  leagues,
  model: (fixture) => setsModel(fixture, darts),
};

export default sport;
