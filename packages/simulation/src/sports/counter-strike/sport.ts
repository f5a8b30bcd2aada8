import { setsModel } from '../../models/sets/sets-model.ts';
import { counterStrike } from '../../models/sets/sets-sport.ts';
import type { SportDefinition } from '../sport-definition.ts';
import { counterStrike as leagues } from '../esports.data.ts';

const sport: SportDefinition = {
  name: 'Counter-Strike 2',
  id: 109,
  urnId: 'od:sport:3',
  kind: 'cyber',
  provider: 'oddin',
  priority: 15,
  format: 3,
  hoursMax: 6,
  leagues,
  model: (fixture) => setsModel(fixture, counterStrike),
};

export default sport;
