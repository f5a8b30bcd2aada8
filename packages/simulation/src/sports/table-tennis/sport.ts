import { setsModel } from '../../models/sets/sets-model.ts';
import { tableTennis } from '../../models/sets/sets-sport.ts';
import type { SportDefinition } from '../sport-definition.ts';
import { tableTennis as leagues } from './leagues.data.ts';

const sport: SportDefinition = {
  name: 'Table Tennis',
  id: 20,
  urnId: 'sr:sport:20',
  kind: 'regular',
  provider: 'betradar',
  priority: 10,
  format: 5,
  hoursMax: 2,
  isPersonal: true,
  leagues,
  model: (fixture) => setsModel(fixture, tableTennis),
};

export default sport;
