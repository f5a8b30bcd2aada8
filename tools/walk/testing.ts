import type { Bet } from '@slipstream/contract/entities/bets/bet';
import type { Control } from './facts.ts';

/** A button in the middle of a page, for tests to change. */
export const plainControl: Control = {
  kind: 'button',
  role: 'button',
  name: 'Save',
  kin: 'button.save in form',
  href: null,
  input: null,
  box: { x: 100, y: 100, width: 80, height: 40 },
  isInSight: true,
  cover: null,
  isDisabled: false,
  isDisabledUnseen: false,
  isInline: false,
  region: 'main',
};

/** An open single of ten euros at 1.85. */
export const plainBet = {
  id: 'b1',
  ref: 'REF-1',
  type: 'single',
  status: 'waiting_results',
  stake: { value: 1000, currency: 'EUR', subunits: 100 },
  winAmount: null,
  odds: 1850,
  selections: [{ id: 's1', status: 'open', odds: 1850 }],
  bonus: null,
  system: null,
  potentialWin: 1850,
  settledAt: null,
  cashout: { parts: [] },
} as unknown as Bet;
