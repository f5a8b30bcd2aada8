import type { PlayerId } from '@slipstream/units/ids';
import type { Selectable } from 'kysely';
import type { Tables } from '../database/tables.ts';

export type PlayerRow = Selectable<Tables['player']>;

/** Who makes a request, with what the rules ask about a player. */
export interface Player {
  readonly id: PlayerId;
  readonly language: string;
  /** The currency of the active account. */
  readonly currency: string;
  readonly country: string;
  readonly statuses: readonly string[];
  readonly groups: readonly string[];
  /** Null outside the Brazilian regulator's reach. */
  readonly brRegulator: { readonly pve: boolean; readonly municipalityCode: string | null } | null;
  readonly isEmailConfirmed: boolean;
  /** The sign-in this request belongs to. */
  readonly loginId: string;
}

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
