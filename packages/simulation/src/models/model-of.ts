import type { Fixture, SportKey } from '../fixture.ts';
import { goalsModel } from './goals/goals-model.ts';
import { electronicSoccer, handball, iceHockey, soccer } from './goals/goals-sport.ts';
import { handballMarkets } from './goals/handball-markets.ts';
import { hockeyMarkets } from './goals/hockey-markets.ts';
import { goalMarkets, soccerMarkets } from './goals/soccer-markets.ts';
import { inningsModel } from './innings/innings-model.ts';
import type { Model } from './model.ts';
import { oversModel } from './overs/overs-model.ts';
import { boxing, mma } from './rounds/rounds-law.ts';
import { roundsModel } from './rounds/rounds-model.ts';
import { setsModel } from './sets/sets-model.ts';
import { battleArena, counterStrike, darts, tableTennis, tennis, valorant, volleyball } from './sets/sets-sport.ts';
import { americanFootballMarkets, basketballMarkets, rugbyMarkets } from './walk/walk-markets.ts';
import { walkModel } from './walk/walk-model.ts';
import { americanFootball, basketball, rugby } from './walk/walk-sport.ts';

const makers = {
  soccer: (fixture) => goalsModel(fixture, soccer, soccerMarkets),
  'e-soccer': (fixture) => goalsModel(fixture, electronicSoccer(fixture.format), goalMarkets),
  'ice-hockey': (fixture) => goalsModel(fixture, iceHockey, hockeyMarkets),
  basketball: (fixture) => walkModel(fixture, basketball, basketballMarkets),
  'american-football': (fixture) => walkModel(fixture, americanFootball, americanFootballMarkets),
  rugby: (fixture) => walkModel(fixture, rugby, rugbyMarkets),
  baseball: (fixture) => inningsModel(fixture),
  mma: (fixture) => roundsModel(fixture, mma),
  boxing: (fixture) => roundsModel(fixture, boxing),
  cricket: (fixture) => oversModel(fixture),
  'premium-cricket': (fixture) => oversModel(fixture),
  tennis: (fixture) => setsModel(fixture, tennis),
  'table-tennis': (fixture) => setsModel(fixture, tableTennis),
  volleyball: (fixture) => setsModel(fixture, volleyball),
  darts: (fixture) => setsModel(fixture, darts),
  'counter-strike': (fixture) => setsModel(fixture, counterStrike),
  valorant: (fixture) => setsModel(fixture, valorant),
  'dota-2': (fixture) => setsModel(fixture, battleArena),
  'league-of-legends': (fixture) => setsModel(fixture, battleArena),
  handball: (fixture) => goalsModel(fixture, handball, handballMarkets),
} as const satisfies Record<SportKey, (fixture: Fixture) => Model>;

const models = new WeakMap<Fixture, Model>();

/** The model of a fixture, made once: its tables are what live pricing leans on. */
export function modelOf(fixture: Fixture): Model {
  const known = models.get(fixture);
  if (known !== undefined) return known;
  const made = makers[fixture.sportKey](fixture);
  models.set(fixture, made);
  return made;
}
