import { basketballMarkets } from '../../models/walk/walk-markets.ts';
import { walkModel } from '../../models/walk/walk-model.ts';
import { basketball } from '../../models/walk/walk-sport.ts';
import type { SportDefinition } from '../sport-definition.ts';
import { basketball as leagues } from './leagues.data.ts';

const sport: SportDefinition = {
  name: 'Basketball',
  id: 2,
  urnId: 'sr:sport:2',
  kind: 'regular',
  provider: 'betradar',
  priority: 3,
  format: 40,
  hoursMax: 5,
  periods: 4,
  hasCustomBet: true,
  leagues,
  model: (fixture) => walkModel(fixture, basketball, basketballMarkets),
};

export default sport;
