import type { UserLimitType } from '@slipstream/contract/entities/account/user-limit';

interface LimitKind {
  readonly type: UserLimitType;
  readonly name: string;
  readonly about: string;
  readonly unit: 'money' | 'time';
  readonly hasPeriod: boolean;
  readonly choices: readonly (readonly [seconds: string, words: string])[];
}

const short = [
  ['60', '1 minute'],
  ['600', '10 minutes'],
  ['1800', '30 minutes'],
  ['3600', '1 hour'],
  ['7200', '2 hours'],
] as const;
const long = [...short.slice(2), ['14400', '4 hours'], ['28800', '8 hours']] as const;
const breaks = [
  ['86400', '1 day'],
  ['604800', '1 week'],
  ['2592000', '30 days'],
  ['15552000', '180 days'],
] as const;

/** The limits a player can set here, in the order they are offered. */
export const limitKinds: readonly LimitKind[] = [
  {
    type: 'reality_check',
    name: 'Reality check',
    about: 'Every so often you are told how long you have played and what it came to.',
    unit: 'time',
    hasPeriod: false,
    choices: short,
  },
  {
    type: 'sportsbook_session',
    name: 'Betting session',
    about: 'After so long betting stops until you have had a break of 15 minutes.',
    unit: 'time',
    hasPeriod: false,
    choices: short,
  },
  {
    type: 'session',
    name: 'Signed in',
    about: 'After so long you are signed out.',
    unit: 'time',
    hasPeriod: false,
    choices: long,
  },
  {
    type: 'activity',
    name: 'Activity',
    about: 'So long may you be here in a day, a week or a month.',
    unit: 'time',
    hasPeriod: true,
    choices: long,
  },
  { type: 'deposit', name: 'Deposits', about: 'So much may be paid in.', unit: 'money', hasPeriod: true, choices: [] },
  { type: 'loss', name: 'Losses', about: 'So much may be lost.', unit: 'money', hasPeriod: true, choices: [] },
  { type: 'wager', name: 'Stakes', about: 'So much may be staked.', unit: 'money', hasPeriod: true, choices: [] },
  { type: 'bet', name: 'One bet', about: 'No bet may be larger.', unit: 'money', hasPeriod: false, choices: [] },
  {
    type: 'coolingoff',
    name: 'A break',
    about: 'No deposits and no bets for so long.',
    unit: 'time',
    hasPeriod: false,
    choices: breaks,
  },
  {
    type: 'selfexclusion',
    name: 'Self-exclusion',
    about: 'You are signed out everywhere and can not sign in for so long. It can not be taken back.',
    unit: 'time',
    hasPeriod: false,
    choices: breaks,
  },
];
