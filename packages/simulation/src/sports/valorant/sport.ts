import { setsModel } from '../../models/sets/sets-model.ts';
import { valorant } from '../../models/sets/sets-sport.ts';
import type { SportDefinition } from '../sport-definition.ts';
import { valorant as leagues } from '../esports.data.ts';

const sport: SportDefinition = {
  name: 'Valorant',
  id: 194,
  urnId: 'od:sport:13',
  kind: 'cyber',
  provider: 'oddin',
  priority: 18,
  format: 3,
  hoursMax: 6,
  leagues,
  model: (fixture) => setsModel(fixture, valorant),
};

export default sport;
