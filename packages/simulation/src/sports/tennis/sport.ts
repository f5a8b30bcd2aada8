import { setsModel } from '../../models/sets/sets-model.ts';
import { tennis } from '../../models/sets/sets-sport.ts';
import type { SportDefinition } from '../sport-definition.ts';
import { tennisLeagues } from './tennis-tours.ts';

const sport: SportDefinition = {
  name: 'Tennis',
  id: 5,
  urnId: 'sr:sport:5',
  kind: 'regular',
  provider: 'betradar',
  priority: 2,
  format: 3,
  hoursMax: 9,
  isPersonal: true,
  leagues: tennisLeagues,
  model: (fixture) => setsModel(fixture, tennis),
};

export default sport;
