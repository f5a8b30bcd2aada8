import { rugbyMarkets } from '../../models/walk/walk-markets.ts';
import { walkModel } from '../../models/walk/walk-model.ts';
import { rugby } from '../../models/walk/walk-sport.ts';
import type { SportDefinition } from '../sport-definition.ts';
import { rugby as leagues } from './leagues.data.ts';

const sport: SportDefinition = {
  name: 'Rugby',
  id: 12,
  urnId: 'sr:sport:12',
  kind: 'regular',
  provider: 'betradar',
  priority: 11,
  format: 80,
  hoursMax: 4,
  periods: 2,
  hasPossession: true,
  leagues,
  model: (fixture) => walkModel(fixture, rugby, rugbyMarkets),
};

export default sport;
