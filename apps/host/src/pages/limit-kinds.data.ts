import type { UserLimitType } from '@slipstream/contract/entities/account/user-limit';

export interface LimitKind {
  /** All but `time`, which this page shows and removes but does not offer. */
  readonly type: Exclude<UserLimitType, 'time'>;
  readonly unit: 'money' | 'time';
  readonly hasPeriod: boolean;
  /** Seconds. */
  readonly choices: readonly number[];
}

const short = [60, 600, 1800, 3600, 7200] as const;
const long = [1800, 3600, 7200, 14_400, 28_800] as const;
const breaks = [86_400, 604_800, 2_592_000, 15_552_000] as const;

/** The limits a player can set here, in the order they are offered. */
export const limitKinds: readonly LimitKind[] = [
  { type: 'reality_check', unit: 'time', hasPeriod: false, choices: short },
  { type: 'sportsbook_session', unit: 'time', hasPeriod: false, choices: short },
  { type: 'session', unit: 'time', hasPeriod: false, choices: long },
  { type: 'activity', unit: 'time', hasPeriod: true, choices: long },
  { type: 'deposit', unit: 'money', hasPeriod: true, choices: [] },
  { type: 'loss', unit: 'money', hasPeriod: true, choices: [] },
  { type: 'wager', unit: 'money', hasPeriod: true, choices: [] },
  { type: 'bet', unit: 'money', hasPeriod: false, choices: [] },
  { type: 'coolingoff', unit: 'time', hasPeriod: false, choices: breaks },
  { type: 'selfexclusion', unit: 'time', hasPeriod: false, choices: breaks },
];
