import type { PlayerId } from '@slipstream/units/ids';

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
  /** The names of the profile's fields that are filled in. */
  readonly givenFields: readonly string[];
  readonly isEmailConfirmed: boolean;
  /** The sign-in this request belongs to. */
  readonly loginId: string;
}
