import { boxing } from '../../models/rounds/rounds-law.ts';
import { roundsModel } from '../../models/rounds/rounds-model.ts';
import type { SportDefinition } from '../sport-definition.ts';
import { boxing as leagues } from '../mma/fights.data.ts';

const sport: SportDefinition = {
  name: 'Boxing',
  id: 10,
  urnId: 'sr:sport:10',
  kind: 'regular',
  provider: 'betradar',
  priority: 13,
  format: 10,
  hoursMax: 2,
  isPersonal: true,
  leagues,
  model: (fixture) => roundsModel(fixture, boxing),
};

export default sport;
