import type { Facts } from '../facts.ts';
import type { Complaint } from '../types.ts';

/** A control that looks enabled is enabled. */
export function checkDisabled({ controls }: Pick<Facts, 'controls'>): readonly Complaint[] {
  return controls
    .filter(({ isDisabledUnseen }) => isDisabledUnseen)
    .map(({ role, name, kin }) => ({
      check: 'disabled',
      what: kin,
      detail: `${role} "${name}" is disabled and looks as if it were not`,
    }));
}
