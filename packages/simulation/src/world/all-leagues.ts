import { americanFootball } from './data/american-football.data.ts';
import { baseball } from './data/baseball.data.ts';
import { basketball } from './data/basketball.data.ts';
import { cricket, premiumCricket } from './data/cricket.data.ts';
import { darts } from './data/darts.data.ts';
import { counterStrike, dota, eSoccer, leagueOfLegends, valorant } from './data/esports.data.ts';
import { boxing, mma } from './data/fights.data.ts';
import { handball } from './data/handball.data.ts';
import { iceHockey } from './data/ice-hockey.data.ts';
import { rugby } from './data/rugby.data.ts';
import { soccerCups } from './data/soccer-cups.data.ts';
import { soccerEurope } from './data/soccer-europe.data.ts';
import { soccerSrl } from './data/soccer-srl.data.ts';
import { soccerTop } from './data/soccer-top.data.ts';
import { soccerWorld } from './data/soccer-world.data.ts';
import { tableTennis } from './data/table-tennis.data.ts';
import { volleyball } from './data/volleyball.data.ts';
import type { LeaguesOfSport } from './league-data.ts';
import { tennisLeagues } from './calendar/tennis-tours.ts';

/** Cups come after the leagues their clubs are at home in, since a club gets its country and rating where first met. */
export const allLeagues: readonly LeaguesOfSport[] = [
  ['soccer', soccerTop + soccerEurope + soccerWorld + soccerCups + soccerSrl],
  ['tennis', tennisLeagues],
  ['basketball', basketball],
  ['ice-hockey', iceHockey],
  ['american-football', americanFootball],
  ['baseball', baseball],
  ['volleyball', volleyball],
  ['handball', handball],
  ['table-tennis', tableTennis],
  ['cricket', cricket],
  ['rugby', rugby],
  ['mma', mma],
  ['boxing', boxing],
  ['darts', darts],
  ['counter-strike', counterStrike],
  ['dota-2', dota],
  ['league-of-legends', leagueOfLegends],
  ['valorant', valorant],
  ['e-soccer', eSoccer],
  ['premium-cricket', premiumCricket],
];
