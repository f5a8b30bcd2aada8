import * as z from 'zod/mini';
import type { Client } from '../../client-form.ts';
import { comboboostWire } from './comboboost.ts';
import { freebetWire } from './freebet.ts';
import { huntingWire } from './hunting.ts';
import { jackpotBonusWire } from './jackpot.ts';
import { lootboxWire } from './lootbox.ts';
import { tournamentWire } from './tournament.ts';

/** Any bonus, told apart by `bonus_type`. */
export const bonusWire = z.discriminatedUnion('bonus_type', [
  comboboostWire,
  freebetWire,
  huntingWire,
  lootboxWire,
  tournamentWire,
  jackpotBonusWire,
]);
export type Bonus = Client<typeof bonusWire>;
