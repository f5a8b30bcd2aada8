import { setsModel } from '../../models/sets/sets-model.ts';
import { battleArena } from '../../models/sets/sets-sport.ts';
import type { SportDefinition } from '../sport-definition.ts';
import { dota as leagues } from '../esports.data.ts';

const sport: SportDefinition = {
  name: 'Dota 2',
  id: 111,
  urnId: 'od:sport:2',
  kind: 'cyber',
  provider: 'oddin',
  priority: 16,
  format: 3,
  hoursMax: 6,
  leagues,
  model: (fixture) => setsModel(fixture, battleArena),
};

export default sport;
