import { inningsModel } from '../../models/innings/innings-model.ts';
import type { SportDefinition } from '../sport-definition.ts';
import { baseball as leagues } from './leagues.data.ts';

const sport: SportDefinition = {
  name: 'Baseball',
  id: 3,
  urnId: 'sr:sport:3',
  kind: 'regular',
  provider: 'betradar',
  priority: 6,
  format: 9,
  hoursMax: 9,
  periods: 9,
  leagues,
  model: (fixture) => inningsModel(fixture),
};

export default sport;
