import { mma } from '../../models/rounds/rounds-law.ts';
import { roundsModel } from '../../models/rounds/rounds-model.ts';
import type { SportDefinition } from '../sport-definition.ts';
import { mma as leagues } from './fights.data.ts';

const sport: SportDefinition = {
  name: 'MMA',
  id: 117,
  urnId: 'sr:sport:117',
  kind: 'regular',
  provider: 'betradar',
  priority: 12,
  format: 3,
  hoursMax: 2,
  isPersonal: true,
  leagues,
  model: (fixture) => roundsModel(fixture, mma),
};

export default sport;
