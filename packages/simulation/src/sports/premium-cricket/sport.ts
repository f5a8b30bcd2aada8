import { oversModel } from '../../models/overs/overs-model.ts';
import type { SportDefinition } from '../sport-definition.ts';
import { premiumCricket as leagues } from '../cricket/leagues.data.ts';

const sport: SportDefinition = {
  name: 'Premium Cricket',
  id: 19,
  urnId: 'bc:sport:19',
  kind: 'premium_cricket',
  provider: 'betconstruct',
  priority: 20,
  format: 20,
  hoursMax: 8,
  periods: 2,
  leagues,
  model: (fixture) => oversModel(fixture),
};

export default sport;
