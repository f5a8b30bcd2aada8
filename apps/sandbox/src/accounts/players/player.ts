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
    isEmailConfirmed: row.email_confirmed === 1,
    loginId,
  };
}

export function readList(json: string): readonly string[] {
  return JSON.parse(json) as string[];
}
