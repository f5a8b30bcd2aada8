import { goalsModel } from '../../models/goals/goals-model.ts';
import { soccer } from '../../models/goals/goals-sport.ts';
import { soccerMarkets } from '../../models/goals/soccer-markets.ts';
import type { SportDefinition } from '../sport-definition.ts';
import { soccerCups } from './soccer-cups.data.ts';
import { soccerEurope } from './soccer-europe.data.ts';
import { soccerSrl } from './soccer-srl.data.ts';
import { soccerTop } from './soccer-top.data.ts';
import { soccerWorld } from './soccer-world.data.ts';

const sport: SportDefinition = {
  name: 'Soccer',
  id: 1,
  urnId: 'sr:sport:1',
  kind: 'regular',
  provider: 'betradar',
  priority: 1,
  format: 90,
  hoursMax: 4,
  periods: 2,
  hasPossession: true,
  hasCustomBet: true,
  leagues: soccerTop + soccerEurope + soccerWorld + soccerCups + soccerSrl,
  model: (fixture) => goalsModel(fixture, soccer, soccerMarkets),
};

export default sport;
