import { goalsModel } from '../../models/goals/goals-model.ts';
import { iceHockey } from '../../models/goals/goals-sport.ts';
import { hockeyMarkets } from '../../models/goals/hockey-markets.ts';
import type { SportDefinition } from '../sport-definition.ts';
import { iceHockey as leagues } from './leagues.data.ts';

const sport: SportDefinition = {
  name: 'Ice Hockey',
  id: 4,
  urnId: 'sr:sport:4',
  kind: 'regular',
  provider: 'betradar',
  priority: 4,
  format: 60,
  hoursMax: 4,
  periods: 3,
  hasPossession: true,
  hasCustomBet: true,
  leagues,
  model: (fixture) => goalsModel(fixture, iceHockey, hockeyMarkets),
};

export default sport;
