import { setsModel } from '../../models/sets/sets-model.ts';
import { battleArena } from '../../models/sets/sets-sport.ts';
import type { SportDefinition } from '../sport-definition.ts';
import { leagueOfLegends as leagues } from '../esports.data.ts';

const sport: SportDefinition = {
  name: 'League of Legends',
  id: 110,
  urnId: 'od:sport:1',
  kind: 'cyber',
  provider: 'oddin',
  priority: 17,
  format: 3,
  hoursMax: 6,
  leagues,
  model: (fixture) => setsModel(fixture, battleArena),
};

export default sport;
