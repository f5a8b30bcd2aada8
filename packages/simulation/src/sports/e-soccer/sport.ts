import { goalsModel } from '../../models/goals/goals-model.ts';
import { electronicSoccer } from '../../models/goals/goals-sport.ts';
import { goalMarkets } from '../../models/goals/soccer-markets.ts';
import type { SportDefinition } from '../sport-definition.ts';
import { eSoccer as leagues } from '../esports.data.ts';

const sport: SportDefinition = {
  name: 'eSoccer',
  id: 137,
  urnId: 'od:sport:12',
  kind: 'cyber',
  provider: 'oddin',
  priority: 19,
  format: 8,
  hoursMax: 2,
  periods: 2,
  hasPossession: true,
  hasCustomBet: true,
  leagues,
  model: (fixture) => goalsModel(fixture, electronicSoccer(fixture.format), goalMarkets),
};

export default sport;
