import { goalsModel } from '../../models/goals/goals-model.ts';
import { handball } from '../../models/goals/goals-sport.ts';
import { handballMarkets } from '../../models/goals/handball-markets.ts';
import type { SportDefinition } from '../sport-definition.ts';
import { handball as leagues } from './leagues.data.ts';

const sport: SportDefinition = {
  name: 'Handball',
  id: 6,
  urnId: 'sr:sport:6',
  kind: 'regular',
  provider: 'betradar',
  priority: 8,
  format: 60,
  hoursMax: 3,
  periods: 2,
  hasPossession: true,
  leagues,
  model: (fixture) => goalsModel(fixture, handball, handballMarkets),
};

export default sport;
