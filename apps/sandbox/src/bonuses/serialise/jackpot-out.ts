import type { bonusWire } from '@slipstream/contract/entities/bonuses/bonus';
import type { jackpotHitWire, jackpotWire } from '@slipstream/contract/entities/bonuses/jackpot';
import { wireTime } from '@slipstream/contract/timestamp';
import { sql, type Kysely, type Selectable } from 'kysely';
import type * as z from 'zod/mini';
import type { Tables } from '../../database/tables.ts';
import { poolsOf } from '../jackpots.ts';
import type { JackpotOffer } from '../offer.ts';
import { noConditions } from '../conditions.ts';
import { jackpotOffers } from '../offers.data.ts';
import type { Audience } from './bonus-facts.ts';
import { bannersOut } from './pictures-out.ts';

type JackpotOut = z.input<typeof jackpotWire>;
type HitOut = z.input<typeof jackpotHitWire>;
export type HitRow = Selectable<Tables['jackpot_hit']>;

export async function jackpotOut(
  database: Kysely<Tables>,
  offer: JackpotOffer,
  { words }: Audience,
): Promise<JackpotOut> {
  const pools = await poolsOf(database, offer);
  const paid = await database
    .selectFrom('jackpot_hit')
    .select(sql<number | string>`coalesce(sum(amount), 0)`.as('amount'))
    .where('jackpot', '=', offer.key)
    .executeTakeFirst();
  const amount = [...pools.values()].reduce((sum, { pool }) => sum + pool, 0);
  return {
    id: offer.key,
    version: [...pools.values()].reduce((sum, { version }) => sum + version, 0),
    ...words.jackpots[offer.key],
    currency: offer.currency,
    amount,
    pool_amount: amount,
    hits_amount: Number(paid?.amount ?? 0),
    contribution_rate: offer.contributionRate,
    levels: offer.levels.map(({ code, mustHitBy }) => ({
      code,
      name: words.levels[code],
      pool_amount: pools.get(code)?.pool ?? 0,
      must_hit_by: mustHitBy,
      state: pools.get(code)?.state ?? 'created',
    })),
  };
}

/** Whose a hit is, only that player is told. */
export function hitOut(row: HitRow, playerId: string | null, { words }: Audience): HitOut {
  const offer = jackpotOffers.find(({ key }) => key === row.jackpot);
  const level = offer?.levels.find(({ code }) => code === row.level);
  const isOwn = row.player_id === playerId;
  return {
    id: row.id,
    jackpot_id: row.jackpot,
    amount: row.amount,
    currency: row.currency,
    amount_eur: row.amount,
    level: { code: row.level, name: level === undefined ? row.level : words.levels[level.code] },
    status: row.status,
    seen: !isOwn || row.seen === 1,
    current_user: isOwn,
    created_at: wireTime(row.created_ms),
  };
}

/** A hit as a bonus among the others. */
export function hitBonusOut(
  row: HitRow,
  audience: Audience,
): Extract<z.input<typeof bonusWire>, { bonus_type: 'jackpot' }> {
  const offer = jackpotOffers.find(({ key }) => key === row.jackpot);
  return {
    id: row.id,
    version: row.status === 'paid' ? 2 : 1,
    ...(offer === undefined ? { name: row.jackpot, description: '' } : audience.words.jackpots[offer.key]),
    user_bonus_status: row.status === 'paid' ? 'bonus_over' : 'active',
    status: 'active',
    valid_from: wireTime(row.created_ms),
    valid_to: null,
    trigger_key: 'jackpot',
    conditions: noConditions,
    banners: offer === undefined ? [] : bannersOut(audience.origin, offer.key),
    show_in_promotion: false,
    issued: {
      times_used: 0,
      uses_left: null,
      issued_at: wireTime(row.created_ms),
      activated_at: wireTime(row.created_ms),
      expired_at: null,
      seen: row.seen === 1,
      computed_status: row.status === 'paid' ? 'past' : 'valid',
    },
    bonus_type: 'jackpot',
    type: 'jackpot',
    hit: hitOut(row, row.player_id, audience),
  };
}
