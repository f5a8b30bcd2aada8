import { randomUUID } from 'node:crypto';
import type { FreebetType } from '@slipstream/contract/entities/bonuses/freebet-type';
import type { Transaction } from 'kysely';
import type { Tables } from '../database/tables.ts';
import type { BonusRow } from './bonus-store.ts';
import type { Offer } from './offer.ts';

export interface Issue {
  readonly offer: Offer;
  readonly playerId: string;
  /** Why it is given: the same reason never gives twice. */
  readonly key: string;
  /** World time. */
  readonly atMs: number;
  /** A reward's own worth, in euro cents. */
  readonly reward?: { readonly type: FreebetType; readonly amount: number };
}

/** Null when it was given before, or when there is no such player. */
export async function issueBonus(transaction: Transaction<Tables>, issue: Issue): Promise<BonusRow | null> {
  const { offer, playerId, key, atMs, reward } = issue;
  const player = await transaction
    .selectFrom('player')
    .select(['currency', 'country', 'verified'])
    .where('id', '=', playerId)
    .executeTakeFirst();
  if (player === undefined) return null;
  const { only_verified: onlyVerified = false, country_codes: countries = [] } = offer.conditions;
  const isFor =
    (!onlyVerified || player.verified === 1) && (countries.length === 0 || countries.includes(player.country));
  const isActive = isFor && offer.startsActive;
  const worth = offer.kind === 'freebet' ? freebetWorth(player.currency, reward ?? offer) : noWorth;
  const row: BonusRow = {
    id: `b${randomUUID().replaceAll('-', '')}`,
    offer: offer.key,
    kind: offer.kind,
    player_id: playerId,
    issue_key: key,
    status: isActive ? 'active' : isFor ? 'available' : 'not_available',
    seen: 0,
    told: 0,
    times_used: 0,
    points: 0,
    points_spent: 0,
    ...worth,
    boost: 1000,
    issued_ms: atMs,
    activated_ms: isActive ? atMs : null,
    expires_ms: offer.lifeMs === null ? null : atMs + offer.lifeMs,
    version: 1,
  };
  const made = await transaction
    .insertInto('bonus')
    .values(row)
    .onConflict((conflict) => conflict.column('issue_key').doNothing())
    .executeTakeFirst();
  return made.numInsertedOrUpdatedRows === 0n ? null : row;
}

type Worth = Pick<BonusRow, 'amount' | 'amount_issued' | 'freebet_type' | 'currency'>;
const noWorth: Worth = { amount: null, amount_issued: null, freebet_type: null, currency: null };

function freebetWorth(currency: string, { type, amount }: { type: FreebetType; amount: number }): Worth {
  const own = perEuroCent[currency] === undefined ? 'EUR' : currency;
  const worth = amountIn(own, amount);
  return { amount: worth, amount_issued: worth, freebet_type: type, currency: own };
}

/** Round figures for play money: what a euro cent is in smallest units of other currencies. */
const perEuroCent: Readonly<Record<string, number>> = {
  EUR: 1,
  USD: 1,
  GBP: 1,
  CAD: 2,
  BRL: 5,
  JPY: 2,
  TRY: 40,
  INR: 90,
  BTC: 15,
  USDT: 10_000,
};

export function amountIn(currency: string, euroCents: number): number {
  return euroCents * (perEuroCent[currency] ?? 1);
}
