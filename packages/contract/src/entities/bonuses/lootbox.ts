import * as z from 'zod/mini';
import type { Client } from '../../client-form.ts';
import { count, currencyCode, id, key, list, minor, text, url, whole } from '../../scalars.ts';
import { timestamp } from '../../timestamp.ts';
import { bonusFields } from './bonus-fields.ts';
import { farmingFields } from './farming.ts';
import { freebetTypeWire } from './freebet-type.ts';

export const lootboxPrizeWire = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('freebet'), freebet_type: freebetTypeWire, amount: minor, currency: currencyCode }),
  z.object({ kind: z.literal('money'), amount: minor, currency: currencyCode }),
  z.object({ kind: z.literal('points'), points: whole(0, 1_000_000_000_000) }),
  z.object({ kind: z.literal('nothing') }),
]);
export type LootboxPrize = Client<typeof lootboxPrizeWire>;

/** A box a bet has won. What is in it is decided when it is won; opening only shows it. */
const boxWire = z.object({
  id,
  won_at: timestamp,
  outcome: z.enum(['win', 'lose']),
  /** Null until it is opened. */
  prize: z.nullable(lootboxPrizeWire),
});

export const lootboxWire = z.object({
  ...bonusFields,
  ...farmingFields,
  bonus_type: z.literal('lootbox'),
  type: z.literal('lootbox'),
  /** Which end of a bet gives a box. */
  opens_on: z.enum(['win', 'lose', 'both']),
  /** What can be in a box and how likely, per mille: told, not hidden. */
  prizes: list(z.object({ name: text(100), prize: lootboxPrizeWire, chance_permille: whole(0, 1000) }), 50),
  images: list(z.object({ place: key, outcome: z.enum(['win', 'lose']), image: url }), 50),
  boxes: list(boxWire, 200),
  boxes_unopened: count,
});
export type Lootbox = Client<typeof lootboxWire>;
