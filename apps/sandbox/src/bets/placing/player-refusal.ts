import { placeErrorCode, type PlaceErrorCode } from '@slipstream/contract/entities/bets/place-error';
import type { Transaction } from 'kysely';
import type { Tables } from '../../database/tables.ts';
import type { Player } from '../../http/player.ts';
import type { BookParts } from '../book-parts.ts';

/** A player with this status proves a phone number before the next bet. */
export const phoneRequired = 'phone_required';

/** What a player must do, or can't do anything about, before any bet of theirs is taken (PLACE-8). */
export async function playerRefusal(
  transaction: Transaction<Tables>,
  { files }: Pick<BookParts, 'files'>,
  { id, brRegulator, givenFields, statuses }: Player,
): Promise<PlaceErrorCode | null> {
  if (brRegulator?.pve === true) return placeErrorCode.playerForbidden;
  if (brRegulator !== null && brRegulator.municipalityCode === null) return placeErrorCode.municipalityNotFound;
  const required = files.system.read().player_fields.filter((field) => field.required);
  if (required.some(({ field }) => !givenFields.includes(field))) return 'profile_incomplete';
  if (!statuses.includes(phoneRequired)) return null;
  const verified = await transaction
    .selectFrom('phone')
    .select('number')
    .where('player_id', '=', id)
    .where('verified_status', '=', 'verified')
    .executeTakeFirst();
  return verified === undefined ? 'phone_not_verified' : null;
}
