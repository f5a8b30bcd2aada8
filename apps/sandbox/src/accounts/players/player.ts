import type { PlayerId } from '@slipstream/units/ids';
import type { Selectable } from 'kysely';
import type { Tables } from '../../database/tables.ts';
import type { Player } from '../../http/player.ts';

export type PlayerRow = Selectable<Tables['player']>;

/** A player's row is ours, so its JSON is trusted. */
export function readPlayer(row: PlayerRow, loginId: string): Player {
  return {
    id: row.id as PlayerId,
    language: row.language,
    currency: row.currency,
    country: row.country,
    statuses: readList(row.statuses),
    groups: readList(row.groups),
    brRegulator: row.br_pve === null ? null : { pve: row.br_pve === 1, municipalityCode: row.br_municipality },
    givenFields: givenFields(row),
    isEmailConfirmed: row.email_confirmed === 1,
    loginId,
  };
}

/**
 * The fields of a profile that are filled in. Consent and password can't be missing: without them there is no account.
 * One who signs in by phone needs no email.
 */
export function givenFields(row: PlayerRow): readonly string[] {
  const others = JSON.parse(row.fields) as Readonly<Record<string, string>>;
  const columns = { email: row.email ?? row.auth_phone, phone: row.auth_phone, name: row.name };
  const own = Object.entries(columns).flatMap(([field, value]) => (value === null ? [] : [field]));
  return [...own, ...Object.keys(others), 'country', 'currency', 'password', 'terms'];
}

export function readList(json: string): readonly string[] {
  return JSON.parse(json) as string[];
}
