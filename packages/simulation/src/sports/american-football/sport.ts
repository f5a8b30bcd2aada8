import { americanFootballMarkets } from '../../models/walk/walk-markets.ts';
import { walkModel } from '../../models/walk/walk-model.ts';
import { americanFootball } from '../../models/walk/walk-sport.ts';
import type { SportDefinition } from '../sport-definition.ts';
import { americanFootball as leagues } from './leagues.data.ts';

const sport: SportDefinition = {
  name: 'American Football',
  id: 16,
  urnId: 'sr:sport:16',
  kind: 'regular',
  provider: 'betradar',
  priority: 5,
  format: 60,
  hoursMax: 8,
  periods: 4,
  leagues,
  model: (fixture) => walkModel(fixture, americanFootball, americanFootballMarkets),
};

export default sport;
