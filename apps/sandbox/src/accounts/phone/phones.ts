import type { phoneWire } from '@slipstream/contract/entities/account/phone';
import type { Selectable } from 'kysely';
import type * as z from 'zod/mini';
import type { AccountParts } from '../account-parts.ts';
import type { Tables } from '../../database/tables.ts';
import { shownTime } from '../sessions/shown-time.ts';

export type PhoneRow = Selectable<Tables['phone']>;
type PhoneOut = z.input<typeof phoneWire>;

/** A minute between two codes, and no more than so many codes for one number. */
export const resendMs = 60_000;
export const codesMax = 5;

/** The numbers of a player, the one that was set last first. */
export function phonesOf({ database }: AccountParts, playerId: string): Promise<PhoneRow[]> {
  return database
    .selectFrom('phone')
    .selectAll()
    .where('player_id', '=', playerId)
    .orderBy('sent_ms', 'desc')
    .limit(10)
    .execute();
}

export function phoneOut(parts: AccountParts, row: PhoneRow): PhoneOut {
  const untilMs = row.sent_ms + resendMs;
  const isWaiting = row.verified_status === 'pending' && untilMs > parts.realNow();
  return {
    number: row.number,
    country: row.country,
    verified_status: row.verified_status,
    resend_timeout_until: isWaiting ? shownTime(parts, untilMs) : null,
    sms_limit_reached: row.sent_count >= codesMax,
    provider: parts.files.system.read().platform_settings.phone_verification_provider,
  };
}
