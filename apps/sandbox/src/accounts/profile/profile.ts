import type { profileWire } from '@slipstream/contract/entities/account/profile';
import { wireTime } from '@slipstream/contract/timestamp';
import type { PlayerId } from '@slipstream/units/ids';
import type * as z from 'zod/mini';
import type { AccountParts } from '../account-parts.ts';
import { givenFields, readList, type PlayerRow } from '../players/player.ts';
import { phoneOut, phonesOf } from '../phone/phones.ts';
import { municipalityField } from './profile-fields.ts';
import { statusNames } from './status-names.data.ts';

type ProfileOut = z.input<typeof profileWire>;

/** The profile of a visitor: empty except for the language (SESSION-1). */
export function visitorProfile({ files }: AccountParts, locale: string): ProfileOut {
  return {
    id: null,
    email: null,
    auth_phone: null,
    phones: [],
    name: null,
    language: locale,
    currency: files.system.read().default_currency_code,
    statuses: [],
    auth_fields_missed: [],
    br_regulator: null,
    country: null,
    verified: false,
    created_at: null,
  };
}

export async function playerProfile(parts: AccountParts, playerId: PlayerId): Promise<ProfileOut> {
  const { database } = parts;
  const row = await database.selectFrom('player').selectAll().where('id', '=', playerId).executeTakeFirstOrThrow();
  const phones = (await phonesOf(parts, playerId)).map((phone) => phoneOut(parts, phone));
  const { br_pve: pve, br_municipality: municipality } = row;
  return {
    id: playerId,
    email: row.email === null ? null : { email: row.email, confirmed: row.email_confirmed === 1 },
    auth_phone:
      row.auth_phone === null ? null : (phones.find(({ number }) => number === row.auth_phone) ?? unproven(parts, row)),
    phones,
    name: row.name,
    language: row.language,
    currency: row.currency,
    statuses: readList(row.statuses).map((id) => ({ id, name: statusNames[id] ?? id })),
    auth_fields_missed: missedFields(parts, row),
    br_regulator: pve === null ? null : { pve: pve === 1, municipality_code: municipality },
    country: { code: row.country },
    verified: row.verified === 1,
    created_at: wireTime(row.created_ms),
  };
}

/** A number to sign in with that was never proven by a code. */
function unproven(
  { files }: AccountParts,
  { auth_phone: number, country }: PlayerRow,
): NonNullable<ProfileOut['auth_phone']> {
  const provider = files.system.read().platform_settings.phone_verification_provider;
  const rest = { resend_timeout_until: null, sms_limit_reached: false, provider };
  return { number: number ?? '', country, verified_status: 'unverified', ...rest };
}

/** Fields the site requires that sign-up left open. */
export function missedFields({ files }: AccountParts, row: PlayerRow): string[] {
  const given = givenFields(row);
  const required = files.system.read().player_fields.filter((field) => field.required);
  const missed = required.map(({ field }) => field).filter((field) => !given.includes(field));
  return row.br_pve !== null && row.br_municipality === null ? [...missed, municipalityField] : missed;
}
