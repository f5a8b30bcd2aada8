import { oversModel } from '../../models/overs/overs-model.ts';
import type { SportDefinition } from '../sport-definition.ts';
import { cricket as leagues } from './leagues.data.ts';

const sport: SportDefinition = {
  name: 'Cricket',
  id: 21,
  urnId: 'sr:sport:21',
  kind: 'regular',
  provider: 'betradar',
  priority: 9,
  format: 20,
  hoursMax: 14,
  periods: 2,
  leagues,
  model: (fixture) => oversModel(fixture),
};

export default sport;
