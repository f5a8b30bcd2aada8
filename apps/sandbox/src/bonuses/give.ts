import type { Transaction } from 'kysely';
import type { Tables } from '../database/tables.ts';
import type { BonusRow } from './bonus-store.ts';
import type { BonusParts } from './bonuses.ts';
import { issueBonus } from './issue.ts';
import { offerOf, offers } from './offers.data.ts';

const weekMs = 7 * 86_400_000;

export function weekOf(atMs: number): number {
  return Math.floor(atMs / weekMs);
}

type GiveParts = Pick<BonusParts, 'ledger' | 'worldNow'>;

/** Everything an occasion gives a player, once each: a first deposit, a sign-up. In the transaction of the occasion itself. */
export async function giveAll(
  transaction: Transaction<Tables>,
  trigger: 'sign_up' | 'deposit',
  playerId: string,
  atMs: number,
): Promise<void> {
  for (const offer of offers.filter((known) => known.trigger === trigger)) {
    await issueBonus(transaction, { offer, playerId, key: `${trigger}:${offer.key}:${playerId}`, atMs });
  }
}

/** What the calendar gives this week, to whoever is here; a tournament once. */
export async function issueCalendar(parts: GiveParts, playerId: string): Promise<void> {
  await parts.ledger.write(({ transaction }) => giveCalendar(transaction, playerId, parts.worldNow()));
}

export async function giveCalendar(transaction: Transaction<Tables>, playerId: string, atMs: number): Promise<void> {
  for (const offer of offers.filter(({ trigger }) => trigger === 'calendar')) {
    const week = offer.kind === 'tournament' ? 'once' : weekOf(atMs);
    await issueBonus(transaction, { offer, playerId, key: `calendar:${offer.key}:${playerId}:${week}`, atMs });
  }
}

export type Redeemed =
  | { readonly kind: 'given'; readonly row: BonusRow }
  | { readonly kind: 'unknown' | 'over' | 'again' };

/** What a code gives, once to each player. Case does not matter. */
export async function redeemCode(
  transaction: Transaction<Tables>,
  playerId: string,
  code: string,
  atMs: number,
): Promise<Redeemed> {
  const offer = offers.find(({ promoCode }) => promoCode?.code === code.toUpperCase());
  if (offer === undefined) return { kind: 'unknown' };
  if (offer.promoCode?.isOver === true) return { kind: 'over' };
  const row = await issueBonus(transaction, { offer, playerId, key: `code:${offer.key}:${playerId}`, atMs });
  return row === null ? { kind: 'again' } : { kind: 'given', row };
}

/** A trader's gift, as often as they like. */
export async function giveByHand(
  parts: GiveParts,
  playerId: string,
  key: string,
  times: string,
): Promise<BonusRow | null> {
  const issue = { offer: offerOf(key), playerId, key: `trader:${key}:${playerId}:${times}`, atMs: parts.worldNow() };
  return parts.ledger.write(({ transaction }) => issueBonus(transaction, issue));
}
