import americanFootball from './american-football/sport.ts';
import baseball from './baseball/sport.ts';
import basketball from './basketball/sport.ts';
import boxing from './boxing/sport.ts';
import counterStrike from './counter-strike/sport.ts';
import cricket from './cricket/sport.ts';
import darts from './darts/sport.ts';
import dota2 from './dota-2/sport.ts';
import eSoccer from './e-soccer/sport.ts';
import handball from './handball/sport.ts';
import iceHockey from './ice-hockey/sport.ts';
import leagueOfLegends from './league-of-legends/sport.ts';
import mma from './mma/sport.ts';
import premiumCricket from './premium-cricket/sport.ts';
import rugby from './rugby/sport.ts';
import soccer from './soccer/sport.ts';
import tableTennis from './table-tennis/sport.ts';
import tennis from './tennis/sport.ts';
import valorant from './valorant/sport.ts';
import volleyball from './volleyball/sport.ts';
import type { SportDefinition } from './sport-definition.ts';

/** Every sport of the world. The order decides ids, so that a new sport comes last. */
const list = {
  soccer,
  tennis,
  basketball,
  'ice-hockey': iceHockey,
  'american-football': americanFootball,
  baseball,
  volleyball,
  handball,
  'table-tennis': tableTennis,
  cricket,
  rugby,
  mma,
  boxing,
  darts,
  'counter-strike': counterStrike,
  'dota-2': dota2,
  'league-of-legends': leagueOfLegends,
  valorant,
  'e-soccer': eSoccer,
  'premium-cricket': premiumCricket,
} satisfies Readonly<Record<string, SportDefinition>>;

export type SportKey = keyof typeof list;

export const sports: Readonly<Record<SportKey, SportDefinition>> = list;

export const sportKeys = Object.keys(list) as readonly SportKey[];
